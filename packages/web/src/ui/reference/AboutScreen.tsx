import { READING_WORDS } from '../../words/reference.ts';

const { about: SAID, toStart } = READING_WORDS;

const Points = ({ title, points }: { readonly title: string; readonly points: readonly string[] }) => (
  <section className="part">
    <h2>{title}</h2>
    <ul>
      {points.map(point => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
);

/** What this is, what it is made of, and who may do what with it. */
export const AboutScreen = ({ leave }: { readonly leave: () => void }) => (
  <section className="report reading" aria-label={SAID.title}>
    <header>
      <h1>{SAID.title}</h1>
      <div className="ways">
        <button type="button" className="primary" onClick={leave}>
          {toStart}
        </button>
      </div>
    </header>
    <p>{SAID.what}</p>
    <Points title={SAID.different} points={SAID.points} />
    <Points title={SAID.limits} points={SAID.limitPoints} />
    <Points title={SAID.sources} points={SAID.sourcePoints} />
    <p>
      <a href="/licences.txt">{SAID.licences}</a>
    </p>
    <p>
      <a href="/docs/">{SAID.guides}</a>
    </p>
  </section>
);
