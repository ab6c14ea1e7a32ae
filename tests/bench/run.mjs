// npm run bench [-- name ...]: every figure is a ratio to a named reference measured in the same run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../../api/commands/install.mjs';

const here = new URL('.', import.meta.url).pathname;
const wanted = process.argv.slice(2);
const scenarios = readdirSync(here)
  .filter((file) => file.endsWith('.scenario.ts'))
  .map((file) => file.replace('.scenario.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

ensureInstalled();
const { build } = await import('../../api/commands/build.mjs');
await build();

const folder = mkdtempSync(join(tmpdir(), 'patuh-bench-'));
const rows = [];
for (const name of scenarios) {
  const out = join(folder, `${name}.json`);
  console.log(`\n== ${name}`);
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', join(here, `${name}.scenario.ts`)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BENCH_OUT: out,
        BENCH_DIR: join(folder, name),
        TZ: 'Asia/Jakarta',
      },
    },
  );
  if (status) rows.push({ what: name, against: '', figure: 'failed', reach: '', ok: false });
  else rows.push(...JSON.parse(readFileSync(out, 'utf8')));
}
rmSync(folder, { recursive: true, force: true });

const table = [
  ['what', 'against', 'figure', 'reach', ''],
  ...rows.map((r) => [r.what, r.against, r.figure, r.reach, r.ok ? 'ok' : 'MISSED']),
];
const widths = table[0].map((_, at) => Math.max(...table.map((row) => row[at].length)));
console.log();
for (const row of table) console.log(row.map((cell, at) => cell.padEnd(widths[at])).join('  '));
process.exitCode = rows.every((row) => row.ok) ? 0 : 1;
