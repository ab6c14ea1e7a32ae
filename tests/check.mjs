// npm run check: what is worth knowing before every commit, without what goes over HTTP.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../api/commands/install.mjs';
import { check, conclude, perform, TYPES, vitest } from './steps.mjs';

/** What goes through the whole product or to another system is for `npm test`. */
const FAR = ['tests/api/**', 'tests/contract/**', 'tests/screens/**'].flatMap((paths) => ['--exclude', paths]);

ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'patuh-check-'));
try {
  conclude(
    await Promise.all(
      [
        check('types', 'tsc', TYPES),
        check('lint', 'biome', ['check', '.']),
        vitest('unit, architecture', FAR, join(folder, 'check.json')),
      ].map(perform),
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
