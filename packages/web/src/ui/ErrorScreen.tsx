import { Component, type ReactNode } from 'react';
import type { Client } from '../link/client.ts';
import { WORDS } from '../words.ts';
import { keptText, saveFile, saveReport } from './files.ts';

interface Props {
  readonly client: Client;
  readonly children: ReactNode;
}

interface State {
  readonly failure: Error | undefined;
}

const asError = (failure: unknown): Error =>
  failure instanceof Error ? failure : new Error(String(failure));

/**
 * Never a white page: the kept game is one click away. React catches what fails while drawing, and only in a class;
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
    return <Failure client={this.props.client} failure={failure} />;
  }
}

const saveKept = async (): Promise<void> => {
  const text = await keptText();
  if (text !== '') saveFile(WORDS.file.kept, text);
};

const Failure = ({ client, failure }: { readonly client: Client; readonly failure: Error }) => (
  <main className="failure">
    <div role="alert">
      <h1>{WORDS.error.title}</h1>
      <p>{WORDS.error.text}</p>
      <pre>{failure.message}</pre>
    </div>
    <div className="row">
      <button type="button" className="primary" onClick={() => location.reload()}>
        {WORDS.error.goOn}
      </button>
      <button type="button" onClick={() => void saveKept().catch(() => undefined)}>
        {WORDS.error.save}
      </button>
      <button type="button" onClick={() => void saveReport(client, failure).catch(() => undefined)}>
        {WORDS.error.report}
      </button>
      <a href="/">{WORDS.error.home}</a>
    </div>
  </main>
);
