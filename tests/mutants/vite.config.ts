import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import base from '../../vite.config.ts';
import { sourcesIn } from '../architecture/sources.ts';
import { allConditions, type Found, marked } from './conditions.ts';
import { InOrderOfPlan, untilJudged } from './run-order.ts';

const byPath = new Map<string, Found[]>();
for (const found of allConditions()) byPath.set(found.path, [...(byPath.get(found.path) ?? []), found]);

/** Changes with everything that decides where a mark stands. */
const marks = createHash('sha256')
  .update(JSON.stringify(sourcesIn('db/repositories', 'tests/mutants')))
  .digest('hex')
  .slice(0, 16);

/** Marks the conditions of the repositories while their sources are loaded. */
const marking = {
  name: 'company-conditions',
  enforce: 'pre' as const,
  transform: (text: string, id: string) => {
    const path = [...byPath.keys()].find((one) => id.split('?')[0]?.endsWith(`/${one}`));
    return path === undefined ? undefined : marked(text, byPath.get(path) ?? []);
  },
};

export default mergeConfig(base, {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [marking],
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    setupFiles: [fileURLToPath(new URL('judge.ts', import.meta.url))],
    sequence: { sequencer: InOrderOfPlan },
    reporters: ['default', untilJudged()],
    // Sources marked in the same way have a cache of their own.
    experimental: { fsModuleCachePath: fileURLToPath(new URL(`../../.cache/mutants/${marks}`, import.meta.url)) },
  },
});
