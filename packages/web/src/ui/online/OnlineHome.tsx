import { useEffect, useState } from 'react';
import type { GameListing } from '../../catalogue/listing.ts';
import { useBadge } from '../../online/badge.ts';
import { ACCOUNT } from '../../words/account.ts';
import { ONLINE } from '../../words/online.ts';
import { WORDS } from '../../words.ts';
import { Account } from './account/Account.tsx';
import { GameRows, leastLeft, type Listing, useGames } from './GameRows.tsx';
import type { Go } from './go.ts';
import { NewGameForm } from './NewGameForm.tsx';
import { PeopleLinks } from './people/PeopleLinks.tsx';

const { home: SAID } = ONLINE;

interface Props {
  readonly catalogue: readonly GameListing[];
  readonly go: Go;
}

/** Online play on the start page: a new game, and those of others. */
export const OnlineHome = (props: Props) => {
  const [isMaking, setMaking] = useState(false);
  return (
    <section className="online-home" aria-label={SAID.title}>
      <h2>{SAID.title}</h2>
      {isMaking ? (
        <NewGameForm {...props} close={() => setMaking(false)} />
      ) : (
        <button type="button" className="large" onClick={() => setMaking(true)}>
          <b>{SAID.friend}</b>
          <small>{SAID.friendHint}</small>
        </button>
      )}
      <Lists {...props} />
    </section>
  );
};

/** My games on the server. Those that wait for me come first, then those with the least time. */
export const MyOnlineGames = ({ catalogue, go }: Props) => {
  const { games, complaint, next, more } = useGames('mine');
  const waiting = games.filter(({ waitsForMe }) => waitsForMe).length;
  const now = Date.now();
  useBadge(waiting);
  useEffect(() => {
    document.title = waiting > 0 ? SAID.waiting(waiting) : WORDS.name;
    return () => void (document.title = WORDS.name);
  }, [waiting]);
  const rank = { running: 0, open: 1, finished: 2 };
  const sorted = games.toSorted(
    (one, other) =>
      Number(other.waitsForMe) - Number(one.waitsForMe) ||
      rank[one.state] - rank[other.state] ||
      Math.sign(leastLeft(one, now) - leastLeft(other, now)) ||
      0,
  );
  return (
    <>
      <Trouble complaint={complaint} />
      {games.length > 0 && <h2>{SAID.mine}</h2>}
      <GameRows games={sorted} catalogue={catalogue} go={go} verb={WORDS.phase.resume} />
      <More next={next} more={more} />
    </>
  );
};

const Trouble = ({ complaint }: Pick<Listing, 'complaint'>) =>
  complaint === undefined || complaint === '' ? null : (
    <p className="refusal" role="alert">
      {complaint}
    </p>
  );

const More = ({ next, more }: { readonly next: string | undefined; readonly more: () => void }) =>
  next === undefined ? null : (
    <p>
      <button type="button" className="link" onClick={more}>
        {SAID.more}
      </button>
    </p>
  );

/** Closed until somebody wants them: each is a question to the server. */
const Lists = (props: Props) => (
  <div className="online-lists">
    <PeopleLinks />
    <Fold title={SAID.openGames}>
      <OpenGames {...props} />
    </Fold>
    <Fold title={SAID.running}>
      <RunningGames {...props} />
    </Fold>
    <Fold title={SAID.finished}>
      <FinishedGames {...props} />
    </Fold>
    <Fold title={ACCOUNT.title}>
      <Account />
    </Fold>
  </div>
);

const Fold = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
};

interface PublicProps extends Props {
  readonly list: Listing;
  readonly verb: string;
  readonly nothing: string;
}

const Public = ({ list, verb, nothing, catalogue, go }: PublicProps) => (
  <>
    <Trouble complaint={list.complaint} />
    {list.complaint === '' && list.games.length === 0 && <p className="hint">{nothing}</p>}
    <GameRows games={list.games} catalogue={catalogue} go={go} verb={verb} />
    <More next={list.next} more={list.more} />
  </>
);

const OpenGames = (props: Props) => (
  <Public {...props} list={useGames('open')} verb={SAID.take} nothing={SAID.noOpenGames} />
);

const RunningGames = (props: Props) => (
  <Public {...props} list={useGames('running')} verb={SAID.watch} nothing={SAID.noRunning} />
);

const FinishedGames = (props: Props) => {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const list = useGames('finished', search);
  return (
    <>
      <form
        className="lobby-ways"
        role="search"
        onSubmit={event => {
          event.preventDefault();
          setSearch(text.trim());
        }}
      >
        <input
          type="search"
          aria-label={SAID.search}
          placeholder={SAID.search}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit">{SAID.find}</button>
      </form>
      <Public {...props} list={list} verb={SAID.look} nothing={SAID.noFinished} />
    </>
  );
};
