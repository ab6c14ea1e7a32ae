import { fileURLToPath } from 'node:url';

/** The folder of package.json, whatever folder a command was started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Ends a command with a sentence instead of a stack trace. */
export const giveUp = (text) => {
  console.error(`\n${text}\n`);
  process.exit(1);
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  giveUp(`Patuh needs Node 20.19 or newer; this is ${process.versions.node}.`);
