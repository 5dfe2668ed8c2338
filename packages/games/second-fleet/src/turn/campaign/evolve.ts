import { baseSpec, baseState } from '../../rules/stacking/bases.ts';
import { inPhase, tableWith } from '../../model/copy.ts';
import { joined } from '../../rules/stacking/forces.ts';
import type { Handlers } from '../handler.ts';
import { withPieces } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { BaseState, Campaign, Piece, Secret, State, PublicState, Where } from '../../model/state.ts';
import type { BaseId, Grade, Side, UnitId } from '../../model/vocabulary.ts';
import type { CampaignEvent } from '../../model/campaign/event.ts';
import type { Assault, PoliticalEvent } from '../../model/campaign/phase.ts';

const withTable = ({ table, secret }: State, change: (table: PublicState) => PublicState): State => ({
  table: change(table),
  secret,
});

const withCampaign = (state: State, change: (campaign: Campaign) => Partial<Campaign>): State =>
  withTable(state, table => tableWith(table, { campaign: { ...table.campaign, ...change(table.campaign) } }));

const withSecret = (state: State, side: Side, change: (secret: Secret) => Partial<Secret>): State => ({
  table: state.table,
  secret: { ...state.secret, [side]: { ...state.secret[side], ...change(state.secret[side]) } },
});

const withBase = (
  table: PublicState,
  base: BaseId,
  change: (base: BaseState) => Partial<BaseState>,
): PublicState => {
  const bases = table.bases.slice();
  const before = baseState(table, base);
  bases[base] = { ...before, ...change(before) };
  return tableWith(table, { bases });
};

const moved = (table: PublicState, units: readonly UnitId[], where: Where): PublicState =>
  withPieces(table, units, piece => ({ ...piece, where }));

const shipsOf = (table: PublicState, units: readonly UnitId[]): readonly UnitId[] =>
  units.filter(unit => specOf(table, unit).arm === 'surface');

/** Ships that come together are one force. */
const placed = (table: PublicState, units: readonly UnitId[], where: Where): PublicState => {
  const there = moved(table, units, where);
  const ships = shipsOf(table, units);
  return ships.length === 0 ? there : joined(there, ships);
};

const atLeastDamaged = (has: boolean, grade: Grade): Grade => (has && grade === 0 ? 1 : grade);

/** [C.17.9] With Damage 1 at least; what lay ashore is settled by `base-changed`. */
const taken = (table: PublicState, base: BaseId, side: Side): PublicState => {
  const { airfield, port } = baseSpec(base);
  return withBase(table, base, before => ({
    owner: side,
    airfield: atLeastDamaged(airfield, before.airfield),
    port: atLeastDamaged(port, before.port),
  }));
};

/** [C.14.7] Today's reinforcements. */
const happened = (event: PoliticalEvent, side: Side | undefined): Partial<Campaign> => {
  if (side === undefined) return {};
  if (event === 'reinforcements-enhanced') return { enhanced: side };
  return event === 'reinforcements-delayed' ? { delayed: side } : {};
};

const sorted = (units: readonly UnitId[]): readonly UnitId[] => [...new Set(units)].toSorted((a, b) => a - b);

/** [C.17] The troops have left ships and pools, whatever becomes of them. */
const assaulted = (state: State, { side, base, amphibious, paras, commandos }: Assault): State => {
  const landed = withTable(state, table =>
    withPieces(table, amphibious, (piece): Piece => ({ ...piece, landed: true })),
  );
  const spent = withCampaign(landed, campaign => ({
    paras: { ...campaign.paras, [side]: campaign.paras[side] - paras },
    commandos: { ...campaign.commandos, [side]: campaign.commandos[side] - commandos.length },
  }));
  return withTable(spent, table =>
    table.phase.name === 'invasion'
      ? inPhase(table, {
          ...table.phase,
          assaulted: [...table.phase.assaulted, base],
          paras: table.phase.paras + paras,
        })
      : table,
  );
};

