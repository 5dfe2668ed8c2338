import type { HexId } from '@narrow-seas/hex';
import { subjectOf } from '../face/piece-id.ts';
import { airName, groundName, shipName } from '../face/units.ts';
import { groupOf, hexOfPlace, portSpecOf, UNKNOWN } from '../model/fleet.ts';
import { baseHex } from '../rules/air/air.ts';
import type { View } from '../secrets/view.ts';
import type { ShipId } from '../model/vocabulary.ts';
import { PHASE_WORDS as SAY } from './phase-words.ts';
import { adviceToWait } from './say-phase.ts';
import { actingSide, sayPort, sayShips, where } from './say.ts';

/** Pieces that can act now, those that act together as one. */
export interface Able {
  readonly ready: readonly number[];
  readonly groups: readonly (readonly number[])[];
  /** The hex that is asked about, where there is one. */
  readonly hex: number | undefined;
}

const hexOfShip = ({ common, own }: View, ship: ShipId): HexId | undefined => {
  const group = own?.groups.find(({ ships }) => ships.includes(ship));
  if (group !== undefined) return hexOfPlace(common, group.place);
  const place = own?.ships[ship]?.where;
  return place?.at === 'port' ? portSpecOf(common, place.port).hex : undefined;
};

interface Named {
  readonly name: string;
  readonly hex: HexId | undefined;
}

/** A piece by its name and its place; a ship with those of its group. */
const named = (view: View, piece: number): Named | undefined => {
  const { common, own = UNKNOWN } = view;
  const subject = subjectOf(piece);
  switch (subject.kind) {
    case 'ship': {
      const { ship } = subject;
      const group = own.groups.find(({ ships }) => ships.includes(ship));
      const ships = group === undefined ? [ship] : (groupOf(own, group.id)?.ships ?? [ship]);
      return {
        name: ships.length > 1 ? sayShips(common, ships) : shipName(common, ship),
        hex: hexOfShip(view, ship),
      };
    }
    case 'air':
      return { name: airName(common, subject.unit), hex: baseHex(common, own, subject.unit) };
    case 'troops':
      return { name: groundName(common, subject.unit), hex: subject.hex as HexId };
    case 'depot':
      return { name: sayPort(common, subject.port), hex: undefined };
    default:
      return undefined;
  }
};

/** One sentence that tells a newcomer what to do now: one thing, where, and how. */
export const adviceFor = (view: View, { ready, hex }: Able): string => {
  const { common } = view;
  const { phase } = common;
  if (actingSide(view) === undefined) return adviceToWait(view);
  const [first] = ready;
  const about = phase.name === 'air-segment' ? SAY[phase.part] : SAY.about[phase.name];
  const subject = first === undefined || about === undefined ? undefined : named(view, first);
  if (about === undefined || subject === undefined) return SAY.advice[phase.name] ?? SAY.nothing;
  const at = (hex as HexId | undefined) ?? subject.hex;
  return about(subject.name, at === undefined ? '' : where(common, at)).replaceAll(/ +(?=[ ,.:])/g, '');
};
