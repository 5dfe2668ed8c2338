import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Not evidence for a rule: what is shown, advised, computed, remembered or read; and games or positions at random, which would hide what the rows miss. */
const OTHER_TESTS =
  /(^|\/)(desk|mind|face|advice|notation|check|history|testing)\/|(^|\/)(copy|game|golden|kit|notation|refusals|rules|secrets|supply-line|plain-[a-z-]*|[a-z-]*anywhere|[a-z-]*histories)\.test\.ts$/;

/**
 * The tests that must notice when a rule of the game is broken.
 * @param {string} root
 * @param {string} game
 */
export const testFilesOf = (root, game) => {
  const source = join(root, 'packages', 'games', game, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts') && !OTHER_TESTS.test(name.replaceAll('\\', '/')))
    .toSorted()
    .map(name => join(source, name));
};

/**
 * The files of the rules, by chapter of the rulebook. What reads, prints, copies, lists or samples moves is not here.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const CHAPTERS = {
  'sixth-fleet': {
    '4 sequence': 'sequence end-phase',
    '5 movement': 'movement passage reach spread',
    '6 zones of control': 'control',
    '7 stacking': 'stacking',
    '8 combat': 'attack attack-options odds obligation retreat advance battle crt strength',
    '9 air units': 'air grounding',
    '10 terrain': 'fortress',
    '11 scenarios': 'deploy group scenario',
    '12 special rules': 'reinforce communication',
    '13 victory': 'victory handicap',
    '14 optional rules': 'first-strike',
  },
  'second-fleet': {
    '2 sequence': 'sequence time campaign/moment campaign/gates campaign/turn-end',
    '4 action phase': 'sea/activation sea/arms',
    '5 movement': 'sea/movement sea/sail sea/reach sea/reorganise ice',
    '6 stacking': 'room bases',
    '7 strategic air':
      'fire/assignment fire/missions fire/recon fire/strategic-range fire/search-table fire/formation fire/interception',
    '8 patrols':
      'fire/cap fire/carrier-cap fire/patrol fire/berth fire/deck fire/landing fire/air-fight fire/air-strength fire/air-table',
    '9 detection': 'sea/detection sea/listening sea/zones',
    '10 combat':
      'fire/aim fire/aims fire/anti-air fire/attack-die fire/battle fire/crt fire/defence fire/losses fire/missile fire/resolve fire/results fire/strength fire/strike fire/strike-rules fire/targets fire/trajectory fire/aftermath fire/flight',
    '11 damage': 'damage campaign/repair',
    '17 weather': 'campaign/weather campaign/skies',
    '18 invasion':
      'campaign/invasion campaign/landing campaign/assault campaign/assault-table campaign/control campaign/voyage',
    '19 SOSUS': 'sea/sosus',
    '20 logistics':
      'campaign/logistics campaign/replenishment campaign/stores campaign/supply-limit campaign/rest campaign/harbour',
    '21 nuclear weapons': 'campaign/nuclear',
    '22 deep mode': 'sea/depth',
    '23 mines': 'sea/mines sea/minefields sea/sweep fire/mining',
    '24 optional rules':
      'fire/cruise campaign/optional/air-movement campaign/optional/close-combat campaign/optional/high-speed campaign/optional/tattletale campaign/optional/variable-targeting campaign/optional/wings',
    'C.14 political events':
      'campaign/politics campaign/politics-tables campaign/declaration campaign/consequence campaign/accident campaign/alliance',
    'C.15 Soviet strategy': 'campaign/strategy',
    'C.16 reinforcements': 'campaign/reinforcement campaign/waiting campaign/placement campaign/set-up',
    'C.22 victory': 'victory campaign/account campaign/values',
  },
  'europa-naval': {
    '36.A naval movement':
      'sheltered malta sea/movement sea/passage sea/allowance sea/channel sea/sailing sea/homeward sea/step-end',
    '36.B scuttling': 'scuttling shore/scuttle',
    '36.C mines': 'minesweeping sea/mines sea/belt-work war/sweeping',
    '36.D danger zones':
      'danger-zone contact charts/danger-chart sea/contact-stage sea/shipping sea/zone-sweep war/zones',
    '36.E fuel oil': 'fuel sea/bunkers',
    '36.G ferries': 'war/ferry',
    'F.3 turn': 'sequence date war/turn-events war/act-two war/arrival war/withdrawal',
    'F.5 groups':
      'sea/group sea/forming sea/refuse-form sea/handling sea/holds sea/taking-up sea/whereabouts sea/ranks',
    'F.6 night': 'night',
    'F.7 zones and reaction':
      'sea/combat-zone sea/reaction sea/reaction-stage sea/hunt sea/sighting sea/follow',
    'F.8 naval combat':
      'gunfire strength sea/battle sea/bombard sea/break-off sea/combat-stage sea/damage sea/resolve sea/aftermath sea/withdrawal',
    'F.9 ports': 'port war/repair war/engineering shore/raid-hit',
    'F.10 transport': 'cargo sea/transport sea/carriage sea/carry-order war/homecoming war/landed',
    'F.11 air':
      'carrier-penalty shore/air shore/carrier shore/cover shore/raid shore/raid-fight shore/search shore/striker war/air-service',
    'F.13 sea conditions': 'war/sea-conditions',
    'F.15 ground':
      'shore/assault shore/capture shore/combat shore/ground shore/losses shore/march shore/outcome shore/overrun shore/rail shore/settle shore/support shore/ways',
    'F.16 supply': 'stock war/supply war/supply-net war/stores war/front war/region',
    'F.17 points': 'war/income war/booking',
    'F.18 blockade': 'war/blockade',
    'F.28 surrender': 'war/surrender war/surrender-fleet war/consequence war/cause war/loss',
    'F.30 victory': 'handicap war/victory',
  },
};

/** @param {string} game @param {string} file */
export const pathOf = (game, file) => `packages/games/${game}/src/${file}.ts`;
