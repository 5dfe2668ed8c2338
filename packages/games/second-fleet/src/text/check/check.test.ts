import { expect, test } from 'vitest';
import { parse } from '../parse.ts';

const HEADING = 'second-fleet kola-strike turn 2 of 15';
const SEGMENT = 'phase segment side=nato arm=surface';
const ACTING =
  'phase surface-activation side=nato units=[HAWES] hex=2922 start=2922 | under segment side=nato arm=surface';
const FLYING =
  'phase flight side=nato units=[US-F16-1] homes=[Bodo] hex=3416 allowance=12 | under segment side=nato arm=air';

/** A frigate hunts in the next hex. */
const HUNTING =
  'phase targeting side=nato strike.type=asw strike.side=nato strike.units=[HAWES] strike.from=2922 strike.hex=2921 strike.over=[] strike.cruise=false strike.answer=false | under surface-activation side=nato units=[HAWES] hex=2922 start=2922 | under segment side=nato arm=surface | nato @2922 HAWES';

/** What is wrong with it, or that it is read. */
const read = (position: string): string => {
  const parsed = parse(`${HEADING} | ${position}`);
  return parsed.ok ? 'ok' : `${parsed.error.at}: ${parsed.error.message}`;
};

test.each([
  ['[14] an airfield of grade 7', `${SEGMENT} | base Bodo airfield=7`, 'Bodo', '[14]'],
  ['[14] or of -3', `${SEGMENT} | base Bodo airfield=-3`, 'Bodo', '[14]'],
  ['[C.20.4] damage where there is nothing', `${SEGMENT} | base Bodo port=1`, 'Bodo', '[C.20.4]'],
  ['[23.1.4] twelve mines', `${SEGMENT} | mines 3605=4 | mines 3412=4 | mines 3310=4`, 'mines', '[23.1.4]'],
  ['[23.1.1] mines at sea', `${SEGMENT} | mines 2922=1`, '2922', '[23.1.1]'],
  ['mines twice in a hex', `${SEGMENT} | mines 3605=1 | mines 3605=1`, '3605', 'already given'],
  ['[8.1] ATK on patrol', `${SEGMENT} | cap Andoya UK-BUC-1`, 'BUC-1', '[8.1]'],
  [
    '[6.2] five INT and ATK at a field',
    `${SEGMENT} | at Bodo US-F16-1 NO-F16-1 NO-F16-2 NO-F16-3 US-F15-1`,
    'Bodo',
    '[6.2]',
  ],
  [
    '[C.9.4] nine aircraft on a carrier',
    `${SEGMENT} | nato @2922 RSVLT | at RSVLT F14-1 F14-2 F14-3 F14-4 F18-1 F18-2 F18-3 F18-4 F18-5 F18-6 F18-7 F18-8`,
    'RSVLT',
    '[C.9.4]',
  ],
  ['[14] on an enemy base', `${SEGMENT} | at Murmansk US-F16-1`, 'US-F16-1', '[14]'],
  [
    '[5.8] of the wrong kind on a carrier',
    `${SEGMENT} | nato @2922 RSVLT | at RSVLT US-F16-1`,
    'US-F16-1',
    '[5.8]',
  ],
  ['[9.1] a mark on an aircraft', `${SEGMENT} | at Bodo US-F16-1/local`, 'US-F16-1', '[9.1]'],
  [
    '[9.2] both kinds of marks in a hex',
    `${SEGMENT} | nato @2922 HAWES/local | nato @2922 GARY/strategic`,
    '@2922',
    '[9.2]',
  ],
  ['[5] a ship in pack ice', `${SEGMENT} | nato @1604 HAWES`, '@1604', 'pack ice'],
  ['[22] deep without the option', `${SEGMENT} | soviet @2922 MKALN/deep`, 'MKALN', '[22]'],
  ['[22.2] deep on a coast', `options deepMode | ${SEGMENT} | soviet @3310 MKALN/deep`, 'MKALN', '[22.2]'],
  ['[22] a deep ship', `options deepMode | ${SEGMENT} | nato @2922 HAWES/deep`, 'HAWES', '[22]'],
  ['[C.1.5] damage to a unit of one step', `${SEGMENT} | at Bodo US-P3-1/damaged`, 'US-P3-1', '[C.1.5]'],
  ['[C.17.3] marines of a ship without any', `${SEGMENT} | nato @2922 HAWES/landed`, 'HAWES', '[C.17.3]'],
  ['[5.4] enemies in one hex', `${SEGMENT} | nato @2922 HAWES | soviet @2922 MKALN`, '@2922', '[5.4]'],
  [
    '[5.4] also with who has not moved yet',
    `${ACTING} | nato @2922 HAWES | soviet @2922 FRNZE`,
    '@2922',
    '[5.4]',
  ],
  ['a ship twice in a line', `${SEGMENT} | nato @2922 HAWES HAWES`, 'line', 'two places'],
  [
    '[4] who acts elsewhere',
    `${ACTING} | nato @2923 HAWES`,
    'phase',
    'HAWES is not one of the units that act',
  ],
  ['[4] who acts and is nowhere', ACTING, 'phase', 'HAWES is not one of the units that act'],
  ['[4.3] a flight of aircraft on the ground', `${FLYING} | at Bodo US-F16-1`, 'phase', 'not in the air'],
  ['[4.3] an aircraft in the air without a flight', `${SEGMENT} | flight Bodo US-F16-1`, 'US-F16-1', '[4.3]'],
  [
    '[4] more arms than segments',
    'phase segment side=nato arm=surface first=nato chosen.nato=[surface] chosen.soviet=[surface]',
    'phase',
    'named more arms',
  ],
  ['[10.10] a hunt where there is no submarine', HUNTING, 'phase', '[10.10]'],
  ['[10.3] or none that was found', `${HUNTING} | soviet @2921 MKALN`, 'phase', '[10.3]'],
  [
    '[7] an order to nobody',
    'phase assignment | order nato unit=NO-P3-1 mission=recon zone=NS',
    'NO-P3-1',
    '[7]',
  ],
  [
    '[C.12.5] a mine of nobody',
    'phase mining side=nato | lot nato unit=NO-P3-1 hex=3605',
    'NO-P3-1',
    '[C.12.5]',
  ],
  ['[C.15] an unknown strategy', `${SEGMENT} | secret soviet strategy=peace`, 'line 1', 'strategy'],
  ['an unknown secret', `${SEGMENT} | secret soviet fog=true`, 'line 1', 'strategy'],
  ['something else of a base', `${SEGMENT} | base Bodo runway=1`, 'line 1', 'runway'],
  ['something else of the campaign', `${SEGMENT} | campaign fog=1`, 'line 1', 'fog'],
  ['one track for two', `${SEGMENT} | campaign tracks=5`, 'line 1', 'tracks'],
])('%s is refused', (_name, position, at, message) => {
  const told = read(position);
  expect(told).toContain(at);
  expect(told).toContain(message);
});

test.each([
  [
    '[8.14.1] a patrol over a field that is destroyed',
    `${SEGMENT} | base Bodo airfield=3 | cap Bodo US-F16-1`,
  ],
  ['[22] a deep submarine at sea', `options deepMode | ${SEGMENT} | soviet @2922 MKALN/deep`],
  ['[4] who acts where it is', `${ACTING} | nato @2922 HAWES`],
  ['[10.10] a hunt for a submarine that was found', `${HUNTING} | soviet @2921 MKALN/local`],
])('%s is read', (_name, position) => {
  expect(read(position)).toBe('ok');
});
