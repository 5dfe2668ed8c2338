import type { BattleScene, Fighter, Piece } from '@narrow-seas/core';
import { useEffect } from 'react';
import { type BattleSpot, useBattleSpot } from '../film/useBattleSpot.ts';
import { useResultFocus } from '../film/useResultFocus.ts';
import type { Settings } from '../store/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { isMyTurn } from '../store/table-state.ts';
import { ChoiceOdds } from './ChoiceOdds.tsx';
import { CounterImage } from './CounterImage.tsx';
import { Die } from './Die.tsx';
import { FaceStrip } from './FaceStrip.tsx';
import { NARROW, type Stage } from './stage.ts';

interface Props {
  readonly table: TableStore;
  readonly stage: Stage;
  readonly settings: Store<Settings>;
}

/** Who fights, the die, the result and its points. It never asks: the bar below does. */
export const BattleStrip = ({ table, stage, settings }: Props) => {
  const { battle, isRolling } = useStore(table.film, film => film);
  const spot = useBattleSpot(table, stage);
  useRoomOnPhone(table, battle !== undefined);
  useResultFocus(table);
  return (
    <>
      <Verdict table={table} battle={isRolling ? undefined : battle} />
      {battle !== undefined && (
        <Strip table={table} settings={settings} battle={battle} isRolling={isRolling} spot={spot} />
      )}
    </>
  );
};

/** On a phone an open panel would leave no room for both the fight and its result. */
const useRoomOnPhone = (table: TableStore, isShown: boolean): void => {
  useEffect(() => {
    if (isShown && innerWidth < NARROW) table.set({ panelHeight: 'low' });
  }, [table, isShown]);
};

const pointsText = ({ points }: BattleScene, viewer: string): string => {
  if (points === 0) return '';
  if (viewer === 'spectator') return WORDS.battle.spectator(points);
  return points > 0 ? WORDS.battle.gain(points) : WORDS.battle.lose(-points);
};

/** The result for the ear: once, at once. */
const Verdict = ({ table, battle }: Pick<Props, 'table'> & { readonly battle: BattleScene | undefined }) => {
  const viewer = useStore(table, state => state.snapshot.viewer);
  const isTold = battle !== undefined && battle.verdict !== '';
  return (
    <div className="ear" aria-live="assertive">
      {isTold && WORDS.battle.said(battle.title, battle.verdict, pointsText(battle, viewer))}
    </div>
  );
};

/** What the two sides of it are called: nobody attacks by looking. */
const sidesOf = ({ search }: BattleScene): readonly [string, string] =>
  search === true
    ? [WORDS.battle.searchers, WORDS.battle.sought]
    : [WORDS.battle.attackers, WORDS.battle.targets];

interface StripProps extends Pick<Props, 'table' | 'settings'> {
  readonly battle: BattleScene;
  readonly isRolling: boolean;
  readonly spot: BattleSpot;
}

const Strip = ({ table, settings, battle, isRolling, spot }: StripProps) => (
  <section className={`strip ${spot}`} aria-label={WORDS.battle.label}>
    <header>
      <strong>{battle.title}</strong>
      <span>{battle.about}</span>
      <SoundSwitch settings={settings} />
      <button
        type="button"
        className="quiet"
        aria-label={WORDS.battle.close}
        title={WORDS.battle.close}
        onClick={() => table.film.set({ battle: undefined, isRolling: false })}
      >
        ×
      </button>
    </header>
    <div className="strip-body">
      <Side table={table} title={sidesOf(battle)[0]} fighters={battle.attackers} sum={battle.sum ?? ''} />
      <Outcome table={table} battle={battle} isRolling={isRolling} />
      <Side table={table} title={sidesOf(battle)[1]} fighters={battle.targets} sum="" isHidden={isRolling} />
    </div>
  </section>
);

const SoundSwitch = ({ settings }: Pick<Props, 'settings'>) => {
  const sound = useStore(settings, state => state.sound);
  return (
    <button
      type="button"
      className="quiet sound"
      aria-pressed={sound === 'yes'}
      onClick={() => settings.set({ sound: sound === 'yes' ? 'no' : 'yes' })}
    >
      <svg viewBox="0 0 20 16" aria-hidden="true">
        <path d="M1 5h4l5-4v14l-5-4H1Z" />
        <path className="waves" d={sound === 'yes' ? 'M13 4q3 4 0 8M16 2q5 6 0 12' : 'M13 5l6 6M19 5l-6 6'} />
      </svg>
      {sound === 'yes' ? WORDS.battle.soundOn : WORDS.battle.soundOff}
    </button>
  );
};

