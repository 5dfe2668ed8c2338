import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@narrow-seas/core';
import { tellProgress } from './report.ts';
import { faultsOf, type Kind, makeMatch, MAY_PASS, type Match, playOn } from './match.ts';

/** Pairs of people who play one game after another, whatever happens to the server. */
export interface Crowd {
  readonly matches: readonly Match[];
  readonly faults: string[];
  /** How often each code was answered instead of a move. */
  readonly refusals: ReadonlyMap<string, number>;
  readonly acknowledged: () => number;
  readonly brokenTries: () => number;
  /** Until this number of further moves is acknowledged. */
  readonly acknowledgements: (wanted: number) => Promise<void>;
  /** Nobody tries again until the answer is called. */
  readonly hold: () => () => void;
  /** Looks whether every player is still told what he knew. */
  readonly judge: (when: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly keys: () => readonly string[];
}

export interface CrowdSettings {
  readonly kinds: readonly Kind[];
  /** Where a game is made, and where somebody goes on whose server is gone. */
  readonly address: () => string;
  /** Called for a match whose players met no server. */
  readonly broken?: (match: Match) => void;
}

interface Now {
  acknowledged: number;
  brokenTries: number;
  stopped: boolean;
  back: Promise<void>;
}

/** A fault is told at once as well: a trial takes long. */
const note = (faults: string[], fault: string): void => {
  faults.push(fault);
  tellProgress(`FAULT ${fault}`);
};

/** Plays one game after another, for as long as the trial runs. */
const keepPlaying = async (
  { address, broken = () => undefined }: CrowdSettings,
  kind: Kind,
  seed: number,
  { matches, refusals, heard, faults, now }: Parts,
): Promise<void> => {
  const random = seededRandom(seed);
  while (!now.stopped) {
    // oxlint-disable-next-line no-await-in-loop -- one game after another
    const match = await makeMatch(address(), kind).catch(() => undefined);
    // oxlint-disable-next-line no-await-in-loop -- not too soon
    if (match === undefined) await Promise.all([now.back, pause(200)]);
    if (match === undefined) continue;
    matches.push(match);
    // oxlint-disable-next-line no-await-in-loop -- one game after another
    await playOn(match, {
      random,
      isStopped: () => now.stopped,
      back: async () => {
        now.brokenTries += 1;
        await now.back;
        broken(match);
      },
      acknowledged: () => {
        now.acknowledged += 1;
        for (const hear of heard) hear();
      },
      refused: ({ code, sentence }) => {
        refusals.set(code, (refusals.get(code) ?? 0) + 1);
        if (!MAY_PASS.has(code)) note(faults, `A move was refused: ${code}, ${sentence}`);
      },
    });
  }
};

interface Parts {
  readonly matches: Match[];
  readonly faults: string[];
  readonly refusals: Map<string, number>;
  readonly heard: Set<() => void>;
  readonly now: Now;
}

const acknowledgements = ({ heard, now }: Parts, wanted: number): Promise<void> =>
  new Promise(resolve => {
    const end = now.acknowledged + wanted;
    const hear = (): void => {
      if (now.acknowledged < end) return;
      heard.delete(hear);
      resolve();
    };
    heard.add(hear);
  });

const hold = ({ now }: Parts): (() => void) => {
  let open = (): void => undefined;
  now.back = new Promise(resolve => {
    open = resolve;
  });
  return () => open();
};

export const gather = (settings: CrowdSettings): Crowd => {
  const parts: Parts = {
    matches: [],
    faults: [],
    refusals: new Map(),
    heard: new Set(),
    now: { acknowledged: 0, brokenTries: 0, stopped: false, back: Promise.resolve() },
  };
  const { matches, faults, now } = parts;
  const playing = settings.kinds.map(async (kind, place) => keepPlaying(settings, kind, place + 1, parts));
  return {
    matches,
    faults,
    refusals: parts.refusals,
    acknowledged: () => now.acknowledged,
    brokenTries: () => now.brokenTries,
    acknowledgements: async wanted => acknowledgements(parts, wanted),
    hold: () => hold(parts),
    judge: async when => {
      const found = (await Promise.all(matches.map(faultsOf))).flat();
      for (const fault of found) note(faults, `${when}: ${fault}`);
    },
    stop: async () => {
      now.stopped = true;
      await Promise.all(playing);
      for (const { players } of matches) for (const player of players) player.close();
    },
    keys: () =>
      matches.flatMap(({ players }) =>
        players.flatMap(({ acknowledged }) => acknowledged.map(({ key }) => key)),
      ),
  };
};
