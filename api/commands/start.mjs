// npm start: from a fresh clone to a running product, in one process on one port.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFree } from './free-port.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, root } from './root.mjs';

const port = Number(process.env.PORT ?? 4300);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  giveUp(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
if (!(await isFree(port)))
  giveUp(`Port ${port} is already in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`);

const early = () => process.exit(130);
process.once('SIGINT', early);
process.once('SIGTERM', early);

process.env.PORT = String(port);
process.env.DATA_DIR ??= join(root, 'data');
process.env.NODE_ENV ??= 'production';
process.env.LOG_LEVEL ??= 'warn';
process.env.TZ ??= 'Asia/Jakarta';
process.setSourceMapsEnabled(true);

ensureInstalled();
const { build } = await import('./build.mjs');
await build();

const dist = (file) => pathToFileURL(join(root, 'dist', file)).href;
const { prepare } = await import(dist('prepare.mjs'));
const { accounts, nobody, ownKey } = await prepare();

process.off('SIGINT', early);
process.off('SIGTERM', early);
await import(dist('server.mjs'));

const address = `http://localhost:${port}`;
const healthy = () =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    (answer) => answer.ok,
    () => false,
  );
for (let tries = 0; !(await healthy()); tries++) {
  if (tries === 100) giveUp('The server did not answer. The lines above say why.');
  await new Promise((resolve) => setTimeout(resolve, 100));
}

console.log(`\n  Patuh  ${address}\n`);
if (accounts.length > 0) {
  console.log('  Demo sign-ins (invented data, one password for all)');
  const cells = accounts.map((one) => [one.email, one.password, one.role, one.company]);
  const widths = cells[0].map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  for (const row of cells) console.log(`    ${row.map((cell, at) => cell.padEnd(widths[at])).join('  ')}`);
}
if (nobody)
  console.log('  Nobody has an account yet. In another terminal, with the same settings:  npm run first-account');
if (ownKey)
  console.log(`  SECRETS_KEY is not set: links in letters are made with a key this demo made for itself, ${ownKey}`);
console.log('\n  Ctrl-C stops it.\n');
