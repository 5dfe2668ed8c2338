import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { chartOf, hexOfPlace } from '../../model/fleet.ts';
import type { Fleet } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { AirId } from '../../model/vocabulary.ts';
import { readyUnits } from '../../rules/air/air.ts';
import { isFighter } from '../../rules/air/cover.ts';
import type { AirSegment, RaidTarget, StrikeChoice } from '../../model/shore/phase.ts';
import { bombValue } from '../../rules/air/raid.ts';
import { escortsAt, strikersAt } from '../../rules/air/striker.ts';

/** Hexes with something in them; aircraft may fly to any hex in range, which would be a list without end. */
const places = ({ common, own, sightings }: View): ReadonlySet<HexId> => {
  const { ports, fields } = chartOf(common);
  const groups = [...(own?.groups ?? []), ...sightings].flatMap(
    ({ place }) => hexOfPlace(common, place) ?? [],
  );
  return new Set([
    ...ports.map(({ hex }) => hex),
    ...fields.map(({ hex }) => hex),
    ...common.mines.map(({ hex }) => hex),
    ...groups,
  ]);
};

function* covers(view: View, own: Fleet, { side }: AirSegment): Generator<Action> {
  const hexes = places(view);
  for (const { unit } of readyUnits(view.common, own, side)) {
    for (const hex of hexes) yield { type: 'cover', unit, mission: { kind: 'patrol', hex } };
    if (!isFighter(view.common, unit)) continue;
    for (const hex of hexes) yield { type: 'cover', unit, mission: { kind: 'cap', over: { hex } } };
    for (const { id } of own.groups)
      yield { type: 'cover', unit, mission: { kind: 'cap', over: { group: id } } };
  }
}

const targets = ({ common, harbours }: View): readonly RaidTarget[] => [
  { kind: 'malta' },
  ...harbours.map(({ port }) => ({ kind: 'ships', port }) as const),
  ...chartOf(common).ports.map(({ id }) => ({ kind: 'port', port: id }) as const),
  ...common.mines.map(({ hex }) => ({ kind: 'mines', hex }) as const),
  ...chartOf(common).ports.map(({ hex }) => ({ kind: 'mines', hex }) as const),
];

/** A bomber by itself, and with each fighter that is ready. */
function* sorties(
  bombers: readonly AirId[],
  fighters: readonly AirId[],
  target: RaidTarget,
): Generator<Action> {
  for (const bomber of bombers) {
    yield { type: 'raid', bombers: [bomber], escorts: [], target };
    for (const escort of fighters)
      if (escort !== bomber) yield { type: 'raid', bombers: [bomber], escorts: [escort], target };
  }
}

function* attacks(view: View, own: Fleet, { side }: AirSegment): Generator<Action> {
  const { common } = view;
  const ready = readyUnits(common, own, side).map(({ unit }) => unit);
  const fighters = ready.filter(unit => isFighter(common, unit));
  for (const target of targets(view)) {
    const bombers = ready.filter(unit => bombValue(common, unit, target) > 0);
    yield* sorties(bombers, fighters, target);
  }
}

export function* listSegment(view: View, own: Fleet, phase: AirSegment): Generator<Action> {
  yield { type: 'done' };
  yield* phase.part === 'cover' ? covers(view, own, phase) : attacks(view, own, phase);
}

/** [F.11.6] One bomber, all of them, and all with all fighters. */
export function* listStrike(view: View, own: Fleet, { side, passage }: StrikeChoice): Generator<Action> {
  yield { type: 'done' };
  const { common } = view;
  const seen = view.sightings.find(({ group }) => group === passage.group);
  const hex = seen === undefined ? undefined : hexOfPlace(common, seen.place);
  if (hex === undefined) return;
  const target: RaidTarget = { kind: 'group', group: passage.group };
  const bombers = strikersAt(common, own, side, hex);
  const escorts = escortsAt(common, own, side, hex).filter(unit => !bombers.includes(unit));
  yield* sorties(bombers, escorts, target);
  if (bombers.length > 1) {
    yield { type: 'raid', bombers, escorts: [], target };
    if (escorts.length > 0) yield { type: 'raid', bombers, escorts, target };
  }
}
