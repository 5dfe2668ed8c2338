import { type ClockName, CLOCKS } from '../../online/calls.ts';
import type { GameListing, StartCard } from '../../catalogue/listing.ts';
import { ONLINE } from '../../words/online.ts';
import { WORDS } from '../../words.ts';
import { OptionList } from '../OptionList.tsx';
import { NameFields } from './JoinForm.tsx';
import { FileField } from './make/FileField.tsx';
import {
  type FieldProps,
  type MakeProps,
  ME,
  OPEN,
  scenarioIn,
  useWanted,
  wantedFor,
} from './make/wanted.ts';

const { make: SAID } = ONLINE;

/** Game, scenario, seats, clock, and who may come: each has a value already. */
export const NewGameForm = (props: MakeProps) => {
  const { close } = props;
  const { wanted, change, card, name, setName, make, isMaking, complaint } = useWanted(props);
  return (
    <form
      className="online-form"
      aria-label={SAID.title}
      onSubmit={event => {
        event.preventDefault();
        void make();
      }}
    >
      <h3>{SAID.title}</h3>
      <GameFields {...props} wanted={wanted} card={card} change={change} />
      <fieldset>
        <legend>{SAID.side}</legend>
        {card?.sides.map(side => (
          <SeatField key={side} card={card} side={side} wanted={wanted} change={change} />
        ))}
      </fieldset>
      <RuleFields wanted={wanted} card={card} change={change} />
      <ClockFields wanted={wanted} change={change} />
      <NameFields name={name} salt={wanted.salt} setName={setName} setSalt={salt => change({ salt })} />
      {complaint !== '' && (
        <p className="refusal" role="alert">
          {complaint}
        </p>
      )}
      <div className="lobby-ways">
        <button type="submit" className="primary" disabled={isMaking}>
          {isMaking ? SAID.making : SAID.begin}
        </button>
        <button type="button" onClick={close}>
          {SAID.cancel}
        </button>
      </div>
    </form>
  );
};

interface GameProps extends FieldProps {
  readonly catalogue: readonly GameListing[];
  readonly card: StartCard | undefined;
}

const GameFields = (props: GameProps) => {
  const { catalogue, wanted, change } = props;
  const choose = (id: string): void => {
    const found = catalogue.find(listing => listing.card.id === id);
    if (found !== undefined) change(wantedFor(found.card));
  };
  return (
    <>
      <label className="field">
        <span>{SAID.game}</span>
        {/* biome-ignore lint/a11y/noAutofocus: the form opens because somebody wants to fill it in */}
        <select autoFocus value={wanted.game} onChange={event => choose(event.target.value)}>
          {catalogue.map(listing => (
            <option key={listing.card.id} value={listing.card.id}>
              {listing.card.title}
            </option>
          ))}
        </select>
      </label>
      {wanted.file === undefined && <ScenarioField {...props} />}
      <FileField {...props} />
    </>
  );
};

const ScenarioField = ({ card, wanted, change }: Omit<GameProps, 'catalogue'>) => (
  <label className="field">
    <span>{SAID.scenario}</span>
    <select value={wanted.scenario} onChange={event => change({ scenario: event.target.value })}>
      {card?.scenarios.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  </label>
);

/** A file has its rules already. */
const RuleFields = ({ card, wanted, change }: Omit<GameProps, 'catalogue'>) => {
  const scenario = scenarioIn(card, wanted);
  if (scenario === undefined || scenario.options.length === 0 || wanted.file !== undefined) return null;
  return (
    <details>
      <summary>{ONLINE.make.rules}</summary>
      <OptionList scenario={scenario} options={wanted.options} choose={options => change({ options })} />
    </details>
  );
};

const SeatField = ({
  card,
  side,
  wanted,
  change,
}: FieldProps & { readonly card: StartCard; readonly side: string }) => (
  <label className="seat">
    <span>{card.names[side] ?? side}</span>
    <select
      value={wanted.seats[side]}
      onChange={event => change({ seats: { ...wanted.seats, [side]: event.target.value } })}
    >
      <option value={ME}>{SAID.me}</option>
      <option value={OPEN}>{SAID.friend}</option>
      {card.levels.map(level => (
        <option key={level} value={level}>
          {WORDS.start.level(level)}
        </option>
      ))}
    </select>
  </label>
);

const ClockFields = ({ wanted, change }: FieldProps) => (
  <>
    <label className="field">
      <span>{SAID.clock}</span>
      <select value={wanted.clock} onChange={event => change({ clock: event.target.value as ClockName })}>
        {(Object.keys(CLOCKS) as ClockName[]).map(clock => (
          <option key={clock} value={clock}>
            {SAID.clocks[clock]}
          </option>
        ))}
      </select>
    </label>
    <fieldset>
      <legend>{SAID.who}</legend>
      {(['link', 'public'] as const).map(who => (
        <label key={who}>
          <input
            type="radio"
            name="visibility"
            checked={wanted.visibility === who}
            onChange={() => change({ visibility: who })}
          />
          {SAID[who]}
        </label>
      ))}
    </fieldset>
  </>
);
