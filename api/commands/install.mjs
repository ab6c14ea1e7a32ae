// Runs before anything is installed: nothing but Node's own modules here.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SQLITE_MODULE } from '../../db/sqlite-module.mjs';
import { giveUp, root } from './root.mjs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * Names of packages the lock file wants and node_modules lacks or has in another version. Optional ones belong to other machines, but for
 * the one that opens the database under this Node.
 */
export const outdated = (folder = root) => {
  const wanted = read(join(folder, 'package-lock.json'))?.packages ?? {};
  const present = read(join(folder, 'node_modules/.package-lock.json'))?.packages ?? {};
  return Object.keys(wanted).filter(
    (path) =>
      path !== '' &&
      (!wanted[path].optional || path === `node_modules/${SQLITE_MODULE}`) &&
      !wanted[path].devOptional &&
      present[path]?.version !== wanted[path].version,
  );
};

/** What builds the product is among the dev packages, so they are wanted under NODE_ENV=production too. */
const npm = (...args) =>
  spawnSync('npm', [...args, '--include=dev', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0;

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

const sqliteLoads = () =>
  spawnSync(process.execPath, ['-e', `new (require('${SQLITE_MODULE}'))(':memory:').close()`], { cwd: root }).status ===
  0;

const COMPILER = `better-sqlite3 could not be built: no compiler was found for it.
  Debian, Ubuntu:  apt-get install -y build-essential python3
  Fedora:          dnf install -y gcc-c++ make python3
  macOS:           xcode-select --install
  Windows:         the "Desktop development with C++" part of Visual Studio Build Tools
Then run the same command again.`;

/** Sees that the one native module loads under this Node, and compiles it where it does not. */
const ensureNative = () => {
  if (sqliteLoads()) return;
  console.log('Building better-sqlite3 for this Node ...');
  if (!npm('rebuild', SQLITE_MODULE) || !sqliteLoads()) giveUp(COMPILER);
};

/** Brings node_modules to what the lock file says. `native: false` leaves the one native module to this file run beside other work. */
export const ensureInstalled = ({ native = true } = {}) => {
  const missing = outdated();
  if (missing.length > 0) {
    if (isLink(join(root, 'node_modules')))
      giveUp(
        'node_modules is a link to another folder, which an installation would empty. Install there, or remove the link.',
      );
    console.log(`Installing packages (${missing.length} missing or changed) ...`);
    // Of two versions of the native module only one is built, and no other package has anything to run.
    if (!npm('ci', '--ignore-scripts')) {
      console.log('npm ci failed; trying npm install ...');
      if (!npm('install', '--ignore-scripts')) giveUp('Packages could not be installed.');
    }
  }
  if (native) ensureNative();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureNative();
