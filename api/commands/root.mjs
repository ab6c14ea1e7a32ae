import { fileURLToPath } from 'node:url';
import { endOnOtherNode } from './node-version.mjs';

/** The folder of package.json, whatever folder a command was started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Ends a command with a sentence instead of a stack trace. */
export const giveUp = (text) => {
  console.error(`\n${text}\n`);
  process.exit(1);
};

endOnOtherNode();
