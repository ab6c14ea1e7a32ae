import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import base from '../../vite.config.ts';
import { allConditions, type Found, marked } from './conditions.ts';

const byPath = new Map<string, Found[]>();
for (const found of allConditions()) byPath.set(found.path, [...(byPath.get(found.path) ?? []), found]);

/** Marks the conditions of the repositories while their sources are loaded. */
const marks = {
  name: 'company-conditions',
  enforce: 'pre' as const,
  transform: (text: string, id: string) => {
    const path = [...byPath.keys()].find((one) => id.split('?')[0]?.endsWith(`/${one}`));
    return path === undefined ? undefined : marked(text, byPath.get(path) ?? []);
  },
};

export default mergeConfig(base, {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [marks],
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    setupFiles: [fileURLToPath(new URL('judge.ts', import.meta.url))],
    // Marked sources have their own cache, which a run clears first (run.mjs).
    experimental: { fsModuleCachePath: fileURLToPath(new URL('../../.cache/mutants', import.meta.url)) },
  },
});
