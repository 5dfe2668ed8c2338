import type { BattleScene } from '@narrow-seas/core';
import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import type { Film } from './film.ts';

/** Short sounds of our own, made when they are heard: nothing is loaded. All are shorter than a second. */

const LOUD = 0.16;

type Tone = (context: AudioContext, at: number) => void;

/** Noise through a filter that closes: a shot, a splash, a blast. */
const noise =
  (seconds: number, from: number, to: number, volume: number): Tone =>
  (context, at) => {
    const frames = Math.ceil(context.sampleRate * seconds);
    const buffer = context.createBuffer(1, frames, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let frame = 0; frame < frames; frame += 1) data[frame] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: from });
    const gain = new GainNode(context, { gain: volume * LOUD });
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
    gain.gain.setValueAtTime(volume * LOUD, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(at);
  };

/** A tone that falls or rises. */
const tone =
  (seconds: number, from: number, to: number, volume: number): Tone =>
  (context, at) => {
    const source = new OscillatorNode(context, { type: 'sine', frequency: from });
    const gain = new GainNode(context, { gain: volume * LOUD });
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + seconds);
    gain.gain.setValueAtTime(volume * LOUD, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    source.connect(gain).connect(context.destination);
    source.start(at);
    source.stop(at + seconds);
  };

const all =
  (...tones: readonly Tone[]): Tone =>
  (context, at) => {
    for (const one of tones) one(context, at);
  };

const later =
  (seconds: number, then: Tone): Tone =>
  (context, at) =>
    then(context, at + seconds);

const click = noise(0.04, 5000, 1800, 0.5);

const SOUNDS = {
  roll: all(click, later(0.13, click), later(0.29, click), later(0.5, click)),
  loss: all(noise(0.85, 900, 60, 1.6), tone(0.8, 70, 32, 1.8)),
  hit: all(noise(0.4, 1400, 200, 1.2), tone(0.3, 110, 60, 1)),
  none: noise(0.35, 2600, 500, 0.5),
} as const;

const soundOf = ({ battle, isRolling }: Film): keyof typeof SOUNDS | undefined => {
  if (battle === undefined || (battle.verdict === '' && !isRolling)) return undefined;
  return isRolling ? 'roll' : battle.effect;
};

/** Lets battles sound while the table is open and the player wants it. */
export const openSounds = (film: Store<Film>, settings: Store<Settings>): (() => void) => {
  const state: { context: AudioContext | undefined; battle: BattleScene | undefined; isRolling: boolean } = {
    context: undefined,
    battle: undefined,
    isRolling: false,
  };
  const play = (name: keyof typeof SOUNDS): void => {
    try {
      state.context ??= new AudioContext();
      SOUNDS[name](state.context, state.context.currentTime + 0.01);
    } catch {
      // A browser without sound still shows the result.
    }
  };
  const hear = (): void => {
    const { battle, isRolling } = film.get();
    if (battle === state.battle && isRolling === state.isRolling) return;
    state.battle = battle;
    state.isRolling = isRolling;
    const sound = soundOf(film.get());
    if (sound !== undefined && settings.get().sound === 'yes') play(sound);
  };
  const stop = film.subscribe(hear);
  return () => {
    stop();
    state.context?.close().catch(() => undefined);
  };
};
