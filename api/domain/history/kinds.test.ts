import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Permission } from '../permissions.ts';
import { historyKinds, mayReadChanges } from './kinds.ts';

const api = fileURLToPath(new URL('../..', import.meta.url));

it('names every kind of object the history is written of', () => {
  const sources = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const written = sources.flatMap((path) =>
    [...readFileSync(`${api}/${path}`, 'utf8').matchAll(/objectType: '([\w/-]+)'/g)].map(([, kind]) => kind ?? ''),
  );
  expect(written.length).toBeGreaterThan(10);
  expect([...new Set(written)].filter((kind) => !Object.hasOwn(historyKinds, kind))).toEqual([]);
});

it.each<[string, Permission[], boolean]>([
  ['faktur', ['EFAKTUR_DOC_VIEW'], true],
  ['faktur', ['EBILLING_VIEW'], false],
  ['template', [], true],
  ['invitation', ['AUDIT_LOG_VIEW'], false],
  ['something new', ['AUDIT_LOG_VIEW', 'SETTING_USER_VIEW'], false],
])('shows what changed of %s to %j: %s', (kind, permissions, may) =>
  expect(mayReadChanges(new Set(permissions), kind)).toBe(may),
);
