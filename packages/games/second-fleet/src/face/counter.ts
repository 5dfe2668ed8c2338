import type { Counter, Rating, Silhouette } from '@narrow-seas/core';
import type { Kind } from '../model/vocabulary.ts';
import type { Figures, Look } from './units.ts';

/** The drawing for each type. */
const DRAWINGS: { readonly [kind in Kind]: Silhouette } = {
  CV: 'carrier',
  BB: 'battleship',
  CG: 'cruiser',
  CL: 'cruiser',
  DD: 'destroyer',
  FF: 'escort',
  PC: 'patrol-boat',
  AA: 'amphibious',
  CR: 'freighter',
  TK: 'freighter',
  AM: 'freighter',
  CS: 'freighter',
  ST: 'freighter',
  SN: 'submarine',
  SB: 'submarine',
  SS: 'submarine',
  INT: 'fighter',
  ATK: 'attack',
  RCN: 'patrol',
  AEW: 'early-warning',
  EW: 'bomber',
};

const BOMBERS: readonly string[] = ['B1', 'T26', 'T30', 'T16C', 'T16G', 'T16D', 'T95D'];

const drawingOf = ({ kind, code }: Look): Silhouette => (BOMBERS.includes(code) ? 'bomber' : DRAWINGS[kind]);

/** Missiles are written with their range. */
const missiles = ({ ssm = 0, ssmRange = 0 }: Figures): Rating => (ssm === 0 ? '' : `${ssm}-${ssmRange}`);

/** What is nothing is not written: a ship without missiles has an empty place there. */
const some = (value: number | undefined): Rating => (value === undefined || value === 0 ? '' : value);

/** Down the left what it strikes with: missiles, then torpedoes, bombs or guns, then ASW. */
const strikes = ({ arm }: Look, figures: Figures): readonly Rating[] => {
  const { torpedo, bombing, closeCombat, marines, asw } = figures;
  const heavy = arm === 'submarine' ? torpedo : arm === 'air' ? bombing : closeCombat;
  return [missiles(figures), some(marines) === '' ? some(heavy) : `m${marines}`, some(asw)];
};

/** Down the right: movement, then what it can take and how it meets aircraft, close and far. */
const holds = (
  { arm }: Look,
  { move = 0, defence = 0, closeAA = 0, areaAA = 0, aa = 0 }: Figures,
): readonly Rating[] => {
  if (arm === 'air') return [move, some(aa)];
  if (arm === 'submarine') return [move, defence];
  return [move, defence, areaAA === 0 ? some(closeAA) : `${closeAA}/${areaAA}`];
};

/** The figures of the side that lies up. */
export const counterOf = (look: Look, figures: Figures): Counter => ({
  silhouette: drawingOf(look),
  nation: look.nation,
  kind: look.arm === 'air' ? look.code : look.kind,
  code: look.arm === 'air' ? look.code : `${look.kind} ${look.code}`,
  name: look.title,
  left: strikes(look, figures),
  right: holds(look, figures),
  corner: look.arm === 'air' && look.carrierCapable ? 'C' : '',
  band: look.arm === 'air' && !look.allWeather && (look.kind === 'INT' || look.kind === 'ATK'),
});
