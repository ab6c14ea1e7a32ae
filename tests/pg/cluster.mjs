import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/commands/free-port.mjs';
import { aptInstall } from '../chromium.mjs';
import { throwAway } from '../throw-away.mjs';

const HOME = '/usr/lib/postgresql';
const asRoot = process.getuid?.() === 0;

const findBin = () => {
  const versions = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : [];
  const debian = versions.map((version) => join(HOME, version, 'bin'));
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return [process.env.PG_BIN, ...debian, asked].find((bin) => bin && existsSync(join(bin, 'initdb')));
};

/** Keeps Debian's package from starting its own cluster. */
const withoutMainCluster = () => {
  if (existsSync('/etc/postgresql-common/createcluster.conf')) return;
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
};

const ensureBin = () => {
  const found = findBin();
  if (found) return found;
  console.log('Installing PostgreSQL ...');
  if (asRoot) withoutMainCluster();
  const made = aptInstall('postgresql') ? findBin() : undefined;
  if (made) return made;
  throw new Error(`PostgreSQL is missing. Install it, then run the same command again:
  Debian:  sudo apt-get install -y --no-install-recommends postgresql
  Others:  install PostgreSQL 13 or newer, and set PG_BIN to the folder of initdb`);
};

const run = (command, args) => {
  // PostgreSQL refuses to run as root, so Debian's postgres user runs it.
  const [program, rest] = asRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  const { status, stderr, stdout } = spawnSync(program, rest, { encoding: 'utf8', cwd: tmpdir() });
  if (status !== 0) throw new Error(`${command}: ${stderr || stdout}`);
};

/** A temporary cluster needs no protection from power cuts and no replicas. */
const CARELESS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'jit=off',
  'autovacuum=off',
].flatMap((one) => ['-c', one]);

/** A temporary cluster: its url, and a function that stops and removes it. */
export const startCluster = async () => {
  const bin = ensureBin();
  const folder = join(throwAway(), `patuh-pg-${process.pid}`);
  const data = join(folder, 'data');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (asRoot) {
    const { status } = spawnSync('chown', ['postgres:postgres', folder]);
    if (status !== 0) throw new Error('there is no postgres user to run PostgreSQL as');
  }
  chmodSync(folder, 0o700);
  run(join(bin, 'initdb'), [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '--no-sync',
    '--data-checksums',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c max_connections=200 ${CARELESS.join(' ')}`;
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  let stopped = false;
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      if (stopped) return;
      stopped = true;
      try {
        run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
};
