import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedDocs } from '../../api/commands/generated-docs.ts';
import { bounds } from '../../api/commands/limits.ts';
import type { CoveredTable } from '../../db/repositories/covered-columns.ts';
import { coveredTables } from '../../db/repositories/covered-tables.ts';
import { type ChainedTable, chainedTables } from '../../db/repositories/records/chained-tables.ts';
import { root } from './sources.ts';

const stale = (pages: Record<string, string>, read: (path: string) => string): string[] =>
  Object.keys(pages).filter((path) => read(path) !== pages[path]);

const stored = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g;
/** A full path of a project file or folder. Patterns with a star do not count. */
const NAMED = /`((?:api|db|docs|fixtures|src|tests)\/[\w./-]*[\w/])`/g;

const deadLinks = (path: string, text: string, exists: (target: string) => boolean): string[] =>
  [
    ...[...text.matchAll(LINK)].map(([, link = '']) => normalize(join(dirname(path), link))),
    ...[...text.matchAll(NAMED)].map(([, name = '']) => normalize(name)),
  ]
    .filter((target) => !exists(target))
    .map((target) => `${path} → ${target}`);

const pages = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? pages(path) : path.endsWith('.md') ? [path] : [];
  });

const unproven = (page: string): string[] =>
  (page.split('## What `verify-history` holds')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Threat|---) /.test(line))
    .filter((line) => !/`(?:api|db|tests)\/[\w./-]+\.test\.ts`/.test(line.split(' | ').at(-1) ?? ''))
    .map((line) => line.split(' | ')[0] ?? '');

/** The table rows in a section of the security page that begin with a code name, by cell. */
const tableIn = (section: string): string[][] =>
  (stored('docs/security.md').split(`## ${section}`)[1] ?? '')
    .split('\n## ')
    .slice(0, 1)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

describe('the docs', () => {
  it('made from definitions are fresh (`npm run docs` makes them)', () => {
    expect(stale(generatedDocs(), stored)).toEqual([]);
  });

  it('would be found stale', () => {
    expect(stale({ 'docs/generated/x.md': 'new' }, () => 'old')).toEqual(['docs/generated/x.md']);
  });

  it('promise only what a named test proves', () => {
    const page = stored('docs/security.md');
    expect(page.split('\n').filter((line) => line.startsWith('| ')).length).toBeGreaterThan(20);
    expect(unproven(page)).toEqual([]);
    expect(unproven('| Threat | Answer |\n| --- | --- |\n| A | b | `api/x.ts` |')).toEqual(['| A']);
  });

  it('name for each table the columns compared with the history', () => {
    const result = tableIn('What `verify-history` holds');
    const held = Object.entries<CoveredTable>(coveredTables).map(([name, { fields, parts }]) => [
      ...['', name, Object.keys(fields).join(', '), Object.keys(parts?.fields ?? {}).join(', '), ''],
    ]);
    expect(result).toEqual(held);
  });

  it('name of each chain of records what its digests are made of', () => {
    const chains = Object.entries<ChainedTable>(chainedTables);
    expect(tableIn('What has a chain of its own').map(([, name, , columns]) => [name, columns])).toEqual(
      chains.map(([name, { fields }]) => [name, Object.keys(fields).join(', ')]),
    );
  });

  it('name of each bound a test that is there', () => {
    const all = Object.values(bounds).flat();
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter(({ test: [file, name] }) => !stored(file).includes(name)).map(({ of }) => of)).toEqual([]);
  });

  it('lead nowhere that is not there', () => {
    const dead = ['README.md', ...pages('docs')].flatMap((path) =>
      deadLinks(path, stored(path), (target) => existsSync(join(root, target))),
    );
    expect(dead).toEqual([]);
  });

  it('would be found leading nowhere', () => {
    const text = '[a](gone.md) [b](https://example.org) [c](#here) [d](there.md#part) `api/gone.ts` `api/*/all.ts`';
    expect(deadLinks('docs/x.md', text, (target) => target === 'docs/there.md')).toEqual([
      'docs/x.md → docs/gone.md',
      'docs/x.md → api/gone.ts',
    ]);
  });
});
