import { someGame } from '@narrow-seas/core';
import { gamePackage, skerry } from '@narrow-seas/skerry';
import { describe, expect, test } from 'vitest';
import { ATTACK, casesFile, judge, judgeContent, LINES, POSITION } from '../testing/cases.ts';
import { BARE } from '../testing/bare.ts';

describe('a bad file is one sentence with the place, and exit code 2', () => {
  const whole = { name: 'x', position: LINES, actions: [ATTACK] };

  test.each<[string, unknown, string]>([
    ['nothing', '', 'This is not valid JSON'],
    ['half a file', JSON.stringify(casesFile([whole])).slice(0, 80), 'This is not valid JSON'],
    ['10 MB of nonsense', 'sea '.repeat(2_621_440), 'This is not valid JSON'],
    ['10 MB of brackets', '['.repeat(10_485_760), 'This is not valid JSON'],
    [
      'a save',
      casesFile([], { format: 'narrow-seas/match' }),
      'format: This is not a narrow-seas/cases file.',
    ],
    ['a newer file', casesFile([], { version: 2 }), 'version: It was made by a newer version'],
    ['no game', casesFile([], { game: 7 }), 'game: The file does not say which game'],
    [
      'another game',
      casesFile([], { game: 'skerri' }),
      'game: There is no game "skerri": did you mean skerry?',
    ],
    ['no cases', casesFile({}), 'cases: The list of cases is missing.'],
    ['a stray field', casesFile([], { case: [] }), 'case: There is no such field;'],
  ])('%s', async (_what, content, sentence) => {
    const { code, out, err } = await judgeContent(content);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^cases\.json: .*\.?\n$/);
    expect(err).toContain(sentence);
  });

  test.each<[string, unknown, string]>([
    ['no case', 7, 'cases[1]: A case must be an object.'],
    ['no name', { ...whole, name: undefined }, 'cases[1].name: The name of the case is missing.'],
    ['no position', { ...whole, position: 7 }, 'cases[1].position: Write the position as text, '],
    ['two lines in one', { ...whole, position: ['a\nb'] }, 'cases[1].position: Write the position as text, '],
    ['no actions', { ...whole, actions: 'x' }, 'cases[1].actions: The list of actions is missing.'],
    ['an odd show', { ...whole, show: 'all' }, 'cases[1].show: Only "position" can be shown.'],
    ['a stray field', { ...whole, postion: '' }, 'cases[1].postion: There is no such field;'],
    ['an odd action', { ...whole, actions: [7] }, 'cases[1].actions[0]: Write an action as text, or as'],
    [
      'an odd expectation',
      { ...whole, actions: [{ do: 'x', expect: 1 }] },
      'cases[1].actions[0].expect: Expect "legal"',
    ],
    ...(
      [
        ['hope', 1, '.expect: Nothing is called "hope" here: choose legal, refused, events,'],
        ['events', [7], '.expect.events: Write a list of types of events'],
        ['odds', { retreat: '1/6' }, '.expect.odds: Write {"chances": '],
        ['odds', { chances: { retreat: 'often' } }, '.expect.odds: Write {"chances": '],
        ['odds', { modifiers: { '8.99': 1 } }, '.expect.odds.modifiers: sixth-fleet has no rule "8.99"'],
        ['figures', { need: '2' }, '.expect.figures: Write numbers by name'],
        ['position', 7, '.expect.position: Write the position as text, '],
        ['position', '', '.expect.position: The position is empty'],
        ['positionHas', 'x', '.expect.positionHas: Write a list of lines'],
        ['outcome', { score: 1 }, '.expect.outcome: Write {"winner": "nato"'],
        [
          'outcome',
          { winner: 'natto' },
          '.expect.outcome.winner: Nobody is called "natto": did you mean nato?',
        ],
      ] as const
    ).map(([field, value, sentence]): [string, unknown, string] => [
      `an odd ${field} that is expected`,
      { ...whole, actions: [{ do: ATTACK, expect: { [field]: value } }] },
      `cases[1].actions[0]${sentence}`,
    ]),
    [
      'events of a refusal',
      { ...whole, actions: [{ do: ATTACK, expect: { refused: true, events: ['moved'] } }] },
      'cases[1].actions[0].expect.events: A refused action has no such thing',
    ],
    [
      'a rule that nearly is',
      { ...whole, actions: [{ do: ATTACK, expect: '8.224' }] },
      'has no rule "8.224": expect "legal", "refused" or the number of a rule. The nearest is 8.22.',
    ],
    [
      'a mover that nearly is',
      { ...whole, actions: ['sovjet done'] },
      'cases[1].actions[0]: Nobody is called "sovjet": did you mean soviet?',
    ],
    [
      'a unit of an action that nearly is',
      { ...whole, actions: ['soviet attack so32 at 1423'] },
      'column 15: There is no unit so32 here. Did you mean So32?',
    ],
    [
      'a unit of a position that nearly is',
      { ...whole, position: [...LINES, 'nato @1424 Gr255'] },
      'There is no unit Gr255; make one up with "unit Gr255 ...". Did you mean Gr25?',
    ],
    [
      'a stray word',
      { ...whole, actions: [{ do: 'x', hope: 1 }] },
      'cases[1].actions[0].hope: There is no such',
    ],
    [
      'a rule there is not',
      { ...whole, actions: [{ do: ATTACK, expect: '8.99' }] },
      '.expect: sixth-fleet has no rule "8.99"',
    ],
    [
      'an unknown mover',
      { ...whole, actions: [ATTACK, 'martian done'] },
      'cases[1].actions[1]: Nobody is called "martian": begin an action with nato, soviet or chance.',
    ],
    ['an empty action', { ...whole, actions: [''] }, 'cases[1].actions[0]: Nobody is called ""'],
    [
      'an unknown unit in an action',
      { ...whole, actions: ['soviet attack So99 at 1423'] },
      'cases[1].actions[0], line 1, column 15: There is no unit So99 here',
    ],
    [
      'an action there is not',
      { ...whole, actions: ['soviet dance'] },
      'cases[1].actions[0], line 1, column 8: This is no action',
    ],
    [
      'an unknown unit',
      { ...whole, position: { ...POSITION, nato: { 1423: ['Gr99'] } } },
      'cases[1].position.nato.1423: There is no unit Gr99',
    ],
    [
      'an unknown unit in a line',
      { ...whole, position: [...LINES, 'nato @1424 Gr99'] },
      'cases[1].position[4], column 12: There is no unit Gr99',
    ],
    [
      'an unknown unit in a text',
      { ...whole, position: `${LINES.join('\n')}\nnato @1424 Gr99` },
      'cases[1].position, line 5, column 12: There is no unit Gr99',
    ],
    [
      'a hex off the map',
      { ...whole, position: { ...POSITION, nato: { 9999: ['Gr25'] } } },
      'cases[1].position.nato.9999: ',
    ],
    [
      'a hex that does not exist',
      { ...whole, position: { ...POSITION, nato: { Malta: ['Gr25'] } } },
      'cases[1].position.nato.Malta: ',
    ],
    [
      'a fourth ship',
      { ...whole, position: { ...POSITION, nato: { 1423: ['Gr25', 'Tu36', 'Tu37', 'Gr26'] } } },
      'cases[1].position.nato.1423: At most 3 ships',
    ],
    [
      'a unit in two places',
      { ...whole, position: { ...POSITION, nato: { 1423: ['Gr25'], 1424: ['Gr25'] } } },
      'cases[1].position, Gr25: The unit is in two places.',
    ],
    [
      'a negative strength',
      {
        ...whole,
        position: {
          ...POSITION,
          units: [{ name: 'X', side: 'nato', nation: 'US', kind: 'CG', ratings: [-1, 0, 0, 0, 0, 0] }],
        },
      },
      'cases[1].position.units[0].ratings[0]: ',
    ],
    [
      'a unit made up twice',
      {
        ...whole,
        position: {
          ...POSITION,
          units: [{ name: 'So32', side: 'nato', nation: 'US', kind: 'CG', ratings: [1, 0, 0, 0, 0, 0] }],
        },
      },
      'cases[1].position.units[0]: There is already a unit So32.',
    ],
    [
      'a wrong phase',
      { ...whole, position: { ...POSITION, phase: { name: 'lunch', side: 'soviet' } } },
      'cases[1].position.phase: The phase is not complete',
    ],
    ['no phase', { ...whole, position: { ...POSITION, phase: undefined } }, 'cases[1].position.phase: '],
    ['an empty text', { ...whole, position: '' }, 'cases[1].position: The position is empty'],
  ])('%s, and the other cases are judged', async (_what, content, sentence) => {
    const { code, out, err } = await judgeContent(casesFile([whole, content, whole]));
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).toMatch(/^cases\.json: cases\[1\].*[.?]\n$/);
    expect(out.split(`${ATTACK}: legal`).length - 1).toBeGreaterThanOrEqual(2);
    expect(out).toContain('1 case cannot be used.');
  });

  test('a position as an object, of a game that has none', async () => {
    const { code, err } = await judgeContent(
      casesFile([{ ...whole, position: {}, actions: [] }], { game: 'skerry' }),
      [],
      { shelf: [BARE] },
    );
    expect(code).toBe(2);
    expect(err).toContain('cases[0].position: Positions of skerry are written as text, not as an object.');
  });

  test.each([
    [
      'second-fleet',
      ['second-fleet kola-strike turn 1 of 15', 'phase submarine-mode side=nato'],
      'nato dive HAWESS',
      'There is no unit HAWESS here.',
      'Did you mean HAWES?',
    ],
    [
      'europa-naval',
      ['europa-naval malta "Jun I 42"', 'clock phasing=axis part=initial', 'phase initial side=axis'],
      'axis repair 9a-Division 2',
      'There is no ship 9a-Division here.',
      'Did you mean 9a-Divisione?',
    ],
  ])('%s: a name that nearly is', async (game, position, action, quoted, meant) => {
    const { code, err } = await judgeContent(
      casesFile([{ name: 'x', position, actions: [action] }], { game }),
    );
    expect(err).toContain(quoted);
    expect(err).toContain(meant);
    expect(code).toBe(2);
  });

  test('a hundred bad cases do not fill the screen', async () => {
    const { err } = await judgeContent(casesFile(Array.from({ length: 100 }, () => 7)));
    expect(err.split('\n')).toHaveLength(22);
    expect(err).toContain('cases.json: 80 more cases cannot be used.\n');
  });

  test('rules that throw end their case and no other', async () => {
    const broken = {
      ...skerry,
      decide: () => {
        throw new Error('adrift');
      },
    };
    const position =
      'skerry sortie turn 1 of 6 | stock 0 0 | phase sailing north first | boat north @0101 left=3';
    const cases = [1, 2].map(name => ({
      name: `case ${name}`,
      position: position.replaceAll(' | ', '\n'),
      actions: ['north done'],
    }));
    const { code, err } = await judgeContent(casesFile(cases, { game: 'skerry' }), [], {
      shelf: [someGame({ ...gamePackage, game: broken })],
    });
    expect(code).toBe(2);
    expect(err).toContain('cases[0].actions[0]: The rules fail on this position: adrift.');
    expect(err).toContain('cases[1].actions[0]: ');
  });

  test('a file that is not there', async () => {
    expect((await judge(['gone.json'])).err).toContain('cannot be read: there is no such file.');
  });
});
