import { Component, type ReactNode, useEffect, useState } from 'react';
import { saveIdInAddress } from '../link/address.ts';
import type { Health } from '../store/health.ts';
import type { Services } from '../store/opening.ts';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';
import { latestText, saveFile, saveReport } from './files.ts';

interface Props {
  readonly services: Services;
  readonly children: ReactNode;
}

interface State {
  readonly failure: Error | undefined;
}

const asError = (failure: unknown): Error =>
  failure instanceof Error ? failure : new Error(String(failure));

/**
 * Never a white page: the saved game is one click away. React catches what fails while drawing, and only in a class;
 * what fails in an event or in a promise nobody waits for is caught at the window.
 */
export class ErrorScreen extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure: asError(failure) };
  }

  readonly #onError = ({ error }: ErrorEvent): void => {
    // Browsers tell of a resize that comes late as an error without one; nothing is wrong then.
    if (error !== null && error !== undefined) this.setState({ failure: asError(error) });
  };

  readonly #onRejection = ({ reason }: PromiseRejectionEvent): void =>
    this.setState({ failure: asError(reason) });

  override componentDidMount(): void {
    addEventListener('error', this.#onError);
    addEventListener('unhandledrejection', this.#onRejection);
  }

  override componentWillUnmount(): void {
    removeEventListener('error', this.#onError);
    removeEventListener('unhandledrejection', this.#onRejection);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return <Failure services={this.props.services} failure={failure} />;
  }
}

const saveLatest = async (services: Services): Promise<string> => {
  const text = await latestText(services);
  if (text === '') return WORDS.error.nothing;
  saveFile(WORDS.file.savedGame, text);
  return '';
};

/** Only what the browser has confirmed is called saved. */
const sayGame = ({ id, saving }: Health): string => {
  const isOpen = saveIdInAddress(location.hash) !== undefined;
  if (!isOpen) return WORDS.error.noGame;
  return id === saveIdInAddress(location.hash) && saving === 'saved'
    ? WORDS.error.saved
    : WORDS.error.unsaved;
};

const Failure = ({ services, failure }: { readonly services: Services; readonly failure: Error }) => {
  const game = useStore(services.watch, sayGame);
  const isSaved = game !== WORDS.error.unsaved;
  const [note, setNote] = useState('');
  // Nothing else here follows Back and Forward.
  useEffect(() => {
    const reload = (): void => location.reload();
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
  return (
    <main className="failure">
      <div role="alert">
        <h1>{WORDS.error.title}</h1>
        <p>{game}</p>
        <pre>{failure.message}</pre>
      </div>
      <div className="row">
        <button type="button" className={isSaved ? 'primary' : ''} onClick={() => location.reload()}>
          {WORDS.error.reload}
        </button>
        <button
          type="button"
          className={isSaved ? '' : 'primary'}
          onClick={() => void saveLatest(services).then(setNote, () => undefined)}
        >
          {WORDS.error.save}
        </button>
        <button type="button" onClick={() => void saveReport(services, failure).catch(() => undefined)}>
          {WORDS.error.report}
        </button>
        <a href="/">{WORDS.error.home}</a>
      </div>
      <p role="status">{note}</p>
    </main>
  );
};
