import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import { screens, seenBy } from '../e2e/screens.ts';
import { root } from './sources.ts';

const looked = new Set([...screens.map((path) => path.split('?')[0] ?? ''), ...Object.keys(seenBy)]);

/** Routes of screens without a test; one route covers all that show the same. */
const unseen = (at: ReadonlySet<string>): string[] => {
  const seen = new Set(routes.filter(({ path }) => at.has(path)).map(({ screen }) => screen));
  return routes.filter(({ screen }) => !seen.has(screen)).map(({ path }) => path);
};

describe('the screens', () => {
  it('are each looked at in the browser', () => {
    expect(unseen(looked)).toEqual([]);
  });

  it('would be found unseen', () => {
    expect(unseen(new Set([...looked].filter((path) => path !== '/main/home')))).toEqual(['/main/home']);
  });

  it('are tested where it is stated, at existing addresses', () => {
    const paths = new Set(routes.map(({ path }) => path));
    expect([...looked].filter((path) => !paths.has(path))).toEqual([]);
    expect(Object.values(seenBy).filter((file) => !existsSync(join(root, 'tests/e2e', file)))).toEqual([]);
  });
});
