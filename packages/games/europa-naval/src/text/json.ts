import { type JsonNotation, jsonByStatements, often, once, perhaps } from '@narrow-seas/core';
import type { State } from '../model/state.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';

/** The JSON position holds each statement as text: what it may say is decided by the text's parser. */
export const jsonNotation: JsonNotation<State> = jsonByStatements({
  parse,
  print,
  longest: 8000,
  most: 2000,
  words: {
    'europa-naval': once('Scenario and date: malta "Jun I 42".'),
    options: perhaps('Optional rules in use, with spaces between them.'),
    unit: often('Ships made up for this position: "X1 axis TF 12".'),
    clock: perhaps('Who moves, the part and the naval step: "phasing=axis part=movement step=1".'),
    phase: once('The phase and what it remembers: "naval-step side=axis".'),
    levels: perhaps('From how many points on each level of victory but the lowest counts: "-42 -13 -12 17".'),
    goal: often('Percent of its usual points that a goal brings: \'axis "Front at the end" 200\'.'),
    prize: often('Points for holding a port at the end: "allied Napoli 5".'),
    plan: often('When a unit comes and leaves: \'ship Convogli-A "from=Aug I 42" at=Napoli until=never\'.'),
    seas: perhaps('One of calm, rough and stormy for each sea area.'),
    port: often('Ports that are not as at the start: "Napoli hits=3".'),
    malta: perhaps('Status number, turns unfed, starved.'),
    italy: perhaps('Morale, and whether Italy has surrendered.'),
    pools: often('Points of a side: "axis nrp=3 arp.LW=2".'),
    front: often('Fronts that have moved: "libya box=5 paid=8".'),
    assault: often('Assaults that have failed or succeeded.'),
    danger: perhaps('Danger zones that do not follow from the ports.'),
    troops: often('Ground units: "Superga 3 @Trapani".'),
    air: often('Air units: "JG-53 base.at=field base.field=Comiso".'),
    taken: often('Land hexes that changed hands.'),
    mines: often('Minebelts: "axis @025006 2".'),
    unsupplied: often('Hexes out of supply, with the number of turns.'),
    embarked: often('Where troops last went aboard.'),
    brought: often('REs of a unit that count as brought home: "Riga-group 3".'),
    once: often('What has happened once.'),
    score: often('Points: "axis cause 4".'),
    in: often('Ships in a port: "Napoli Convogli-A Scorta-Napoli/hits=1".'),
    atlantic: often('Ships in the Atlantic.'),
    due: often('Ships still to come.'),
    sunk: often('Ships sunk.'),
    gone: often('Ships withdrawn.'),
    group: often('Groups: "3 axis @025006 Convogli-A spent=4".'),
    cargo: often('What ships carry: "Convogli-A sp=4".'),
    handled: often('Cargo points that a side has handled at ports before the other moved: "axis Napoli 3".'),
    stock: often('Supplies at ports: "axis Napoli sp=14 srp=1".'),
  },
});
