import { fileURLToPath } from 'node:url';
import { endOnOtherNode } from './node-version.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const giveUp = (text) => {
  console.error(`\n${text}\n`);
  process.exit(1);
};

endOnOtherNode();
