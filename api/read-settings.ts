import { endOnOtherNode } from './commands/node-version.mjs';
import { readEnv, type Settings } from './env.ts';

/** The settings of this process; one that cannot be used, or a Node that cannot, ends it with a sentence instead of a stack trace. */
export const settingsOrEnd = (): Settings => {
  endOnOtherNode();
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
};