/** More would not fit into the strip. */
const MOST = 3;

interface SideProps {
  readonly table: TableStore;
  readonly title: string;
  readonly fighters: readonly Fighter[];
  readonly sum: string;
  /** While the die rolls nobody knows what became of them. */
  readonly isHidden?: boolean;
}

const Side = ({ table, title, fighters, sum, isHidden = false }: SideProps) => {
  const pieces = useStore(table, state => state.board.pieces);
  if (fighters.length === 0) return null;
  return (
    <div className="fighters">
      <div className="heads">
        <span>{title}</span>
        {fighters.some(({ strength }) => strength !== undefined) && <span>{WORDS.battle.strength}</span>}
      </div>
      <ul>
        {fighters.slice(0, MOST).map((fighter, place) => (
          <FighterRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a battle's fighters never change their order
            key={place}
            fighter={fighter}
            piece={pieces.find(({ id }) => id === fighter.piece)}
            isHidden={isHidden}
          />
        ))}
      </ul>
      {fighters.length > MOST && <p className="hint">{WORDS.battle.more(fighters.length - MOST)}</p>}
      {sum !== '' && <p className="hint">{sum}</p>}
    </div>
  );
};

interface RowProps {
  readonly fighter: Fighter;
  readonly piece: Piece | undefined;
  readonly isHidden: boolean;
}

const FighterRow = ({ fighter, piece, isHidden }: RowProps) => {
  const { name, note, strength, left, points = 0, result } = fighter;
  const isLost = result === 'loss' && !isHidden;
  return (
    <li className={isLost ? 'lost' : ''}>
      {piece === undefined ? <span className="no-counter" /> : <CounterImage piece={piece} size={36} />}
      <span className="who">
        <strong>{name}</strong>
        <small>{isHidden ? note.replace(/,.*$/, '') : note}</small>
      </span>
      {points !== 0 && !isHidden ? (
        <b className={points > 0 ? 'good' : 'bad'}>{WORDS.battle.points(points)}</b>
      ) : (
        <Strength strength={strength} left={isHidden ? undefined : left} />
      )}
    </li>
  );
};

interface StrengthProps {
  readonly strength: string | undefined;
  readonly left: string | undefined;
}

const Strength = ({ strength, left }: StrengthProps) => (
  <b>
    {left === undefined || left === strength ? (
      strength
    ) : (
      <>
        <s>{strength}</s> {left}
      </>
    )}
  </b>
);

/** What one may answer, each with its chances; the bar and the panel have the buttons. */
const Ways = ({ table }: Pick<Props, 'table'>) => {
  const commands = useStore(table, state => state.snapshot.survey.commands);
  const isMine = useStore(table, isMyTurn);
  if (!isMine || commands.every(({ odds }) => odds === undefined)) return null;
  return (
    <ul className="strip-ways">
      {commands.map(choice => (
        <li key={choice.key}>
          <b>{choice.label}</b> <ChoiceOdds choice={choice} />
        </li>
      ))}
    </ul>
  );
};

const Outcome = ({ table, battle, isRolling }: Omit<StripProps, 'settings' | 'spot'>) => {
  const viewer = useStore(table, state => state.snapshot.viewer);
  const points = pointsText(battle, viewer);
  const tone = battle.points > 0 ? 'good' : battle.points < 0 ? 'bad' : '';
  return (
    <div className="outcome">
      <div className="throws">
        {battle.dice.slice(-4).map((die, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they fell
          <div key={place} className="throw">
            <Die face={die.face} faces={die.faces} isRolling={isRolling} />
            {die.title !== undefined && <small>{die.title}</small>}
            {die.wins.length > 0 && <FaceStrip die={die} isRolling={isRolling} />}
            {die.note !== undefined && <small>{die.note}</small>}
          </div>
        ))}
      </div>
      {!isRolling && (
        <div className="verdict">
          <strong>{battle.verdict === '' ? WORDS.battle.open : battle.verdict}</strong>
          <p>{battle.verdict === '' ? WORDS.battle.openDetail : battle.detail}</p>
          {battle.verdict === '' && <Ways table={table} />}
          {points !== '' && <p className={`points ${tone}`}>{points}</p>}
        </div>
      )}
    </div>
  );
};
