// Soft sounds of moves, made on the spot: a knock for a move, a deeper one for a capture, two tones for a check. Off until the reader wants them.

import type { Follower, Game } from '../game/game.js';

/** A sound: its tones in hertz, when they begin and how long they ring, in seconds, and how loud they are. */
type Tone = readonly [pitch: number, begin: number, length: number, loudness: number];

const SOUNDS = {
  move: [
    [330, 0, 0.07, 0.16],
    [165, 0, 0.05, 0.1],
  ],
  capture: [
    [196, 0, 0.11, 0.2],
    [98, 0, 0.09, 0.14],
  ],
  check: [
    [440, 0, 0.12, 0.14],
    [587, 0.09, 0.16, 0.12],
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** What a move sounds like. */
export type Sound = keyof typeof SOUNDS;

/** Plays a sound. */
function play(context: AudioContext, sound: Sound): void {
  const now = context.currentTime + 0.01;
  for (const [pitch, begin, length, loudness] of SOUNDS[sound]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + begin);
    volume.gain.linearRampToValueAtTime(loudness, now + begin + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.001, now + begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + begin);
    tone.stop(now + begin + length);
  }
}

/** The sound of the last move. */
export function soundOf({ scene }: Game['state']): Sound {
  if (scene.checks.length > 0) return 'check';
  return scene.last && scene.last.removed.length > 0 ? 'capture' : 'move';
}

let context: AudioContext | undefined;

/** Follows a game: every move that is played sounds, as long as the reader wants it. */
export function sounds({ state }: Game): Follower {
  let known = state.scene;
  return {
    show() {
      const isMove = state.scene !== known && state.input.kind === 'animating';
      known = state.scene;
      if (!isMove || state.preferences.sound !== 'on') return;
      context ??= new AudioContext();
      // Browsers let pages sound after the first click; until then nothing is heard.
      if (context.state === 'suspended') void context.resume();
      play(context, soundOf(state));
    },
  };
}
