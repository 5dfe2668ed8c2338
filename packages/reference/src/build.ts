import type {
  FacePackage,
  GamePackage,
  GameTypes,
  Handbook,
  Question,
  RuleIndex,
  SomeFace,
  SomeGame,
} from '@narrow-seas/core';
import { TABLE_RULES } from '@narrow-seas/core';
import { chaptersOf } from './chapters.ts';
import { artistOf, drawDiagram } from './draw/diagram.ts';
import type { Figure } from './figure.ts';
import { linksOf } from './links.ts';
import type { CaseEntry, Note, Reference, TermEntry } from './model.ts';
import { type Lookup, lookupOf, runsOf } from './runs.ts';

/** The cases of the table come last, the same in every game. */
const TABLE_CHAPTER = 'At the table';

type Figures = ReadonlyMap<string, readonly Figure[]>;

const noFigures: Figures = new Map();

const figuresOf = <T extends GameTypes, Q extends Question>(
  { game }: GamePackage<T, Q>,
  pack: FacePackage<T>,
  { diagrams }: Handbook<T>,
  lookup: Lookup,
): Figures => {
  const artist = artistOf(game, pack);
  const found = new Map<string, Figure[]>();
  for (const diagram of diagrams) {
    const figure = drawDiagram(artist, diagram, runsOf(diagram.caption, lookup));
    found.set(diagram.rule, [...(found.get(diagram.rule) ?? []), figure]);
  }
  return found;
};

const notesOf = ({ fills }: RuleIndex, id: string, lookup: Lookup): readonly Note[] =>
  fills
    .filter(({ rule }) => rule === id)
    .map(fill => ({ id: fill.id, value: runsOf(fill.value, lookup), reason: runsOf(fill.reason, lookup) }));

const termsOf = ({ glossary = [] }: RuleIndex): readonly TermEntry[] =>
  glossary
    .map(({ term, meaning, also = [], rule }) => ({ term, meaning, also, rule }))
    .toSorted((one, other) => one.term.localeCompare(other.term, 'en'));

const build = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  face: FacePackage<T>,
  book: Handbook<T> | undefined,
): Reference => {
  const { id, title, rules } = pack.game;
  const index: RuleIndex = { ...rules, cases: [...rules.cases, ...TABLE_RULES] };
  const lookup = lookupOf(
    index.cases.map(rule => rule.id),
    rules.glossary ?? [],
  );
  const links = linksOf(index, lookup, book?.related);
  const figures = book === undefined ? noFigures : figuresOf(pack, face, book, lookup);
  const entry = (rule: RuleIndex['cases'][number]): CaseEntry => ({
    id: rule.id,
    title: rule.title,
    text: runsOf(rule.summary, lookup),
    see: links.get(rule.id)?.see ?? [],
    usedBy: links.get(rule.id)?.usedBy ?? [],
    notes: notesOf(index, rule.id, lookup),
    figures: figures.get(rule.id) ?? [],
  });
  const chapters = chaptersOf(index.cases, { NS: TABLE_CHAPTER, ...book?.chapters });
  return {
    game: id,
    title,
    chapters: chapters.map(chapter => ({ ...chapter, cases: chapter.cases.map(entry) })),
    glossary: termsOf(rules),
    sheet: book?.sheet,
  };
};

const open = async <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  face: SomeFace,
): Promise<Reference> => {
  const book = await pack.handbook?.();
  // The lists of games and of faces go by the same names, so both are of one game; only here is that said.
  return face(look => build(pack, look as unknown as FacePackage<T>, book));
};

/** The whole reference of a game, from its rules and its face. */
export const referenceOf = (some: SomeGame, face: SomeFace): Promise<Reference> =>
  some(pack => open(pack, face));
