import { describe, expect, test } from 'vitest';
import { optionsFor } from '../../turn/options.ts';
import { sameHome } from '../../model/position.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { namesOf, position, unit, whereIs } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';

const phaseOf = ({ table }: State): string =>
  `${table.phase.name}${'side' in table.phase ? ` ${table.phase.side}` : ''}`;

/** The next turn has begun. */
const following = (forces: string, heading = 'kola-strike turn 1 of 15'): State =>
  after(
    position(
      'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[air,submarine,surface] chosen.soviet=[air,submarine,surface]',
      `nato @2922 HAWES | ${forces}`,
      heading,
    ),
    'nato done',
  );

describe('[8.3] who is asked for patrols', () => {
  test.each([
    ['the Soviets with INT', 'at Kilpyavr S27-1 | at Bodo US-F16-1', 'cap soviet'],
    ['NATO alone where they have none', 'at Bodo US-F16-1', 'cap nato'],
    ['not a side with RCN only', 'at Olenogorsk T95D-1', 'initiative'],
    ['[C.11.1] nor with AEW only', 'soviet @3203 KIEV | at KIEV HLX-1', 'initiative'],
    ['nor with ATK only', 'at Olenogorsk T26-1', 'initiative'],
    ['carriers too', 'soviet @3203 KIEV | at KIEV Y38-1', 'cap soviet'],
    ['[14.5.1] not where the field is damaged', 'at Kilpyavr S27-1 | base Kilpyavr airfield=1', 'initiative'],
    [
      '[C.21.3] NATO with a secret wing',
      'options alternateWings | nato @2716 RSVLT | wing F14-1 | wing nato unit=F14-1 carrier=RSVLT',
      'cap nato',
    ],
    [
      '[C.21.3] not with one that has no INT',
      'options alternateWings | nato @2716 RSVLT | wing A6-1 | wing nato unit=A6-1 carrier=RSVLT',
      'initiative',
    ],
  ])('%s', (_name, forces, phase) => {
    expect(phaseOf(following(forces))).toBe(phase);
  });

  test('[C.13.1] nobody in a storm', () => {
    const storm = 'weather BS=storm | at Kilpyavr S27-1';
    expect(phaseOf(following(storm, 'northern-campaign turn 4 of 36'))).toBe('initiative');
  });

  test('a side that can send no more has done', () => {
    const state = position('cap side=soviet', 'at Kilpyavr S27-1 S27-2 | at Bodo US-F16-1');
    expect(phaseOf(after(state, 'soviet fly-cap Kilpyavr S27-1'))).toBe('cap nato');
    const last = after(state, 'soviet done', 'nato fly-cap Bodo US-F16-1');
    expect(phaseOf(last)).toBe('initiative');
  });
});

describe('[C.11.1] orders for a patrol', () => {
  const WINGS =
    'options alternateWings | nato @2716 RSVLT | nato @2718 INPDN | wing F14-1 A6-1 F14-3 | wing nato unit=F14-1 carrier=RSVLT | wing nato unit=A6-1 carrier=RSVLT | wing nato unit=F14-3 carrier=INPDN';
  test.each([
    ['each unit once', 'at Bodo US-F16-1 NO-F16-1', 'fly-cap Bodo US-F16-1 US-F16-1', 'C.11.1 no-units'],
    ['aircraft, not ships', 'at Bodo US-F16-1', 'fly-cap Bodo HAWES', 'NS.1 not-yours'],
    ['[C.21.3] of the deck where a secret wing is', WINGS, 'fly-cap INPDN F14-3', 'ok'],
    ['[C.21.3] not of another', WINGS, 'fly-cap RSVLT F14-3', 'C.11.1 elsewhere'],
    [
      '[C.11.1] not without their carrier',
      `${WINGS} | at Bodo US-F16-1`,
      'fly-cap Bodo F14-3',
      'C.11.1 elsewhere',
    ],
  ])('%s', (_name, forces, order, expected) => {
    expect(ruling(position('cap side=nato', `nato @2922 HAWES | ${forces}`), `nato ${order}`)).toBe(expected);
  });

  test('[C.21.3] a carrier that flies shows her wing, and no other does', () => {
    const flown = after(position('cap side=nato', WINGS), 'nato fly-cap RSVLT F14-1');
    expect(['F14-1', 'A6-1', 'F14-3'].map(name => whereIs(flown, name))).toEqual(['cap', 'home', 'wing']);
  });

  test('what is offered is what may be ordered, from every field and deck', () => {
    const state = position(
      'cap side=nato',
      `${WINGS} | at Bodo US-F16-1 NO-P3-1 | at Andoya NO-P3-2 | at Orland NO-F16-1 | base Orland airfield=1 | cap Leuchars TOR-1 | at Leuchars PHN-1`,
    );
    const options = optionsFor(viewFor(state, 'nato'));
    const offered = [...options.list()].flatMap(action => (action.type === 'fly-cap' ? [action] : []));
    expect(offered.every(action => options.refuse(action) === undefined)).toBe(true);
    const flyers = new Set(offered.flatMap(({ units }) => units.map(id => namesOf(state, [id]))));
    expect(flyers).toEqual(new Set(['US-F16-1', 'F14-1', 'F14-3']));
    const decks = offered.filter(({ home }) =>
      sameHome(home, { kind: 'carrier', carrier: unit(state, 'INPDN') }),
    );
    expect(decks.flatMap(({ units }) => namesOf(state, units))).toEqual(['F14-3']);
  });
});

describe('[C.12.4] a bounce', () => {
  test('destroys an aircraft of one step once', () => {
    const state = position(
      'bounce side=soviet zone=NS',
      'mission Kilpyavr interception NS M31-1 | mission Andoya recon NS NO-P3-1 NO-P3-2 | soviet @2820 FRNZE',
      'kola-strike turn 4 of 15',
    );
    const events = eventsOf(after(state, 'soviet bounce M31-1 NO-P3-1'), 'roll 7');
    expect(events[0]).toEqual({ type: 'rolled', face: 7 });
    expect(events.filter(({ type }) => type === 'died')).toHaveLength(1);
  });
});
