import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Not evidence for a rule: what is shown, advised, computed, remembered or read; and games or positions at random, which would hide what the rows miss. */
const OTHER_TESTS =
  /(^|\/)(desk|mind|face|text|history|testing)\/|(^|\/)(copy|game|golden|kit|refusals|rules|secrets|supply-line|plain-[a-z-]*|[a-z-]*anywhere|[a-z-]*histories)\.test\.ts$/;

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
    '4 sequence': 'turn/sequence turn/end-phase',
    '5 movement': 'rules/movement/movement rules/movement/passage rules/movement/reach rules/movement/spread',
    '6 zones of control': 'rules/zones/control',
    '7 stacking': 'rules/stacking/stacking',
    '8 combat':
      'rules/combat/attack rules/combat/attack-options rules/combat/odds rules/combat/obligation rules/combat/retreat rules/combat/advance rules/combat/battle rules/combat/crt rules/combat/strength',
    '9 air units': 'rules/air/air rules/air/grounding',
    '10 terrain': 'rules/terrain/fortress',
    '11 scenarios':
      'rules/set-up/deploy rules/set-up/group scenarios/scenarios scenarios/setup scenarios/options',
    '12 special rules': 'rules/reinforcement/reinforce rules/reinforcement/communication',
    '13 victory': 'rules/victory/victory',
    '14 optional rules': 'rules/optional/first-strike',
  },
  'second-fleet': {
    '2 sequence':
      'turn/sequence model/time turn/campaign/moment turn/campaign/rules-in-play turn/campaign/turn-end',
    '4 action phase': 'rules/action/activation rules/action/arms',
    '5 movement':
      'rules/movement/movement rules/movement/sail rules/movement/reach rules/movement/reorganise rules/movement/ice',
    '6 stacking': 'rules/stacking/room rules/stacking/bases',
    '7 strategic air':
      'rules/strategic-air/assignment rules/strategic-air/missions rules/strategic-air/recon rules/strategic-air/strategic-range rules/strategic-air/search-table rules/strategic-air/formation rules/strategic-air/interception',
    '8 patrols':
      'rules/patrols/cap rules/patrols/carrier-cap rules/patrols/patrol rules/patrols/berth rules/patrols/deck rules/patrols/landing rules/patrols/air-fight rules/patrols/air-strength rules/patrols/air-table',
    '9 detection': 'rules/detection/detection rules/detection/listening rules/detection/zones',
    '10 combat':
      'rules/combat/aim rules/combat/aims rules/combat/anti-air rules/combat/attack-die rules/combat/battle rules/combat/crt rules/combat/defence rules/combat/losses rules/combat/missile turn/fire/resolve rules/combat/results rules/combat/strength rules/combat/strike rules/combat/strike-rules rules/combat/targets rules/combat/trajectory rules/combat/aftermath rules/combat/flight',
    '11 damage': 'rules/damage/damage rules/damage/repair',
    '17 weather': 'rules/weather/weather rules/weather/skies',
    '18 invasion':
      'rules/invasion/invasion rules/invasion/landing rules/invasion/assault rules/invasion/assault-table rules/invasion/control rules/invasion/voyage',
    '19 SOSUS': 'rules/detection/sosus',
    '20 logistics':
      'rules/supply/logistics rules/supply/replenishment rules/supply/stores rules/supply/supply-limit rules/supply/campaign-at-start rules/supply/harbour',
    '21 nuclear weapons': 'rules/nuclear/nuclear',
    '22 deep mode': 'rules/depth/depth',
    '23 mines': 'rules/mines/mines rules/mines/minefields rules/mines/sweep rules/mines/mining',
    '24 optional rules':
      'rules/optional/cruise rules/optional/air-movement rules/optional/close-combat rules/optional/high-speed rules/optional/tattletale rules/optional/variable-targeting rules/optional/wings',
    'C.14 political events':
      'rules/politics/politics rules/politics/politics-tables rules/politics/declaration rules/politics/consequence rules/politics/accident rules/politics/alliance',
    'C.15 Soviet strategy': 'rules/strategy/strategy',
    'C.16 reinforcements':
      'rules/reinforcement/reinforcement rules/reinforcement/waiting rules/reinforcement/placement rules/reinforcement/set-up',
    'C.22 victory': 'rules/victory/victory rules/victory/account rules/victory/values',
  },
  'europa-naval': {
    '36.A naval movement':
      'rules/movement/sheltered rules/movement/malta rules/movement/movement rules/movement/passage rules/movement/allowance rules/movement/channel rules/movement/sailing rules/movement/homeward rules/movement/step-end',
    '36.B scuttling': 'rules/scuttling/scuttling rules/scuttling/scuttle',
    '36.C mines': 'rules/mines/minesweeping rules/mines/mines rules/mines/belt-work rules/mines/sweeping',
    '36.D danger zones':
      'rules/danger-zones/danger-zone rules/danger-zones/contact rules/danger-zones/charts/danger-chart rules/danger-zones/contact-stage rules/danger-zones/shipping rules/danger-zones/zone-sweep rules/danger-zones/zones',
    '36.E fuel oil': 'rules/fuel/fuel rules/fuel/bunkers',
    '36.G ferries': 'rules/ferries/ferry',
    'F.3 turn':
      'turn/sequence model/date rules/turn-events/turn-events rules/turn-events/act-two rules/turn-events/arrival rules/turn-events/withdrawal',
    'F.5 groups':
      'rules/groups/group rules/groups/forming rules/groups/refuse-form rules/groups/handling rules/groups/holds rules/groups/taking-up rules/groups/whereabouts rules/groups/ranks',
    'F.6 night': 'rules/night/night',
    'F.7 zones and reaction':
      'rules/reaction/combat-zone rules/reaction/reaction rules/reaction/reaction-stage rules/reaction/hunt rules/reaction/sighting rules/reaction/follow',
    'F.8 naval combat':
      'rules/naval-combat/gunfire rules/naval-combat/strength rules/naval-combat/battle rules/naval-combat/bombard rules/naval-combat/break-off rules/naval-combat/combat-stage rules/naval-combat/damage turn/sea/resolve rules/naval-combat/aftermath rules/naval-combat/withdrawal',
    'F.9 ports': 'rules/ports/port rules/ports/repair rules/ports/engineering rules/ports/raid-hit',
    'F.10 transport':
      'rules/transport/cargo rules/transport/transport rules/transport/carriage rules/transport/carry-order rules/transport/homecoming rules/transport/landed',
    'F.11 air':
      'rules/air/carrier-penalty rules/air/air rules/air/carrier rules/air/cover rules/air/raid rules/air/raid-fight rules/air/search rules/air/striker rules/air/air-service',
    'F.13 sea conditions': 'rules/weather/sea-conditions',
    'F.15 ground':
      'rules/ground/assault rules/ground/capture rules/ground/combat rules/ground/ground rules/ground/losses rules/ground/march rules/ground/outcome rules/ground/overrun rules/ground/rail rules/ground/settle rules/ground/support rules/ground/overland',
    'F.16 supply':
      'rules/supply/stock rules/supply/supply rules/supply/supply-net rules/supply/stores rules/supply/front rules/supply/region',
    'F.17 points': 'rules/points/income rules/points/booking',
    'F.18 blockade': 'rules/blockade/blockade',
    'F.28 surrender':
      'rules/surrender/surrender rules/surrender/surrender-fleet rules/surrender/consequence rules/surrender/cause rules/surrender/loss',
    'F.30 victory': 'rules/victory/handicap rules/victory/victory',
  },
};

/** @param {string} game @param {string} file */
export const pathOf = (game, file) => `packages/games/${game}/src/${file}.ts`;
