import type { HexId } from '@narrow-seas/hex';
import { baseSpec, baseState } from '../../rules/stacking/bases.ts';
import { isCoastal } from '../../model/chart.ts';
import { isPackIce } from '../../rules/movement/ice.ts';
import { pieceOf } from '../../model/position.ts';
import { isCarrier, isFighterOrAttack, specOf } from '../../model/roster.ts';
import type { Home, Phase, Piece, PublicState } from '../../model/state.ts';
import { type BaseId, GRADES, type UnitId } from '../../model/vocabulary.ts';
import { flaw, type FlawOf } from './flaw.ts';

type FlawOfPiece = (table: PublicState, piece: Piece, unit: UnitId) => string | undefined;

/** [9.1] [22] Only what is at sea is marked, only submarines are deep, and not in shallows or ice. */
const flawOfMarks: FlawOfPiece = (table, { where, mark, deep }, unit) => {
  if (mark !== 'none' && where.at !== 'sea') return 'Only units at sea can be marked [9.1].';
  if (!deep) return undefined;
  if (where.at !== 'sea' || specOf(table, unit).arm !== 'submarine')
    return 'Only submarines at sea can be deep [22].';
  if (!table.options.deepMode) return 'Submarines cannot be deep without the option deepMode [22].';
  return isShallow(table, where.hex)
    ? 'A submarine cannot be deep in a coastal or pack ice hex [22.2].'
    : undefined;
};

const isShallow = (table: PublicState, hex: HexId): boolean => isCoastal(hex) || isPackIce(table, hex);

/** [C.1.5] A unit of one step is whole or lost; [C.17.3] only amphibious ships have landed their marines. */
const flawOfSteps: FlawOfPiece = (table, { damaged, landed, where }, unit) => {
  const spec = specOf(table, unit);
  if (damaged && where.at !== 'lost' && spec.damaged === undefined)
    return 'A unit of one step has no damaged side [C.1.5].';
  return landed && spec.kind !== 'AA'
    ? 'Only an amphibious ship can have landed its marines [C.17.3].'
    : undefined;
};

const isSeaborne = (table: PublicState, carrier: UnitId): boolean =>
  isCarrier(specOf(table, carrier)) && pieceOf(table, carrier).where.at === 'sea';

/** [14] [5.8] [5.10] Nobody stands on a destroyed airfield, on an enemy one, or on a deck that is not for him. */
const flawOfHome = (table: PublicState, home: Home, unit: UnitId, isDown: boolean): string | undefined => {
  const { side, nation, carrierCapable } = specOf(table, unit);
  if (home.kind === 'base') {
    if (!baseSpec(home.base).airfield) return 'There is no airfield there [5.10].';
    const { owner, airfield } = baseState(table, home.base);
    // [8.14.1] A patrol stays up when its field is lost under it.
    if (!isDown) return undefined;
    if (owner !== side) return 'This airfield belongs to the enemy [14].';
    return airfield >= 3 ? 'This airfield is destroyed [14].' : undefined;
  }
  if (!isSeaborne(table, home.carrier)) return 'There is no such carrier at sea.';
  return carrierCapable && specOf(table, home.carrier).nation === nation
    ? undefined
    : 'Only carrier aircraft of its own nation can be aboard a carrier [5.8].';
};

const isFlying = (phase: Phase): boolean =>
  phase.name === 'flight' || ('resume' in phase && isFlying(phase.resume));

/** [C.11.7] CAP returns: it flies in the activity cycle only. */
const STRATEGIC: ReadonlySet<string> = new Set([
  'declarations',
  'politics',
  'weather',
  'reinforcement-roll',
  'arrival',
  'submarine-mode',
  'assignment',
  'open-assignment',
  'interception',
  'bounce',
  'mining',
  'recon',
  'search',
  'invasion',
  'assault-roll',
]);

/** [8] [12.1.1] INT and AEW fly patrol, in the activity cycle; a stack is in the air only while it is flown. */
const flawOfAir: FlawOfPiece = (table, { where }, unit) => {
  const { arm, kind } = specOf(table, unit);
  const flies = 'home' in where || where.at === 'wing';
  if (flies !== (arm === 'air') && (flies || where.at === 'sea'))
    return flies ? 'Only aircraft can be at a base or aboard.' : 'Aircraft must be at a base or aboard.';
  if (where.at === 'flight' && !isFlying(table.phase))
    return 'This aircraft is in the air without a flight [4.3].';
  if (where.at === 'cap') {
    if (STRATEGIC.has(table.phase.name)) return 'No unit can be on CAP in the strategic cycle [C.11.7].';
    if (kind !== 'INT' && kind !== 'AEW') return 'Only INT and AEW can fly patrol [8.1].';
  }
  return where.at === 'home' || where.at === 'cap'
    ? flawOfHome(table, where.home, unit, where.at === 'home')
    : undefined;
};

const PIECE_CHECKS: readonly FlawOfPiece[] = [flawOfMarks, flawOfSteps, flawOfAir];

const eachPiece: FlawOf = table => {
  for (const [place, piece] of table.pieces.entries())
    for (const check of PIECE_CHECKS) {
      const message = check(table, piece, place as UnitId);
      if (message !== undefined) return flaw(specOf(table, place as UnitId).name, message);
    }
  return undefined;
};

const roomOf = (table: PublicState, home: Home): number =>
  home.kind === 'base' ? 4 : specOf(table, home.carrier).airCapacity;

/** [6.2] [C.9.4] No field and no deck is overfull. */
const decksHold: FlawOf = table => {
  const counts = new Map<string, number>();
  for (const [unit, { where }] of table.pieces.entries()) {
    if (where.at !== 'home' && where.at !== 'cap') continue;
    if (where.home.kind === 'base' && !isFighterOrAttack(specOf(table, unit as UnitId))) continue;
    const key = JSON.stringify(where.home);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const full = [...counts].find(([key, count]) => count > roomOf(table, JSON.parse(key) as Home));
  if (full === undefined) return undefined;
  const home = JSON.parse(full[0]) as Home;
  const name = home.kind === 'base' ? baseSpec(home.base).name : specOf(table, home.carrier).name;
  return flaw(name, `There is no room for ${full[1]} aircraft at one place [6.2] [C.9.4].`);
};

/** [14] [C.20.4] A base has four grades, and what it has not got cannot be damaged. */
const basesHold: FlawOf = table => {
  const odd = table.bases.findIndex(({ airfield, port, defence, garrison, lodgement, parachuted }, id) => {
    const spec = baseSpec(id as BaseId);
    const isGrade = [airfield, port].every(grade => GRADES.includes(grade));
    const missing = (airfield > 0 && !spec.airfield && !spec.strip) || (port > 0 && !spec.port);
    return !isGrade || missing || Math.min(defence, garrison, parachuted, lodgement - parachuted) < 0;
  });
  return odd < 0
    ? undefined
    : flaw(baseSpec(odd as BaseId).name, 'This base cannot be in that state [14] [C.20.4].');
};

/** Marks, steps, homes and decks, and the bases. */
export const PIECE_TABLE_CHECKS: readonly FlawOf[] = [eachPiece, decksHold, basesHold];
