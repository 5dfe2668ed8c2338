import { type Adjustable, adjustChoice, adjustFlag, adjustNumber } from '@narrow-seas/core';
import type { Campaign, State } from '../model/state.ts';
import { type BySide, SIDES, type Side, STRATEGIES } from '../model/vocabulary.ts';
import { LAST_BOX } from '../rules/reinforcement/reinforcement.ts';
import { onTable } from './settings.ts';
import { SAID } from './words.ts';

type Setting = Adjustable<State>;

const onCampaign = <V>(change: (campaign: Campaign, value: V) => Partial<Campaign>) =>
  onTable<V>(({ campaign }, value) => ({ campaign: { ...campaign, ...change(campaign, value) } }));

const MOST_TROOPS = 99;

const bySide = (
  field: 'tracks' | 'paras' | 'commandos',
  side: Side,
  said: { readonly title: string; readonly about?: string; readonly most: number },
): Setting =>
  adjustNumber(
    ({ table }) => ({ id: `${field}-${side}`, least: 0, ...said, value: table.campaign[field][side] }),
    onCampaign((campaign, value) => ({
      [field]: { ...campaign[field], [side]: value } satisfies BySide<number>,
    })),
  );

const TALKS = [-1, 0, 1] as const;
const OPEN = 'none';

/** [C.15] In the open once it is known, else a secret of its side. */
const withStrategy = (state: State, value: string): State => {
  const strategy = STRATEGIES.find(known => known === value);
  const { table, secret } = state;
  if (strategy !== undefined && table.campaign.strategy !== undefined)
    return { ...state, table: { ...table, campaign: { ...table.campaign, strategy } } };
  const { strategy: _before, ...others } = secret.soviet;
  const soviet = strategy === undefined ? others : { ...others, strategy };
  return { ...state, secret: { ...secret, soviet } };
};

/** [C.14] to [C.19]: what only the campaign uses. */
export const CAMPAIGN: readonly Setting[] = [
  adjustChoice(
    ({ table, secret }) => ({
      id: 'strategy',
      title: SAID.strategy,
      choices: [
        ...(table.campaign.strategy === undefined ? [{ value: OPEN, title: SAID.strategies.none }] : []),
        ...STRATEGIES.map(value => ({ value, title: SAID.strategies[value] })),
      ],
      value: table.campaign.strategy ?? secret.soviet.strategy ?? OPEN,
    }),
    withStrategy,
  ),
  ...SIDES.map(side =>
    bySide('tracks', side, { title: SAID.track(side), about: SAID.trackAbout, most: LAST_BOX[side] }),
  ),
  adjustNumber(
    ({ table }) => ({
      id: 'armistice',
      title: SAID.armistice,
      least: 0,
      most: 3,
      value: table.campaign.armistice,
    }),
    onCampaign((_campaign, armistice) => ({ armistice })),
  ),
  adjustChoice(
    ({ table }) => ({
      id: 'talks',
      title: SAID.talks,
      choices: TALKS.map(talks => ({ value: String(talks), title: SAID.talksNow[talks] })),
      value: String(table.campaign.talks),
    }),
    onCampaign((_campaign, value) => ({ talks: TALKS.find(talks => String(talks) === value) ?? 0 })),
  ),
  ...SIDES.flatMap(side => [
    bySide('paras', side, { title: SAID.paras(side), most: MOST_TROOPS }),
    bySide('commandos', side, { title: SAID.commandos(side), most: MOST_TROOPS }),
  ]),
  adjustFlag(
    ({ table }) => ({ id: 'released', title: SAID.released, value: table.campaign.released }),
    onCampaign((_campaign, released) => ({ released })),
  ),
];
