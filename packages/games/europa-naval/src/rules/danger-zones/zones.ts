import { hasHex, hexesIn } from '@narrow-seas/hex';
import { dateOf } from '../../model/date.ts';
import { type DangerCause, type SafeZone, safeZoneHexes } from './danger-zone.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import { hexOrPort } from '../../scenarios/setup.ts';
import type { Common, Port, State } from '../../model/state.ts';
import type { Step } from '../../turn/step.ts';

/** [36.D 1-4] A port with damage, a blockade or new owners exerts nothing; silenced once, not for the player-turn. */
const letterOf = (
  { owner, collateral, blockaded, quietUntil }: Port,
  playerTurn: number,
  before: string | undefined,
): string => {
  if (owner === 'neutral') return 'n';
  const letter = owner === 'axis' ? 'x' : 'a';
  const silent = collateral || blockaded || playerTurn < quietUntil || before === letter;
  return silent ? letter : letter.toUpperCase();
};

/** [36.D.1.a 3] [F.20.3] The hexes whose loss opens the Gulf of Finland. */
const LINE: readonly string[] = ['Hango', 'Tallinn', '1B:0715'];

const lineFell = (common: Common): boolean => {
  if (common.danger.lineFell || common.map !== 'baltic') return common.danger.lineFell;
  return LINE.some(name => ownerAt(common, hexOrPort(chartOf(common), name)) === 'axis');
};

const noneIsAxis = (common: Common, tag: string): boolean =>
  chartOf(common).ports.every(({ id, tags }) => !tags.includes(tag) || common.ports[id]?.owner !== 'axis');

/** [36.D.1.c] Permanently gone once the Axis owns every port in it. */
const isLost = (common: Common, safe: SafeZone): boolean => {
  const chart = chartOf(common);
  const zone = safeZoneHexes(chart, safe);
  const inside = chart.ports.filter(({ hex }) => hasHex(zone, hex));
  return hexesIn(zone).length > 0 && inside.every(({ id }) => common.ports[id]?.owner === 'axis');
};

const EXPANSION = dateOf('Jan I 43');

/** [36.D.1.c] [F.20.4] In a Soviet initial phase, from 1943 on, and never back. */
const expanded = (common: Common, safe: SafeZone): SafeZone => {
  if (common.phasing !== 'allied' || common.date < EXPANSION || safe === 'x2') return safe;
  if (noneIsAxis(common, 'X2')) return 'x2';
  return noneIsAxis(common, 'X1') ? 'x1' : safe;
};

/** [36.D.1.c] It begins with the Axis player-turn after the fall of the line. */
const begun = ({ danger, phasing }: Common, opening: boolean): SafeZone =>
  danger.safe === 'none' && opening && phasing === 'axis' ? 'kronshtadt' : danger.safe;

const safeZone = (common: Common, fell: boolean, opening: boolean): SafeZone => {
  if (common.map !== 'baltic' || !fell) return common.danger.safe;
  const safe = begun(common, opening);
  if (safe === 'none' || safe === 'ended') return safe;
  if (isLost(common, safe)) return 'ended';
  return opening ? expanded(common, safe) : safe;
};

/** [36.D] What the zones come from now; `opening` at the start of a player-turn, when safe zones begin and grow. */
export const causeNow = (common: Common, opening: boolean): DangerCause => {
  const fell = lineFell(common);
  return {
    ports: common.ports
      .map((port, id) => letterOf(port, common.playerTurn, opening ? undefined : common.danger.ports[id]))
      .join(''),
    italySurrendered: common.italy.surrendered,
    lineFell: fell,
    safe: safeZone(common, fell, opening),
  };
};

const isSame = (a: DangerCause, b: DangerCause): boolean =>
  a.ports === b.ports &&
  a.italySurrendered === b.italySurrendered &&
  a.lineFell === b.lineFell &&
  a.safe === b.safe;

/** [F.3.2] Zones are drawn again only when their cause has changed. */
export const redraw = ({ common }: State, opening: boolean): readonly Event[] => {
  const danger = causeNow(common, opening);
  return isSame(danger, common.danger) ? [] : [{ type: 'zones-drawn', danger }];
};

export const zones: Step = { name: 'zones', applies: () => true, begin: state => redraw(state, true) };
