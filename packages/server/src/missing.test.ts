import { expect, test } from 'vitest';
import { missingPage, UNBUILT } from './missing.ts';

test('the page for a missing address shows the address as text', () => {
  const html = missingPage(`/<script>alert("1")</script>&'`);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;');
  expect(html).not.toContain('<script>');
});

test('neither page needs script or inline style, which the policy would refuse', () => {
  for (const html of [missingPage('/x'), UNBUILT])
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=/i);
});
