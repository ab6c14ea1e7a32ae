import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { law, regulations } from './law.ts';

const server = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const slug = (regulation: string) => regulation.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const pages = readdirSync(server('docs/law'));

const rules = readdirSync(server('api/domain/rules'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(server(`api/domain/rules/${file}`), 'utf8'))
  .join('\n')
  .replaceAll(/\blaw\(\s+/g, 'law(');

it('has a page for every regulation, which names it and says how sure we are', () => {
  for (const [name, { date }] of Object.entries(regulations)) {
    expect(pages, name).toContain(`${slug(name)}.md`);
    const page = readFileSync(server(`docs/law/${slug(name)}.md`), 'utf8');
    expect(page.startsWith(`# ${name}\n`), name).toBe(true);
    expect(page, name).toContain(`Dated ${date}`);
    expect(page, name).toContain('## How sure');
  }
});

it('lists every page in the register of pages', () => {
  const readme = readFileSync(server('docs/law/README.md'), 'utf8');
  for (const page of pages) if (page !== 'README.md') expect(readme).toContain(`(${page})`);
});

it('registers no regulation that no rule rests on', () => {
  const unused = Object.keys(regulations).filter((name) => !rules.includes(`law('${name}'`));
  expect(unused).toEqual([]);
});

it('carries title, date, article and doubt of a source', () => {
  expect(law('PMK 131/2024', 'ps. 3')).toEqual({
    name: 'PMK 131/2024',
    title: 'Perlakuan PPN atas impor, penyerahan dan pemanfaatan',
    date: '2024-12-31',
    article: 'ps. 3',
  });
  expect(law('PMK 11/2025', 'ps. 2', 'from memory').note).toBe('from memory');
});
