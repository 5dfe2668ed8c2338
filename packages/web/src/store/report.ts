import type { Score } from '@narrow-seas/core';
import type { LogEntry, Moment, Standing } from '../link/protocol.ts';
import type { Exhibit } from '../shelf/exhibit.ts';
import { type Episode, episodesOf, netOf } from './episodes.ts';
import { type Luck, luckOf } from './luck.ts';
import { firstSentence, sayEntry, sayOfPiece } from './speech.ts';
import { type TurnName, turnName } from './turn-name.ts';

/** Something told of the game, with the entry at which it can be seen again. */
export interface Told {
  readonly number: number;
  readonly turn: TurnName;
  readonly text: string;
}

export interface TurningPoint extends Told {
  readonly points: number;
  /** The side that gained them. */
  readonly side: string;
}

export interface Loss extends Told {
  readonly unit: string;
}

/** How an attack went: for the best of a side what it brought, for the worst what was hoped for. */
export interface Feat extends Told {
  readonly points: number;
  readonly chance: number;
}

export interface SideReport {
  readonly side: string;
  readonly losses: readonly Loss[];
  readonly luck: Luck;
  readonly best: Feat | undefined;
  readonly worst: Feat | undefined;
}

/** What a game comes to, worked out from its log and from how it was scored on the way. */
export interface Report {
  readonly result: string;
  readonly isOver: boolean;
  readonly turn: TurnName;
  readonly lines: Score['lines'];
  readonly turning: readonly TurningPoint[];
  readonly sides: readonly SideReport[];
  /** Points at the end of each turn that has been played. */
  readonly byTurn: readonly { readonly turn: TurnName; readonly net: number }[];
}

export interface Sources {
  readonly exhibit: Exhibit;
  readonly standing: Standing;
  readonly log: readonly LogEntry[];
  readonly course: readonly Moment[];
}

const MOST_TURNING = 6;

export const reportOf = (sources: Sources): Report => {
  const { exhibit, standing, log, course } = sources;
  const episodes = episodesOf(exhibit, log, course);
  return {
    result: standing.outcome?.summary ?? standing.score.summary,
    isOver: standing.outcome !== undefined,
    turn: turnName(exhibit.track(standing.view)),
    lines: standing.score.lines.filter(({ earned }) => earned),
    turning: turningPoints(sources, episodes),
    sides: Object.keys(exhibit.sides).map(side => sideReport(sources, episodes, side)),
    byTurn: pointsByTurn(exhibit, course),
  };
};

const otherSide = ({ sides }: Exhibit, side: string): string =>
  Object.keys(sides).find(name => name !== side) ?? side;

const gainOf = ({ pointsFor }: Exhibit, side: string, swing: number): number =>
  side === pointsFor ? swing : 0 - swing;

const tell = ({ exhibit, standing }: Sources, { number, turn, entries, won }: Episode): Told => ({
  number,
  turn,
  text: [...entries.map(entry => sayEntry(exhibit, standing.view, entry)), ...won].join(' '),
});

/** The largest swings, in the order in which they came. */
const turningPoints = (sources: Sources, episodes: readonly Episode[]): readonly TurningPoint[] => {
  const { exhibit } = sources;
  return episodes
    .filter(({ swing }) => swing !== 0)
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST_TURNING)
    .toSorted((one, other) => one.number - other.number)
    .map(episode => ({
      ...tell(sources, episode),
      points: Math.abs(episode.swing),
      side: episode.swing > 0 ? exhibit.pointsFor : otherSide(exhibit, exhibit.pointsFor),
    }));
};

const sideReport = (sources: Sources, episodes: readonly Episode[], side: string): SideReport => {
  const attacks = episodes.filter(({ by, attack }) => by === side && attack !== undefined);
  return {
    side,
    losses: lossesOf(sources, side),
    luck: luckOf(attacks.map(episode => ({ chance: chanceOf(episode), hit: episode.attack?.hit === true }))),
    best: bestOf(sources, attacks, side),
    worst: worstOf(sources, attacks, side),
  };
};

const chanceOf = ({ attack }: Episode): number => (attack === undefined ? 0 : attack.need / attack.faces);

const featOf = (sources: Sources, episode: Episode, side: string): Feat => ({
  ...tell(sources, episode),
  points: gainOf(sources.exhibit, side, episode.swing),
  chance: chanceOf(episode),
});

/** The hit that brought most; of equals the one that was least likely. */
const bestOf = (sources: Sources, attacks: readonly Episode[], side: string): Feat | undefined =>
  attacks
    .filter(({ attack }) => attack?.hit === true)
    .map(episode => featOf(sources, episode, side))
    .toSorted((one, other) => other.points - one.points || one.chance - other.chance)[0];

/** The miss that cost most; of equals the one that should have hit. */
const worstOf = (sources: Sources, attacks: readonly Episode[], side: string): Feat | undefined =>
  attacks
    .filter(({ attack }) => attack?.hit === false)
    .map(episode => featOf(sources, episode, side))
    .toSorted((one, other) => one.points - other.points || other.chance - one.chance)[0];

/** Who was lost at which moment. A piece is what it was then: another act may give its number to another unit. */
const lossesOf = (sources: Sources, side: string): readonly Loss[] => {
  const { exhibit, course } = sources;
  const tint = exhibit.sides[side]?.tint;
  return course.flatMap((moment, place) => {
    const before = course[place - 1]?.lost ?? [];
    const lost = moment.lost.filter(id => !before.includes(id));
    if (lost.length === 0) return [];
    return exhibit
      .table(moment.view)
      .pieces.filter(piece => piece.side === tint && lost.includes(piece.id))
      .map(({ id }) => lossOf(sources, moment, id));
  });
};

const lossOf = ({ exhibit, log }: Sources, { length, view }: Moment, piece: number): Loss => {
  const entry = log[length - 1];
  return {
    number: length,
    turn: turnName(exhibit.track(view)),
    unit: firstSentence(exhibit.sayPiece(view, piece))[0],
    text: entry === undefined ? '' : sayOfPiece(exhibit, view, entry, piece),
  };
};

const pointsByTurn = (exhibit: Exhibit, course: readonly Moment[]): Report['byTurn'] => {
  const nets = new Map<TurnName, number>();
  let [last, net] = [0, 0];
  for (const moment of course) {
    const track = exhibit.track(moment.view);
    // Nothing changed in the turns between; a second act counts its turns from the first again.
    const from = track.now < last ? 0 : last;
    for (let now = from + 1; now < track.now; now += 1) nets.set(turnName({ ...track, now }), net);
    net = netOf(moment);
    nets.set(turnName(track), net);
    last = track.now;
  }
  return [...nets].map(([turn, points]) => ({ turn, net: points }));
};
