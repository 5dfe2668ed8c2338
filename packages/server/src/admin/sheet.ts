/** Beside the sheets of the page, from which fonts and colours come. Without a built page it stands alone. */
export const SHEET_TEXT = `.admin {
  max-width: 60rem;
  margin: 0 auto;
  padding: 1rem;
}
.admin h2 {
  margin: 1.6rem 0 0.5rem;
}
.admin ul {
  display: grid;
  gap: 0.8rem;
}
.admin-card {
  margin: 0.5rem 0;
  padding: 0.6rem 1.1rem 1rem;
  border: 1px solid var(--rule);
  border-radius: 8px;
  background: var(--card);
}
.admin form {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 0.6rem;
  align-items: center;
  margin: 0.4rem 0;
}
.admin label {
  flex: 1 1 100%;
  font-weight: 600;
}
.admin input:not([type="hidden"]) {
  flex: 1 1 12rem;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0 0.6rem;
  border: 1px solid var(--quiet);
  border-radius: 6px;
  background: var(--paper);
}
.admin button {
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 1px solid var(--accent);
  border-radius: 6px;
  background: var(--accent);
  color: var(--accent-ink);
  cursor: pointer;
}
.admin .leave {
  justify-content: flex-end;
}
.admin .leave button,
.admin .second button {
  border-color: var(--rule);
  background: var(--card);
  color: var(--ink);
}
.admin .notice {
  padding: 0.6rem 1rem;
  border-left: 4px solid var(--accent);
  background: var(--accent-soft);
}
.admin .words,
.admin blockquote,
.admin th[scope="row"] {
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
.admin blockquote {
  margin: 0.4rem 0;
  padding-left: 0.8rem;
  border-left: 3px solid var(--rule);
}
.admin .figures {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0.5rem;
}
.admin .figures div {
  padding: 0.4rem 0.7rem;
  border: 1px solid var(--rule);
  border-radius: 8px;
  background: var(--card);
}
.admin dt {
  color: var(--quiet);
  font-size: 0.8125rem;
}
.admin dd {
  font-size: 1.2rem;
  font-weight: 600;
}
.admin .wide {
  overflow-x: auto;
}
.admin table {
  width: 100%;
  min-width: 40rem;
  border-collapse: collapse;
}
.admin th,
.admin td {
  padding: 0.35rem 0.8rem 0.35rem 0;
  border-bottom: 1px solid var(--rule);
  text-align: left;
}
`;
