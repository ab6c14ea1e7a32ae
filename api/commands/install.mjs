// Runs before anything is installed, so only Node's own modules may be imported.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SQLITE_MODULE } from '../../db/sqlite-module.mjs';
import { giveUp, root } from './root.mjs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * Names of packages that node_modules lacks or has in another version. Optional packages are for other platforms,
 * except the one that opens the database under this Node.
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

/** The build tools are dev packages, so they are needed under NODE_ENV=production too. */
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

const ensureNative = () => {
  if (sqliteLoads()) return;
  console.log('Building better-sqlite3 for this Node ...');
  if (!npm('rebuild', SQLITE_MODULE) || !sqliteLoads()) giveUp(COMPILER);
};

/** With `native: false`, the native module is left to a separate run of this file. */
export const ensureInstalled = ({ native = true } = {}) => {
  const missing = outdated();
  if (missing.length > 0) {
    if (isLink(join(root, 'node_modules')))
      giveUp(
        'node_modules is a link to another folder, which an installation would empty. Install there, or remove the link.',
      );
    console.log(`Installing packages (${missing.length} missing or changed) ...`);
    // Only one of the two versions of the native module is compiled; no other package needs its install scripts.
    if (!npm('ci', '--ignore-scripts')) {
      console.log('npm ci failed; trying npm install ...');
      if (!npm('install', '--ignore-scripts')) giveUp('Packages could not be installed.');
    }
  }
  if (native) ensureNative();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureNative();
