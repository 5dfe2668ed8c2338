const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element: an address with a bracket must not become markup. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, character => ESCAPES[character] ?? character);

const layout = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}: Narrow Seas</title>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;

/** What an address leads to that does not exist. */
export const missingPage = (path: string): string =>
  layout(
    'Nothing is charted here',
    `<p>There is no page at <code>${escaped(path)}</code>. <a href="/">Back to the games</a></p>`,
  );

/** One sentence for a browser that came here by itself. */
export const problemPage = (title: string, sentence: string): string =>
  layout(escaped(title), `<p>${escaped(sentence)} <a href="/">Back to the games</a></p>`);

/** The server runs, but nobody has built the page it should serve. */
export const UNBUILT = layout(
  'The page is not built yet',
  '<p>Run <code>npm run build</code> in the repository and start the server again.</p>',
);
