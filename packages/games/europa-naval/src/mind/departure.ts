import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import type { PortSpec } from '../model/chart.ts';
import { portSpecOf, shipOf, specOf, strengthOf } from '../model/fleet.ts';
import { handlingLeft } from '../rules/groups/handling.ts';
import { portsWithShips } from '../turn/sea/list.ts';
import type { NavalStep } from '../model/sea/phase.ts';
import { readyToSail } from '../rules/reaction/reaction-stage.ts';
import type { Place } from '../model/state.ts';
import type { ShipId, ShipKind } from '../model/vocabulary.ts';
import { escortsAmong, escortsOf, taskOf } from './command/mission.ts';
import { squadronsOf } from './command/squadrons.ts';
import { errandOf, HOMECOMING } from './bound-for.ts';
import { isThreatened, keepsSubmarines } from './demand.ts';
import type { Errand, Party } from './errand.ts';
import { firstAllowed } from './group-order.ts';
import { ladingFor } from './loading.ts';
import { mayItalySurrender } from '../rules/supply/region.ts';
import { outlookOf, type Scene } from './scene.ts';
import { valueOf } from './venture.ts';

/** What to save ships from: a port that will fall costs them. */
const PER_POINT_SAVED = 0.5;
/** A way that brings less is not worth the trouble. */
const LEAST = 0.3;
const LEAST_LANDING = 0.8;
/** [S.2] While the Italian fleet can come out. */
const LEAST_OPPOSED = 5;

const ofKinds = ({ common }: Scene, ships: readonly ShipId[], ...kinds: readonly ShipKind[]) =>
  ships.filter(ship => kinds.includes(specOf(common, ship).kind));

const hasOil = ({ common, side }: Scene): boolean => common.map === 'baltic' || side === 'allied';

/** Warships that go along unasked: those that cost no oil and have no work of their own. */
const companyOf = (scene: Scene, ships: readonly ShipId[]): readonly ShipId[] =>
  hasOil(scene)
    ? ofKinds(scene, ships, 'TF', 'CG').filter(ship => specOf(scene.common, ship).role === undefined)
    : [];

const isLoaded = ({ own }: Scene, ship: ShipId): boolean => shipOf(own, ship).cargo.length > 0;

/** One squadron is enough to silence a battery; more would only be hit. */
const strongest = ({ common, own }: Scene, escorts: readonly ShipId[]): readonly ShipId[] =>
  escorts
    .filter(ship => specOf(common, ship).kind === 'TF')
    .toSorted((a, b) => strengthOf(common, own, b) - strengthOf(common, own, a))
    .slice(0, 1);

/** Ships of one place that could set out together, the weightiest first. */
export const partiesOf = (scene: Scene, ships: readonly ShipId[]): readonly (readonly ShipId[])[] => {
  const transports = ofKinds(scene, ships, 'NT', 'TC');
  const craft = ofKinds(scene, ships, 'LC', 'LB');
  const escorts = companyOf(scene, ships);
  const loaded = transports.filter(ship => isLoaded(scene, ship));
  const convoys = loaded.length > 0 ? [loaded, transports] : [transports];
  return [
    ...convoys.flatMap(convoy => [[...convoy, ...escorts], convoy]),
    ...(craft.length > 1 ? [craft] : []),
    ...craft.flatMap(ship => [[ship, ...strongest(scene, escorts)], [ship]]),
    ...transports.map(ship => [ship]),
    escorts,
    ...ships.filter(ship => !transports.includes(ship) && !craft.includes(ship)).map(ship => [ship]),
  ].filter(party => party.length > 0);
};

const isMixed = ({ common }: Scene, ships: readonly ShipId[]): boolean =>
  new Set(ships.map(ship => ['TF', 'CG'].includes(specOf(common, ship).kind))).size > 1;

/** [S.2] Where nothing is fetched, ships wait until there is something to do. */
const waitsHere = (scene: Scene, ships: readonly ShipId[]): boolean =>
  isIdle(scene, ships) ||
  (outlookOf(scene).shipsWait && ships.every(ship => specOf(scene.common, ship).kind !== 'SUB'));

/** A captain knows that who is on his way from port to port for nothing is only a target. */
const isIdle = (scene: Scene, ships: readonly ShipId[]): boolean => {
  const kinds = ships.map(ship => specOf(scene.common, ship).kind);
  if (kinds.includes('SUB')) return keepsSubmarines(scene);
  return scene.doctrine.staysHome && kinds.every(kind => ['TF', 'CG', 'RF'].includes(kind));
};

/** A port that will fall is left, if only to be saved. */
const saved = (scene: Scene, port: PortSpec, ships: readonly ShipId[], errand: Errand): Errand =>
  isThreatened(scene, port.id)
    ? {
        ...errand,
        worth:
          errand.worth +
          PER_POINT_SAVED * ships.reduce((sum, ship) => sum + specOf(scene.common, ship).strength, 0),
      }
    : errand;

export const plannedFrom = (scene: Scene, port: PortSpec, ships: readonly ShipId[]): Errand | undefined => {
  const party: Party = { ships, place: { at: 'port', port: port.id } };
  const lading = ladingFor(scene, port, ships)?.errand;
  // Ships without a cargo need nobody to guard them, unless all of them flee.
  const empty = lading === undefined && !ships.some(ship => isLoaded(scene, ship));
  if (empty && (isMixed(scene, ships) || waitsHere(scene, ships)) && !isThreatened(scene, port.id))
    return undefined;
  const errand = lading ?? errandOf(scene, party);
  if (errand === undefined || errand.goal === port.hex) return undefined;
  return saved(scene, port, ships, errand);
};

