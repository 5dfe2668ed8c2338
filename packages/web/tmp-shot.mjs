import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
const server = spawn(process.execPath, ['packages/server/dist/main.js', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
let address;
for await (const line of createInterface({ input: server.stdout })) { const f = /at (http:\S+)/.exec(line)?.[1]; if (f) { address = f; break; } }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu'] });
try {
  const { default: run } = await import(process.argv[2]);
  await run({ browser, address, shot: (page, name) => page.screenshot({ path: `/tmp/sfshots/${name}.png` }) });
} catch (e) { console.error(e); } finally { await browser.close(); server.kill(); }
