// npm run check: fast checks before a commit, without those over HTTP.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../api/commands/install.mjs';
import { check, conclude, perform, types, vitest } from './steps.mjs';

/** Tests of the whole product or of other systems run in `npm test` only. */
const FAR = ['tests/api/**', 'tests/contract/**', 'tests/screens/**'].flatMap((paths) => ['--exclude', paths]);

ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'patuh-check-'));
try {
  conclude(
    await Promise.all(
      [
        types,
        check('lint', 'biome', ['check', '.']),
        vitest('unit, architecture', FAR, join(folder, 'check.json')),
      ].map(perform),
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