interface Departure {
  readonly ships: readonly ShipId[];
  readonly value: number;
}

/** Landings are for the best of beaches while the Italian fleet can come out. */
const leastFor = ({ common }: Scene, errand: Errand | undefined): number => {
  if (errand?.task !== 'land') return LEAST;
  return mayItalySurrender(common) ? LEAST_OPPOSED : LEAST_LANDING;
};

const worthwhile = (
  scene: Scene,
  place: Place,
  hex: HexId,
  ships: readonly ShipId[],
  errand: Errand | undefined,
): Departure | undefined => {
  const value = errand === undefined ? 0 : valueOf(scene, { ships, place }, errand, hex);
  return value > leastFor(scene, errand) ? { ships, value } : undefined;
};

const bestOf = (departures: readonly (Departure | undefined)[]): Departure | undefined =>
  departures.reduce((best, each) => ((each?.value ?? 0) > (best?.value ?? 0) ? each : best), undefined);

/** [S.1] Craft kept for a landing on Malta cost points when they are first used; such a landing never pays. */
const KEPT = 'Motozattere C3';

/** More than any voyage brings: who lies laden where the cargo is wanted has only to unload. */
const UNLOADING = 100;

/** Ships that came in without the points to unload. */
const stillLaden = (scene: Scene, port: PortSpec, ships: readonly ShipId[]): Departure | undefined => {
  const place: Place = { at: 'port', port: port.id };
  const laden = ships.filter(ship => {
    const errand = isLoaded(scene, ship) ? errandOf(scene, { ships: [ship], place }) : undefined;
    return errand?.task === 'port' && errand.goal === port.hex && errand.worth > HOMECOMING;
  });
  return laden.length > 0 && handlingLeft(scene.common, scene.own, port.id) > 0
    ? { ships: laden, value: UNLOADING }
    : undefined;
};

/** The best that can set out from a port now. */
const fromPort = (scene: Scene, port: PortSpec): Departure | undefined => {
  const bound = squadronsOf(scene).flatMap(({ ship }) => (taskOf(scene, [ship]) === undefined ? [] : [ship]));
  const here = readyToSail(scene.common, scene.own, port.id).filter(
    ship => specOf(scene.common, ship).name !== KEPT && !bound.includes(ship),
  );
  const escorts = escortsAmong(scene, here);
  const ships = here.filter(ship => !escorts.includes(ship));
  const place: Place = { at: 'port', port: port.id };
  const laden = stillLaden(scene, port, ships);
  if (laden !== undefined) return laden;
  return bestOf(
    partiesOf(scene, ships).flatMap(party => {
      const errand = plannedFrom(scene, port, party);
      const guards = escortsOf(scene, escorts, party);
      return [
        worthwhile(scene, place, port.hex, party, errand),
        ...(guards.length === 0 ? [] : [worthwhile(scene, place, port.hex, [...party, ...guards], errand)]),
      ];
    }),
  );
};

/** Before any voyage that somebody has only thought of. */
const FIRST_OF_ALL = 1000;

/** A squadron in port whose orders lead it elsewhere. */
const ordered = (scene: Scene, ships: readonly ShipId[], place: Place): boolean => {
  if (place.at !== 'port' || taskOf(scene, ships) === undefined) return false;
  const errand = errandOf(scene, { ships, place });
  return errand !== undefined && errand.goal !== portSpecOf(scene.common, place.port).hex;
};

const ALL_AT_ONCE: readonly ShipKind[] = ['NT', 'TF', 'CG'];

/** [F.2.6] Out of the Atlantic with a convoy and all that guards it. */
const fromAtlantic = (scene: Scene): Departure | undefined => {
  const ships = scene.own.ships.flatMap(({ where }, ship) =>
    where.at === 'atlantic' ? [ship as ShipId] : [],
  );
  const party = ofKinds(scene, ships, ...ALL_AT_ONCE);
  const rock = scene.chart.ports.find(({ name }) => name === 'Gibraltar')?.hex;
  if (rock === undefined || !party.some(ship => isLoaded(scene, ship))) return undefined;
  const errand = errandOf(scene, { ships: party, place: { at: 'atlantic' } });
  return worthwhile(scene, { at: 'sea', hex: rock }, rock, party, errand);
};

/** [F.4.2] The next ships to form a group and set out. */
export const departure = (scene: Scene, step: NavalStep): Action | undefined => {
  const ports = portsWithShips(scene.own).map(port => portSpecOf(scene.common, port));
  const all = [
    fromAtlantic(scene),
    ...ports.filter(({ inland }) => !inland).map(port => fromPort(scene, port)),
  ];
  const orders = squadronsOf(scene).flatMap(({ ship, place }) =>
    ordered(scene, [ship], place) ? [{ ships: [ship], value: FIRST_OF_ALL }] : [],
  );
  const ready = [...orders, ...all].filter(each => each !== undefined).toSorted((a, b) => b.value - a.value);
  return firstAllowed(
    scene,
    step,
    ready.map(({ ships }) => ({ type: 'form', ships })),
  );
};
