// The API restarts when its files change, the front end reloads in the browser.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort, isFree } from './free-port.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, root } from './root.mjs';

const port = Number(process.env.PORT ?? 4300);
if (!(await isFree(port))) giveUp(`Port ${port} is already in use; PORT chooses another.`);
ensureInstalled();

const apiPort = await freePort();
const env = {
  ...process.env,
  TZ: 'Asia/Jakarta',
  DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
  API_PORT: String(apiPort),
};
const bin = (name) => join(root, 'node_modules/.bin', name);
const children = [];
let stopping = false;
const stop = (code) => {
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
};
const run = (command, args, more = {}) => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } });
  child.on('exit', (code) => stopping || stop(code ?? 0));
  children.push(child);
};

run(bin('tsx'), ['watch', '--clear-screen=false', 'api/commands/dev-server.ts'], {
  PORT: String(apiPort),
  PUBLIC_URL: `http://localhost:${port}`,
});
run(bin('vite'), ['--config', 'vite.config.ts', '--port', String(port), '--strictPort']);
process.on('SIGTERM', () => stop(0));
// Ctrl-C already reaches the children; a second signal would make them abort instead of shutting down.
process.on('SIGINT', () => {
  stopping = true;
  setTimeout(() => stop(0), 8_000).unref();
});
