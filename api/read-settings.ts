import { readEnv, type Settings } from './env.ts';

/** The settings of this process; one that cannot be used ends it with a sentence instead of a stack trace. */
export const settingsOrEnd = (): Settings => {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
};
