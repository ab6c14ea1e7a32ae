import { rmSync } from 'node:fs';

/** The journeys' own data goes when they are done. */
export default () => {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
};
