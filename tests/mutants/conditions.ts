import { isTest, lineAt, sourcesIn } from '../architecture/sources.ts';

/** A company condition in a repository: its position and function. */
export type Condition = {
  readonly number: number;
  readonly path: string;
  readonly line: number;
  readonly of: string;
  readonly text: string;
};
export type Found = Condition & { readonly from: number; readonly to: number; readonly isSql: boolean };

const EQUAL = /\beq\(\s*(?=(?:[\w.]*\.)?companyId\s*,|[\w.]+\s*,\s*(?:[\w.]*\.)?companyId\s*\))/g;
/** Company conditions in SQL: `company_id = ${…}`, `${table.companyId} = ${…}`. */
const WRITTEN = /(?:(?:\w+\.)?\bcompany_id|\$\{(?:[\w.]*\.companyId|company)\}) = \$\{[^{}]*\}/g;
const DECLARED = /^(?:export )?(?:const|async function\*?|function\*?) (\w+)/gm;

const closingAfter = (text: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at + 1;
  }
  throw new Error('a bracket without its end');
};

export const conditionsIn = (path: string, text: string, first: number): Found[] => {
  const ends = [
    ...[...text.matchAll(EQUAL)].map(({ index }) => ({ from: index, to: closingAfter(text, index), isSql: false })),
    ...[...text.matchAll(WRITTEN)].map(({ index, 0: whole }) => ({
      from: index,
      to: index + whole.length,
      isSql: true,
    })),
  ].sort((one, other) => one.from - other.from);
  const names = [...text.matchAll(DECLARED)];
  return ends.map(({ from, to, isSql }, at) => ({
    number: first + at,
    path,
    line: lineAt(text, from),
    of: names.findLast(({ index }) => index < from)?.[1] ?? '',
    text: text.slice(from, to),
    from,
    to,
    isSql,
  }));
};

/** The source with each condition between marks that reach the database as comments. */
export const marked = (text: string, found: readonly Found[]): string =>
  found.reduceRight((so, { from, to, isSql, number }) => {
    const condition = so.slice(from, to);
    const between = isSql ? `/*m${number}*/${condition}/*e${number}*/` : `markedCompany(${number}, ${condition})`;
    return so.slice(0, from) + between + so.slice(to);
  }, text);

/** The statement with one condition replaced by true; its parameters stay. */
export const without = (sql: string, number: number): string =>
  sql.replace(new RegExp(`/\\*m${number}\\*/(.*?)/\\*e${number}\\*/`, 'gs'), (_, condition: string) => {
    const places = condition.match(/\$\d+|\?/g) ?? [];
    const conditions = places.map((place) => (place === '?' ? '? is not null' : `${place}::text is not null`));
    return `(${['1 = 1', ...conditions].join(' or ')})`;
  });

export const numbersIn = (sql: string): number[] => [
  ...new Set([...sql.matchAll(/\/\*m(\d+)\*\//g)].map(([, one]) => Number(one))),
];

export const allConditions = (): Found[] => {
  let count = 0;
  return sourcesIn('db/repositories')
    .filter((source) => !isTest(source))
    .flatMap(({ path, text }) => {
      const found = conditionsIn(path, text, count);
      count += found.length;
      return found;
    });
};
