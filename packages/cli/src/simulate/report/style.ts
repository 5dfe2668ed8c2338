/** A chart by day, the operations room by night; on paper always by day. */
const LIGHT = `--paper: #fbfaf4; --ink: #17242a; --soft: #4c5f66; --rule: #d8d5c6; --card: #ffffff;
  --accent: #a8246e; --blue: #1f5f8f; --red: #a63d2f; --none: #8d8a7c;
  --sea: #f3f8f8; --shoal: #d7e8ec; --shallow: #c3dce3; --land: #efe2bd; --coast: #6d6a58; --border: #8a7648;
  --c0: #1f5f8f; --c1: #b3561d; --c2: #2f7d5b; --c3: #7a4f9f; --c4: #94700c; --c5: #2b7f88; --c6: #9c3f66; --c7: #5d6066;`;

const DARK = `--paper: #0e151b; --ink: #e4ecef; --soft: #a3b4bb; --rule: #2c3a43; --card: #141e26;
  --accent: #5fd0d8; --blue: #6fb0e8; --red: #f08a76; --none: #8b949a;
  --sea: #12202b; --shoal: #17293a; --shallow: #1c3246; --land: #2d3130; --coast: #75808a; --border: #6d6a55;
  --c0: #6fb0e8; --c1: #f0a46a; --c2: #79c9a0; --c3: #bfa2e6; --c4: #e0bd55; --c5: #74cccc; --c6: #e58ab1; --c7: #b5b9be;`;

export const STYLE = `
:root { color-scheme: light dark; ${LIGHT} }
@media screen and (prefers-color-scheme: dark) { :root { ${DARK} } }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 68rem; padding: 1.5rem 1.25rem 3rem; overflow-wrap: anywhere; }
header .game { color: var(--soft); margin: 0; }
h1 { font-size: clamp(1.35rem, 1rem + 1.8vw, 2.1rem); line-height: 1.2; margin: .2rem 0 1rem; max-width: 46rem; text-wrap: balance; }
h2 { font-size: 1.15rem; margin: 0 0 .75rem; padding-top: 1.25rem; border-top: 1px solid var(--rule); }
section { margin-top: 2.25rem; }
.lead { font-size: 1.08rem; max-width: 46rem; margin: 0 0 .6rem; }
.note { color: var(--soft); max-width: 46rem; }
ul { max-width: 46rem; padding-left: 1.2rem; } li { margin: .35rem 0; }
figure { margin: 0; min-width: 0; } figcaption { color: var(--soft); font-size: .92rem; margin-top: .35rem; }
.beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1.75rem; }
.beside > * { min-width: 0; }
svg { display: block; width: 100%; height: auto; max-width: 34rem; }
svg.wide { max-width: 100%; }
svg text { font-family: system-ui, sans-serif; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1rem; list-style: none; padding: 0; margin: .2rem 0 .6rem; font-size: .92rem; }
.key li { margin: 0; } .key span { display: inline-block; width: .85em; height: .85em; margin-right: .4em; border-radius: 2px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .95rem; }
caption { text-align: left; color: var(--soft); padding-bottom: .35rem; }
th, td { text-align: right; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid var(--rule); vertical-align: top; overflow-wrap: normal; }
th:first-child { text-align: left; font-weight: 500; min-width: 8rem; } td { white-space: nowrap; } thead th, thead th:first-child { font-weight: 600; }
.scroll { overflow-x: auto; margin-top: 1.1rem; } .maps + .maps { margin-top: 1.5rem; }
pre { font: .85rem/1.45 ui-monospace, monospace; white-space: pre-wrap; }
code { font-family: ui-monospace, monospace; font-size: .88rem; }
.steps text, .map text { fill: var(--soft); font-size: 12px; }
@media print {
  :root { color-scheme: light; } body { font-size: 10.5pt; max-width: none; padding: 0; background: none; }
  h1 { font-size: 17pt; } h2 { break-after: avoid; } section { margin-top: 1.2rem; }
  figure, tr, li { break-inside: avoid; } .scroll { overflow: visible; } td { white-space: normal; } th, td { padding-right: .5rem; font-size: 9pt; }
  .beside { grid-template-columns: 1fr 1fr; gap: 1rem; } svg { max-width: 24rem; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}`;
