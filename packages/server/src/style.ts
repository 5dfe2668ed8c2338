/**
 * The one style sheet. Two moods with the same roles: a printed chart by day, an operations room by night.
 */
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: #f7f3e6;
  --ink: #1a2530;
  --quiet: #4c5a66;
  --sea: #fbfdfd;
  --shoal: #cfe4ee;
  --deep: #e6f1f6;
  --land: #ecdcae;
  --coast: #2b2a24;
  --hex: #b9cdd6;
  --choice: #9c1458;
  --card: #fffdf6;
  --rule: #c9bd97;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0a131c;
    --ink: #dce7ee;
    --quiet: #93a6b4;
    --sea: #0c1a27;
    --shoal: #14304a;
    --deep: #102437;
    --land: #232a28;
    --coast: #5d6a63;
    --hex: #1e3447;
    --choice: #5fd6e6;
    --card: #101d29;
    --rule: #2a3c4b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.55 "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  font-variant-numeric: lining-nums tabular-nums;
}
header {
  position: relative;
  height: clamp(15rem, 34vw, 25rem);
  background: var(--sea);
  border-bottom: 1px solid var(--coast);
}
header::after {
  content: "";
  position: absolute;
  inset: auto 0 0;
  height: 7px;
  border-top: 1px solid var(--coast);
  background: repeating-linear-gradient(90deg, var(--coast) 0 30px, var(--paper) 30px 60px);
}
.chart { display: block; width: 100%; height: 100%; }
.chart text { font: italic 13px Georgia, serif; fill: var(--quiet); text-anchor: middle; }
.shoal path { fill: var(--shoal); stroke: var(--shoal); stroke-width: 22; stroke-linejoin: round; }
.shoal.wide path { fill: var(--deep); stroke: var(--deep); stroke-width: 58; }
.land path { fill: var(--land); stroke: var(--coast); stroke-width: 1.4; stroke-linejoin: round; }
#hexes path { fill: none; stroke: var(--hex); stroke-width: 0.8; }
.rose circle, .rose path { fill: none; stroke: var(--choice); stroke-width: 1; }
.rose .marks { stroke-width: 10; stroke-dasharray: 0.08 0.92; }
.rose .fine { stroke-width: 6; }
.rose .north { fill: var(--choice); }
@media (max-width: 40rem) { .soundings { display: none; } }
.track { fill: none; stroke: var(--choice); stroke-width: 2; stroke-dasharray: 9 6; }
.cartouche {
  position: absolute;
  inset: 0 0 7px;
  display: grid;
  place-content: center;
  justify-items: center;
  padding: 0 1.25rem;
  text-align: center;
}
.cartouche * { margin: 0; text-shadow: 0 0 6px var(--sea), 0 0 6px var(--sea), 0 0 12px var(--sea), 0 0 12px var(--sea); }
.cartouche .name { margin-right: -0.14em; }
.name a { color: inherit; text-decoration: none; }
.name {
  font-size: clamp(2.2rem, 7vw, 4.4rem);
  font-weight: 400;
  line-height: 1.1;
  letter-spacing: 0.14em;
  text-transform: uppercase;
}
.cartouche .motto { margin-top: 0.4rem; max-width: 34rem; text-wrap: balance; font-style: italic; font-size: clamp(1rem, 2vw, 1.2rem); }
main, footer { max-width: 64rem; margin: 0 auto; padding: 0 1.25rem; }
main { padding-top: 1.5rem; padding-bottom: 2rem; }
main h1, h2 { font-size: 1.7rem; font-weight: 600; margin: 0.5rem 0 1rem; }
h3 { font-size: 1.35rem; font-weight: 600; margin: 0; }
h4 { font-size: 1rem; font-style: italic; font-weight: 400; color: var(--quiet); margin: 1rem 0 0.25rem; }
a { color: var(--choice); text-underline-offset: 0.15em; }
a:focus-visible { outline: 2px solid var(--choice); outline-offset: 3px; }
code { overflow-wrap: anywhere; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em; }
.games {
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  gap: 1.25rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
}
.game {
  padding: 1.1rem 1.25rem;
  background: var(--card);
  border: 1px solid var(--rule);
  border-top: 3px double var(--choice);
  overflow-wrap: anywhere;
}
.game p { margin: 0.5rem 0 0; }
.game .version { margin: 0; color: var(--quiet); font-size: 0.95rem; }
.scenarios { margin: 0; padding: 0; list-style: none; }
.scenarios li { padding: 0.3rem 0; border-top: 1px solid var(--rule); }
.empty { padding: 1.1rem 1.25rem; background: var(--card); border: 1px solid var(--rule); }
footer {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 2rem;
  padding-bottom: 1.5rem;
  color: var(--quiet);
  font-size: 0.95rem;
}
`;
