// What two browsers have to know of each other to connect, as a short code. Of a description of a session it keeps what differs from one
// to the next; the rest is written here, so that no stranger's description reaches the browser.

import { Bytes, bytesIn, lettersOf, varint } from '../reader/bytes.js';

/** Where a browser can be reached. */
export interface Place {
  address: string;
  port: number;
  /** What others see of it: found by asking a server. */
  isPublic: boolean;
}

/** What one of the two tells. */
export interface LiveCode {
  kind: 'offer' | 'answer';
  /** The name and the password of the connection. */
  name: string;
  password: string;
  /** The hash of the certificate: nobody else can take part. */
  print: Uint8Array;
  places: Place[];
}

/** Bytes of a fingerprint by SHA-256, and the most places that are told. */
const PRINT = 32;
const MOST_PLACES = 12;

const WORD = /^[\w+/-]{4,256}$/;
const ADDRESS = /^(?:[\w-]{1,64}\.local|\d{1,3}(?:\.\d{1,3}){3}|[\da-f:]{2,45}(?:\.\d{1,3}){0,3})$/i;

/** Reads what is needed out of a description of a session. */
export function codeOf(kind: LiveCode['kind'], description: string): LiveCode {
  const value = (name: string): string => new RegExp(`^a=${name}:(.*)$`, 'm').exec(description)?.[1]?.trim() ?? '';
  const print = value('fingerprint').replace(/^sha-256 /i, '');
  const lines = description.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim);
  const places = [...lines].map(([, address = '', port, type]) => ({
    address,
    port: Number(port),
    isPublic: type === 'srflx',
  }));
  return {
    kind,
    name: value('ice-ufrag'),
    password: value('ice-pwd'),
    print: Uint8Array.from(print.split(':'), (it) => Number.parseInt(it, 16)),
    places: places.filter((it) => ADDRESS.test(it.address)).slice(0, MOST_PLACES),
  };
}

/** Places by how good they are: those of the own network first. */
const priority = (isPublic: boolean, index: number): number =>
  ((isPublic ? 100 : 126) << 24) + ((65_535 - index) << 8) + 255;

/** The description of a session that a code stands for. */
export function descriptionOf({ kind, name, password, print, places }: LiveCode): string {
  const hex = [...print].map((it) => it.toString(16).padStart(2, '0').toUpperCase()).join(':');
  const candidates = places.map(({ address, port, isPublic }, n) => {
    const type = isPublic ? 'srflx raddr 0.0.0.0 rport 0' : 'host';
    return `a=candidate:${n + 1} 1 udp ${priority(isPublic, n)} ${address} ${port} typ ${type}`;
  });
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates,
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hex}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** The names under which browsers hide addresses of the own network: 16 bytes, and an ending. */
const HIDDEN = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/;

/** An address: a name of 16 bytes behind a zero, others as they are. */
function addressBytes(address: string): number[] {
  const parts = HIDDEN.exec(address)?.slice(1).join('').match(/../g);
  return parts ? [0, ...parts.map((it) => Number.parseInt(it, 16))] : textBytes(address);
}

function readAddress(source: Bytes): string {
  const length = source.varint();
  if (length > 0) return new TextDecoder().decode(source.take(length));
  const hex = [...source.take(16)].map((it) => it.toString(16).padStart(2, '0')).join('');
  return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
}

const textBytes = (text: string): number[] => [...varint(text.length), ...new TextEncoder().encode(text)];

/** Writes a code in letters that an address may hold. */
export function writeCode({ kind, name, password, print, places }: LiveCode): string {
  return lettersOf([
    kind === 'offer' ? 0 : 1,
    ...textBytes(name),
    ...textBytes(password),
    ...print,
    ...places.flatMap((it) => [...varint(it.port * 2 + (it.isPublic ? 1 : 0)), ...addressBytes(it.address)]),
  ]);
}

/** Reads a code; `undefined` if it is none. */
export function readCode(letters: string): LiveCode | undefined {
  try {
    const source = new Bytes(bytesIn(letters));
    const text = (): string => new TextDecoder().decode(source.take(source.varint()));
    const kind = (['offer', 'answer'] as const)[source.next()];
    const [name, password, print] = [text(), text(), source.take(PRINT)];
    const places: Place[] = [];
    while (source.left > 0 && places.length < MOST_PLACES) {
      const port = source.varint();
      places.push({ port: port >> 1, isPublic: port % 2 === 1, address: readAddress(source) });
    }
    const isSound =
      WORD.test(name) && WORD.test(password) && places.every((it) => ADDRESS.test(it.address) && it.port < 65_536);
    return kind && isSound ? { kind, name, password, print, places } : undefined;
  } catch {
    return undefined;
  }
}
