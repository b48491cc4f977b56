// The direct connection of two browsers, by WebRTC: letters go through it as soon as they are written. Nothing is asked of any server
// but those that the page names.

import { codeOf, descriptionOf, readCode, writeCode } from './live-code.js';

/** Milliseconds in which a browser finds out where it can be reached. */
const PATIENCE = 3000;

/** Characters of a letter that is read. */
const MOST = 100_000;

/** What comes of a connection. */
export interface LiveEvents {
  /** A letter has come. */
  letter(letters: string): void;
  /** It is open, or no longer. */
  changed(): void;
}

/** Whether browsers can connect here. */
export const canConnect = (): boolean => typeof globalThis.RTCPeerConnection === 'function';

/** Servers that a page names for finding out how a browser is reached from outside: no other kind is asked. */
export const serversOf = (host: HTMLElement): string[] =>
  (host.getAttribute('ice') ?? '').split(/\s+/).filter((it) => /^stuns?:[\w.:[\]-]+$/.test(it));

/** A connection in the making, or made. */
export class LiveLink {
  /** Letters go through. */
  isOpen = false;
  /** They did once. */
  wasOpen = false;
  readonly #peer: RTCPeerConnection;
  readonly #events: LiveEvents;
  #channel: RTCDataChannel | undefined;

  constructor(servers: string[], events: LiveEvents) {
    this.#events = events;
    this.#peer = new RTCPeerConnection(servers.length > 0 ? { iceServers: [{ urls: servers }] } : {});
    this.#peer.addEventListener('connectionstatechange', () => this.#look());
    this.#peer.addEventListener('datachannel', ({ channel }) => this.#use(channel));
  }

  /** The code with which the other one can answer. */
  async offer(): Promise<string> {
    this.#use(this.#peer.createDataChannel('game'));
    return this.#describe('offer', await this.#peer.createOffer());
  }

  /** The answer to a code; `undefined` if it is none. */
  async answer(letters: string): Promise<string | undefined> {
    const code = readCode(letters);
    if (code?.kind !== 'offer') return undefined;
    await this.#peer.setRemoteDescription({ type: 'offer', sdp: descriptionOf(code) });
    return this.#describe('answer', await this.#peer.createAnswer());
  }

  /** Connects by the answer of the other one; `false` if it is none. */
  async accept(letters: string): Promise<boolean> {
    const code = readCode(letters);
    if (code?.kind !== 'answer' || this.#peer.signalingState !== 'have-local-offer') return false;
    await this.#peer.setRemoteDescription({ type: 'answer', sdp: descriptionOf(code) });
    return true;
  }

  /** Whether no connection came about. */
  get hasFailed(): boolean {
    return !this.wasOpen && this.#peer.connectionState === 'failed';
  }

  /** Sends a letter, if it is open. */
  send(letters: string): void {
    if (this.#channel?.readyState === 'open') this.#channel.send(letters);
  }

  /** Ends it. */
  close(): void {
    this.#channel?.close();
    this.#peer.close();
    this.#look();
  }

  /** Everything that the other one has to know stands in the code: nothing is told later. */
  async #describe(kind: 'offer' | 'answer', description: RTCSessionDescriptionInit): Promise<string> {
    const peer = this.#peer;
    const found = new Promise<void>((resolve) => {
      setTimeout(resolve, PATIENCE);
      peer.addEventListener('icegatheringstatechange', () => peer.iceGatheringState === 'complete' && resolve());
    });
    await peer.setLocalDescription(description);
    if (peer.iceGatheringState !== 'complete') await found;
    return writeCode(codeOf(kind, peer.localDescription?.sdp ?? ''));
  }

  #use(channel: RTCDataChannel): void {
    this.#channel = channel;
    channel.addEventListener('open', () => this.#look());
    channel.addEventListener('close', () => this.#look());
    channel.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && data.length <= MOST) this.#events.letter(data);
    });
    this.#look();
  }

  #look(): void {
    const isOpen =
      this.#channel?.readyState === 'open' && !/^(?:disconnected|failed|closed)$/.test(this.#peer.connectionState);
    if (isOpen === this.isOpen && !this.hasFailed) return;
    this.isOpen = isOpen;
    this.wasOpen ||= isOpen;
    this.#events.changed();
  }
}
