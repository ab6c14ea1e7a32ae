import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

type Property = { readonly says: string; readonly priority: string; readonly heldBy: string };

const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

const propertiesOf = (page: string): Property[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:What always holds|---) /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, says = '', priority = '', heldBy = '']) => ({ says, priority, heldBy }));

const played = readdirSync(join(root, 'tests/simulate/properties')).flatMap((file) =>
  [...read(`tests/simulate/properties/${file}`).matchAll(/^\s*name: (['"])(.+)\1,$/gm)].map(([, , name]) => name ?? ''),
);

const isHeld = ({ heldBy }: Property): boolean => {
  const ofYear = /^simulate: (.+)$/.exec(heldBy)?.[1];
  if (ofYear !== undefined) return played.includes(ofYear);
  const [, file = '', words = ''] = /^`([^`]+\.test\.ts)`: (.+)$/.exec(heldBy) ?? [];
  return words !== '' && read(file).includes(words);
};

const unheld = (page: string): string[] =>
  propertiesOf(page)
    .filter((property) => (property.priority === '1' || property.heldBy !== '') && !isHeld(property))
    .map(({ says }) => says);

describe('the catalogue of properties', () => {
  const page = read('docs/properties.md');

  it('names of each of the first priority a test that is there', () => {
    expect(propertiesOf(page).length).toBeGreaterThan(50);
    expect(propertiesOf(page).filter(({ priority }) => !/^[123]$/.test(priority))).toEqual([]);
    expect(unheld(page)).toEqual([]);
  });

  it('covers all requirements of a simulated year', () => {
    expect(played.length).toBeGreaterThan(8);
    expect(played.filter((name) => !page.includes(`simulate: ${name} |`))).toEqual([]);
  });

  it('would be found wanting', () => {
    const row = (heldBy: string) => `| It rains | 1 | ${heldBy} |`;
    for (const heldBy of [
      '',
      'simulate: weather',
      '`tests/api/none.test.ts`: it rains',
      '`tests/api/walk.test.ts`: snow in June',
    ])
      expect(unheld(row(heldBy))).toEqual(['It rains']);
    expect(unheld('| It rains | 3 |  |')).toEqual([]);
  });
});
