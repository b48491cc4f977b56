// Live play: what two browsers tell each other before they connect, as a short code.

import { expect, test } from 'vitest';
import { codeOf, descriptionOf, readCode, writeCode } from '../../pkg-template/src/friend/live-code.js';
import { serversOf } from '../../pkg-template/src/friend/live-link.js';

const PRINT = Array.from({ length: 32 }, (_, n) => (n * 5).toString(16).padStart(2, '0').toUpperCase()).join(':');

/** What a browser says of itself. */
const DESCRIPTION = `v=0\r
o=- 46117 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
a=msid-semantic: WMS\r
m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
a=candidate:1 1 udp 2113937151 6b4f718a-7d72-4fae-a00d-c2f73e10b296.local 54321 typ host generation 0 network-cost 999\r
a=candidate:2 1 udp 2113937151 2001:db8::7 40000 typ host generation 0\r
a=candidate:3 1 udp 1677729535 198.51.100.7 60001 typ srflx raddr 0.0.0.0 rport 0 generation 0\r
a=candidate:4 1 tcp 1518280447 192.0.2.1 9 typ host tcptype active\r
a=ice-ufrag:aB+/\r
a=ice-pwd:0123456789abcdefghijklmn\r
a=ice-options:trickle\r
a=fingerprint:sha-256 ${PRINT}\r
a=setup:actpass\r
a=mid:0\r
a=sctp-port:5000\r
a=max-message-size:262144\r
`;

test('a code tells what the other browser needs, and is short', () => {
  const code = writeCode(codeOf('offer', DESCRIPTION));
  expect(code.length).toBeLessThan(180);
  const read = readCode(code);
  expect(read).toMatchObject({ kind: 'offer', name: 'aB+/', password: '0123456789abcdefghijklmn' });
  expect(read?.places).toEqual([
    { address: '6b4f718a-7d72-4fae-a00d-c2f73e10b296.local', port: 54321, isPublic: false },
    { address: '2001:db8::7', port: 40000, isPublic: false },
    { address: '198.51.100.7', port: 60001, isPublic: true },
  ]);
  const again = read ? codeOf('offer', descriptionOf(read)) : undefined;
  expect(again).toEqual(read);
});

test('a code that is none, or holds something else than names, numbers and addresses, is not read', () => {
  const sound = codeOf('answer', DESCRIPTION);
  for (const it of ['', 'AA', '%', 'A'.repeat(400)]) expect(readCode(it), it).toBeUndefined();
  const other = { address: '192.0.2.1', port: 1, isPublic: false };
  for (const address of ['a b', '1.2.3.4\r\na=x', 'stranger.example', ''])
    expect(readCode(writeCode({ ...sound, places: [{ ...other, address }] })), address).toBeUndefined();
  expect(readCode(writeCode({ ...sound, name: 'x\r\ny' }))).toBeUndefined();
  expect(readCode(writeCode({ ...sound, places: [{ ...other, port: 70_000 }] }))).toBeUndefined();
});

test('no other servers are asked than the page names', () => {
  const host = (ice: string | null) => ({ getAttribute: () => ice }) as unknown as HTMLElement;
  expect(serversOf(host(null))).toEqual([]);
  expect(serversOf(host('stun:stun.example.org:3478 https://x.example turn:y stuns:[2001:db8::1]:5349'))).toEqual([
    'stun:stun.example.org:3478',
    'stuns:[2001:db8::1]:5349',
  ]);
});