/** What each event of the campaign changes. */
export const evolveCampaign: Handlers<CampaignEvent['type']> = {
  placed: (state, { units, hex }) => withTable(state, table => placed(table, units, { at: 'sea', hex })),
  stationed: (state, { unit, base }) =>
    withTable(state, table => moved(table, [unit], { at: 'home', home: { kind: 'base', base } })),
  embarked: (state, { units, carrier }) =>
    withTable(state, table => moved(table, units, { at: 'home', home: { kind: 'carrier', carrier } })),
  'strategy-set': (state, { strategy }) => withSecret(state, 'soviet', () => ({ strategy })),
  'strategy-known': (state, { strategy }) =>
    withSecret(
      withCampaign(state, () => ({ strategy })),
      'soviet',
      () => ({ strategy }),
    ),
  'wings-folded': (state, { units }) => withTable(state, table => moved(table, units, { at: 'wing' })),
  'wing-set': (state, { unit, carrier }) =>
    withSecret(state, 'nato', ({ wings }) => ({
      wings: [...wings.filter(wing => wing.unit !== unit), { unit, carrier }].toSorted(
        (a, b) => a.unit - b.unit,
      ),
    })),
  'wing-known': (state, { unit, carrier }) =>
    withSecret(
      withTable(state, table => moved(table, [unit], { at: 'home', home: { kind: 'carrier', carrier } })),
      'nato',
      ({ wings }) => ({ wings: wings.filter(wing => wing.unit !== unit) }),
    ),
  happened: (state, { event, side }) => withCampaign(state, () => happened(event, side)),
  'armistice-moved': (state, { box }) => withCampaign(state, () => ({ armistice: box })),
  'talks-turned': (state, { talks }) => withCampaign(state, () => ({ talks })),
  silenced: (state, { side, arm }) =>
    withCampaign(state, ({ silenced }) => ({
      silenced: { ...silenced, [side]: [...silenced[side], arm] },
    })),
  'alliance-broken': (state, { nation }) => withCampaign(state, () => ({ broken: nation })),
  'alliance-mended': state =>
    withTable(state, table => {
      const { broken: _broken, ...campaign } = table.campaign;
      return tableWith(table, { campaign });
    }),
  'weather-set': (state, { weather }) => withTable(state, table => tableWith(table, { weather })),
  'track-moved': (state, { side, box }) =>
    withCampaign(state, ({ tracks }) => ({ tracks: { ...tracks, [side]: box } })),
  assaulted: (state, { assault }) => assaulted(state, assault),
  'shot-down': state => state,
  'assault-ended': state => state,
  'base-taken': (state, { base, side }) => withTable(state, table => taken(table, base, side)),
  'base-changed': (state, { base, defence, garrison, lodgement, parachuted = 0 }) =>
    withTable(state, table => withBase(table, base, () => ({ defence, garrison, lodgement, parachuted }))),
  'base-repaired': (state, { base, part, grade }) =>
    withTable(state, table => withBase(table, base, () => ({ [part]: grade }))),
  'driven-out': (state, { units, hex }) =>
    withTable(state, table =>
      withPieces(moved(table, units, { at: 'sea', hex }), units, piece => ({ ...piece, mark: 'strategic' })),
    ),
  reloaded: (state, { unit }) =>
    withTable(state, table => withPieces(table, [unit], piece => ({ ...piece, landed: false }))),
  served: (state, { units, giver }) =>
    withCampaign(state, ({ served, takers }) => ({
      served: sorted([...served, ...units]),
      takers: giver === undefined ? takers : [...takers, giver].toSorted((a, b) => a - b),
    })),
  'stores-changed': (state, { side, stores }) =>
    withSecret(state, side, secret => ({
      stores: secret.stores.map(before => (before.unit === stores.unit ? stores : before)),
    })),
  released: state => withCampaign(state, () => ({ released: true })),
  'nuclear-used': (state, { side, attack }) =>
    withCampaign(state, ({ nuclearUses, nuclearThisTurn, firstNuclear }) => ({
      nuclearUses: {
        ...nuclearUses,
        [side]: { ...nuclearUses[side], [attack]: nuclearUses[side][attack] + 1 },
      },
      nuclearThisTurn: nuclearThisTurn + 1,
      firstNuclear: firstNuclear ?? side,
    })),
  once: (state, { what }) => withCampaign(state, ({ once }) => ({ once: [...once, what] })),
  scored: (state, { side, cause, points }) =>
    withTable(state, table =>
      tableWith(table, { score: { ...table.score, [side]: [...table.score[side], { cause, points }] } }),
    ),
};
