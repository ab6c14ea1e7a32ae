import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless build draws the same pages with half the work.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the installed Chromium, or undefined. The environment variable CHROMIUM overrides it. */
export const findChromium = () => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM, ...onPath, ...MAC].find((path) => path && existsSync(path));
};

/** Installs Debian packages where that is possible without a password; otherwise returns false. */
export const aptInstall = (...packages) => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  return (run('update') || true) && run('install', '-y', '--no-install-recommends', ...packages);
};

export const ensureChromium = () => {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium ...');
  const made =
    aptInstall('chromium-headless-shell', 'fonts-liberation') || aptInstall('chromium', 'fonts-liberation')
      ? findChromium()
      : undefined;
  if (made) return made;
  throw new Error(`Chromium is missing. Install it, then run the same command again:
  Debian:  sudo apt-get install -y --no-install-recommends chromium fonts-liberation
  Others:  install Chromium or Google Chrome, and set CHROMIUM to its path if it lies elsewhere`);
};
