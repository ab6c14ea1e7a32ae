import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesIn, withoutComments } from './sources.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

const fileOf = (name: string, from: string): string | null => {
  const path = name.startsWith('#domain/') ? `api/domain/${name.slice(8)}` : join(dirname(from), name);
  return (name.startsWith('.') || name.startsWith('#domain/')) && existsSync(resolve(path)) ? path : null;
};

/** For more than their types. */
const reached = (): Map<string, string> => {
  const texts = new Map<string, string>();
  const open = sourcesIn('src')
    .map(({ path }) => path)
    .filter((path) => !/\.(?:test|css)\b/.test(path));
  for (let path = open.pop(); path; path = open.pop()) {
    if (texts.has(path)) continue;
    const text = withoutComments(readFileSync(path, 'utf8'));
    texts.set(path, text);
    const values = text.replace(/import type [^;]+;/g, '');
    for (const [, name = ''] of values.matchAll(IMPORT)) {
      const file = fileOf(name, path);
      if (file?.endsWith('.ts') || file?.endsWith('.tsx')) open.push(file);
    }
  }
  return texts;
};

/** Checks of the server's input, in files that the front end loads for something else. */
const ON_THE_SERVER = new Set(['api/domain/faktur/keluaran.ts', 'api/domain/faktur/dokumen.ts']);
const CHECKS = /\b(?<!JSON\.|Date\.)(?:safeParse|safeParseAsync|parseAsync)\(/;

/** Throws when the file is loaded, so no file of the front end may have one. */
const PARSES = /(?<!\b(?:JSON|Date|URL))\.parse\(/;

it('no file of the front end parses with a schema, which its build does not have', () => {
  expect([...reached()].flatMap(([path, text]) => (PARSES.test(text) ? [path] : []))).toEqual([]);
  expect([PARSES.test('draftOf(fields).parse({})'), PARSES.test('JSON.parse(text)')]).toEqual([true, false]);
});

it('the front end checks nothing with schemas, because its build has none (src/client/no-schemas.ts)', () => {
  const checking = [...reached()].flatMap(([path, text]) =>
    CHECKS.test(text) && !ON_THE_SERVER.has(path) ? [path] : [],
  );
  expect(checking).toEqual([]);
});
