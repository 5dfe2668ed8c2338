import { Component, type ReactNode } from 'react';
import type { Client } from '../link/client.ts';
import { WORDS } from '../words.ts';
import { saveReport } from './files.ts';

interface Props {
  readonly client: Client;
  readonly children: ReactNode;
}

/** React catches what fails while drawing only in a class. Never a white page: the kept game is one click away. */
export class ErrorScreen extends Component<Props, { readonly failure: Error | undefined }> {
  override state: { readonly failure: Error | undefined } = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const { client } = this.props;
    return (
      <main className="failure">
        <h1>{WORDS.error.title}</h1>
        <p>{WORDS.error.text}</p>
        <pre>{failure.message}</pre>
        <div className="row">
          <button type="button" className="primary" onClick={() => location.reload()}>
            {WORDS.error.goOn}
          </button>
          <button type="button" onClick={() => void saveReport(client, failure)}>
            {WORDS.error.report}
          </button>
          <a href="/">{WORDS.error.home}</a>
        </div>
      </main>
    );
  }
}
