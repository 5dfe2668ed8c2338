import { describe, expect, test } from 'vitest';
import type { GameCard } from './card.ts';
import { escaped, frontPage, missingPage } from './page.ts';

const SKERRY: GameCard = {
  id: 'skerry',
  title: 'Skerry',
  version: '0.1.0',
  summary: 'Boats & mines.',
  scenarios: [
    { id: 'sound', title: 'The Sound' },
    { id: 'fog', title: 'Fog <thick>' },
  ],
};

describe('the front page', () => {
  test('shows each game with its version, summary and scenarios', () => {
    const html = frontPage([SKERRY], '9.8.7');
    expect(html).toContain('<h3>Skerry</h3>');
    expect(html).toContain('version 0.1.0');
    expect(html).toContain('Boats &amp; mines.');
    expect(html).toContain('<li>The Sound</li><li>Fog &lt;thick&gt;</li>');
    expect(html).toContain('Narrow Seas 9.8.7');
  });

  test('keeps the order of the shelf', () => {
    const html = frontPage(
      [
        { ...SKERRY, title: 'Zulu' },
        { ...SKERRY, title: 'Alfa' },
      ],
      '1.0.0',
    );
    expect(html.indexOf('Zulu')).toBeLessThan(html.indexOf('Alfa'));
  });

  test('says in a sentence that the shelf is empty', () => {
    expect(frontPage([], '1.0.0')).toContain('No game is on the shelf yet.');
    expect(frontPage([SKERRY], '1.0.0')).not.toContain('No game is on the shelf yet.');
  });

  test('leaves the scenario heading out where a game has none', () => {
    expect(frontPage([{ ...SKERRY, scenarios: [] }], '1.0.0')).not.toContain('Scenarios');
  });

  test('needs neither script nor inline style, which its policy would refuse', () => {
    expect(frontPage([SKERRY], '1.0.0')).not.toMatch(/<script|<style|style=|\son\w+=/i);
  });
});

test('the page for a missing address shows the address as text', () => {
  const html = missingPage('/<script>alert(1)</script>', '1.0.0');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>');
});

test('escaping covers text and both kinds of quoted attribute', () => {
  expect(escaped(`<a href="x" id='y'>&`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;');
});
