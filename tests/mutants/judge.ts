import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { ALL_COMPANIES, currentCompany } from '../../db/company-context.ts';
import { dialect } from '../../db/dialect/columns.ts';
import { interceptStatements } from '../company-conditions/intercept.ts';
import { withoutCompany } from '../company-conditions/statement.ts';
import { numbersIn, without } from './conditions.ts';
import type { Judged } from './judged.ts';

/**
 * Loaded by the tests of a mutant run. Each statement is sent with marks around its company conditions; for each
 * condition, replaced by true, it is recorded whether the test guard refuses the statement, and whether other rows are
 * read or written.
 */
const OUT = process.env.MUTANTS_OUT ?? '';
const TRIES = 40;

const MARKED = 'markedCompany';
Object.assign(globalThis, {
  [MARKED]: (number: number, condition: SQL): SQL =>
    sql`${sql.raw(`/*m${number}*/`)}${condition}${sql.raw(`/*e${number}*/`)}`,
});

type Found = { readonly judged: Map<number, Judged>; readonly forgetful: Set<string> };
/** On globalThis, because this module is loaded again for each test file. */
const kept = globalThis as { companyConditions?: Found };
kept.companyConditions ??= { judged: new Map(), forgetful: new Set() };
/** `forgetful`: unchanged statements in a company's context that lack a condition on some table. */
const { judged, forgetful } = kept.companyConditions;
const texts = new Map<string, readonly { number: number; text: string; isRefused: boolean }[]>();

const mutantsOf = (text: string) => {
  const known = texts.get(text);
  if (known) return known;
  const lacks = withoutCompany(text).length;
  const made = numbersIn(text).map((number) => {
    const mutant = without(text, number);
    return { number, text: mutant, isRefused: withoutCompany(mutant).length > lacks };
  });
  texts.set(text, made);
  return made;
};

const noted = (number: number): Judged => {
  const one = judged.get(number) ?? { tries: 0, differed: false, guarded: false };
  judged.set(number, one);
  return one;
};

const inOrder = (rows: unknown): string =>
  Array.isArray(rows) ? JSON.stringify(rows.map((row) => JSON.stringify(row)).sort()) : JSON.stringify(rows);

const toRun = (text: string) =>
  mutantsOf(text).flatMap((mutant) => {
    const of = noted(mutant.number);
    if (currentCompany() === ALL_COMPANIES) return [];
    if (mutant.isRefused) of.guarded = true;
    if (of.differed || of.tries >= TRIES) return [];
    of.tries++;
    return [{ ...mutant, of }];
  });

const look = (text: string) => {
  if (currentCompany() !== ALL_COMPANIES && withoutCompany(text).length > 0) forgetful.add(text);
  return toRun(text);
};

const concerns = (text: string): boolean => text.includes('/*m') || withoutCompany(text).length > 0;

interceptStatements(concerns, {
  onSqlite: (text, again) => {
    const all = look(text);
    if (all.length === 0) return;
    const was = inOrder(again(text));
    for (const mutant of all) if (inOrder(again(mutant.text)) !== was) mutant.of.differed = true;
  },
  onPostgres: async (text, again) => {
    const all = look(text);
    if (all.length === 0) return;
    const was = inOrder(await again(text));
    for (const mutant of all) if (inOrder(await again(mutant.text)) !== was) mutant.of.differed = true;
  },
});

afterAll(() => {
  if (OUT)
    writeFileSync(
      join(OUT, `${dialect}-${process.pid}.json`),
      JSON.stringify({ judged: [...judged], forgetful: [...forgetful] }),
    );
});
