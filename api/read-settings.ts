import { endOnOtherNode } from './commands/node-version.mjs';
import { readEnv, type Settings } from './env.ts';

/** An invalid setting or an unsupported Node version ends the process with a message instead of a stack trace. */
export const settingsOrEnd = (): Settings => {
  endOnOtherNode();
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
};
