import type { BattleScene, Score } from '@narrow-seas/core';
import type { LogEntry, Moment, Snapshot, Tale } from '../link/protocol.ts';
import type { GameDisplay } from '../catalogue/game-display.ts';
import { type Episode, episodesOf } from './episodes.ts';
import { attacksIn, type FightCount, fightsOf } from './fights.ts';
import { type Luck, luckOf } from './luck.ts';
import { sayEntry, sayOfPiece } from './speech.ts';
import { type TurnName, turnName } from './turn-name.ts';

/** Something told of the game, with the entry at which it can be seen again. */
export interface ReportItem {
  readonly number: number;
  readonly turn: TurnName;
  readonly text: string;
}

export interface TurningPoint extends ReportItem {
  readonly points: number;
  /** The side that gained them. */
  readonly side: string;
}

export interface Loss extends ReportItem {
  readonly unit: string;
}

/** How an attack went: for the best of a side what it brought, for the worst what was hoped for. */
export interface Feat extends ReportItem {
  readonly points: number;
  readonly chance: number;
}

export interface SideReport {
  readonly side: string;
  readonly losses: readonly Loss[];
  readonly luck: Luck;
  readonly fights: FightCount;
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
  readonly display: GameDisplay;
  readonly snapshot: Snapshot;
  readonly log: readonly LogEntry[];
  readonly timeline: readonly Moment[];
  /** What the story tells of each entry. */
  readonly tales: readonly Tale[];
}

const MOST_TURNING = 6;

export const reportOf = (sources: Sources): Report => {
  const { display, snapshot, log, timeline } = sources;
  const episodes = episodesOf(display, log, timeline);
  const fought = attacksIn(sources.tales);
  return {
    result: snapshot.outcome?.summary ?? snapshot.score.summary,
    isOver: snapshot.outcome !== undefined,
    turn: turnName(display.track(snapshot.view)),
    lines: snapshot.score.lines.filter(({ earned }) => earned),
    turning: turningPoints(sources, episodes),
    sides: Object.keys(display.sides).map(side => sideReport(sources, { episodes, fought }, side)),
    byTurn: pointsByTurn(display, timeline),
  };
};

const otherSide = ({ sides }: GameDisplay, side: string): string =>
  Object.keys(sides).find(name => name !== side) ?? side;

const gainOf = ({ snapshot }: Sources, side: string, swing: number): number =>
  side === snapshot.score.side ? swing : 0 - swing;

const tell = ({ display, snapshot }: Sources, { number, turn, entries, won }: Episode): ReportItem => ({
  number,
  turn,
  text: [...entries.map(entry => sayEntry(display, snapshot.view, entry)), ...won].join(' '),
});

/** The largest swings, in the order in which they came. */
const turningPoints = (sources: Sources, episodes: readonly Episode[]): readonly TurningPoint[] => {
  const { display, snapshot } = sources;
  const { side } = snapshot.score;
  return episodes
    .filter(({ swing }) => swing !== 0)
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST_TURNING)
    .toSorted((one, other) => one.number - other.number)
    .map(episode => ({
      ...tell(sources, episode),
      points: Math.abs(episode.swing),
      side: episode.swing > 0 ? side : otherSide(display, side),
    }));
};

interface Past {
  readonly episodes: readonly Episode[];
  readonly fought: readonly BattleScene[];
}

const sideReport = (sources: Sources, { episodes, fought }: Past, side: string): SideReport => {
  const attacks = episodes.filter(({ by, attack }) => by === side && attack !== undefined);
  return {
    side,
    losses: lossesOf(sources, side),
    luck: luckOf(attacks.map(episode => ({ chance: chanceOf(episode), hit: episode.attack?.hit === true }))),
    fights: fightsOf(fought, side),
    best: bestOf(sources, attacks, side),
    worst: worstOf(sources, attacks, side),
  };
};

const chanceOf = ({ attack }: Episode): number => (attack === undefined ? 0 : attack.need / attack.faces);

const featOf = (sources: Sources, episode: Episode, side: string): Feat => ({
  ...tell(sources, episode),
  points: gainOf(sources, side, episode.swing),
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
  const { display, timeline } = sources;
  const tint = display.sides[side]?.tint;
  return timeline.flatMap((moment, place) => {
    const before = timeline[place - 1]?.lost ?? [];
    const lost = moment.lost.filter(id => !before.includes(id));
    if (lost.length === 0) return [];
    return display
      .board(moment.view)
      .pieces.filter(piece => piece.side === tint && lost.includes(piece.id))
      .map(({ id }) => lossOf(sources, moment, id));
  });
};

const lossOf = ({ display, log }: Sources, { length, view }: Moment, piece: number): Loss => {
  const entry = log[length - 1];
  return {
    number: length,
    turn: turnName(display.track(view)),
    unit: display.namePiece(view, piece),
    text: entry === undefined ? '' : sayOfPiece(display, view, entry, piece),
  };
};

const pointsByTurn = (display: GameDisplay, timeline: readonly Moment[]): Report['byTurn'] => {
  const nets = new Map<TurnName, number>();
  let [last, net] = [0, 0];
  for (const moment of timeline) {
    const track = display.track(moment.view);
    // Nothing changed in the turns between; a second act counts its turns from the first again.
    const from = track.now < last ? 0 : last;
    for (let now = from + 1; now < track.now; now += 1) nets.set(turnName({ ...track, now }), net);
    net = moment.score.lead;
    nets.set(turnName(track), net);
    last = track.now;
  }
  return [...nets].map(([turn, points]) => ({ turn, net: points }));
};
