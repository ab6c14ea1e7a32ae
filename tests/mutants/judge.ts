import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeEach, type TestContext } from 'vitest';
import { ALL_COMPANIES, currentCompany } from '../../db/company-context.ts';
import { dialect } from '../../db/dialect/columns.ts';
import { root } from '../architecture/sources.ts';
import { interceptStatements } from '../company-conditions/intercept.ts';
import { withoutCompany } from '../company-conditions/statement.ts';
import { numbersIn, without } from './conditions.ts';
import { isDone, type Judged, newJudged } from './judged.ts';
import { readPlan } from './plan.ts';

/**
 * Loaded by the tests of a mutant run. For each company condition, replaced by true, it is recorded whether the guard
 * refuses the statement, and whether other rows are read or written.
 */
const plan = readPlan();

const MARKED = 'markedCompany';
Object.assign(globalThis, {
  [MARKED]: (number: number, condition: SQL): SQL =>
    sql`${sql.raw(`/*m${number}*/`)}${condition}${sql.raw(`/*e${number}*/`)}`,
});

type OfFile = { readonly judged: Map<number, Judged>; readonly forgetful: Set<string> };
/** On globalThis, because this module is loaded again for each test file. `inAll`: what all files so far found. */
const shared = globalThis as { mutants?: { file: OfFile; readonly inAll: Map<number, Judged> } };
shared.mutants ??= { file: { judged: new Map(), forgetful: new Set() }, inAll: new Map(plan.judged) };
shared.mutants.file = { judged: new Map(), forgetful: new Set() };
const { mutants } = shared;

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

const noted = (of: Map<number, Judged>, number: number): Judged => {
  const one = of.get(number) ?? newJudged();
  of.set(number, one);
  return one;
};

const inOrder = (rows: unknown): string =>
  Array.isArray(rows) ? JSON.stringify(rows.map((row) => JSON.stringify(row)).sort()) : JSON.stringify(rows);

/** The mutants of a statement that are still to be run; `of`: where their results are noted. */
const toRun = (text: string) =>
  mutantsOf(text).flatMap(({ number, text: mutant, isRefused }) => {
    const of = [noted(mutants.file.judged, number), noted(mutants.inAll, number)];
    if (currentCompany() === ALL_COMPANIES) return [];
    const isJudged = of.some((one) => isDone(one, dialect));
    for (const one of of) {
      one.sent++;
      if (isRefused) one.guarded = true;
    }
    if (isJudged || (isRefused && dialect === 'sqlite')) return [];
    const note = (key: 'tries' | 'differed' | 'foreign', found: boolean) => {
      for (const one of of) if (found) one[key]++;
    };
    return [{ text: mutant, note }];
  });

const look = (text: string) => {
  if (currentCompany() !== ALL_COMPANIES && withoutCompany(text).length > 0) mutants.file.forgetful.add(text);
  return toRun(text);
};

const concerns = (text: string): boolean => text.includes('/*m') || withoutCompany(text).length > 0;

/** Without the policies, and without waiting for what another transaction holds. */
const NO_POLICIES = { 'patuh.company': ALL_COMPANIES, lock_timeout: '300ms' };

interceptStatements(concerns, {
  onSqlite: (text, again) => {
    const all = look(text);
    if (all.length === 0) return;
    const was = inOrder(again(text));
    for (const mutant of all) {
      mutant.note('tries', true);
      mutant.note('differed', inOrder(again(mutant.text)) !== was);
    }
  },
  onPostgres: async (text, again) => {
    const all = look(text);
    if (all.length === 0) return;
    const was = inOrder(await again(text));
    for (const mutant of all) {
      mutant.note('tries', true);
      mutant.note('differed', inOrder(await again(mutant.text)) !== was);
      const across = await again(mutant.text, NO_POLICIES).then(inOrder, () => was);
      mutant.note('foreign', across !== was);
    }
  },
});

type Tasks = { readonly result?: { readonly state: string }; readonly tasks?: readonly Tasks[] };
const isFailed = ({ result, tasks = [] }: Tasks): boolean => result?.state === 'fail' || tasks.some(isFailed);

let file: TestContext['task']['file'] | undefined;
beforeEach(({ task }) => {
  file = task.file;
});

afterAll(() => {
  if (!file) return;
  const path = relative(root, file.filepath).replaceAll('\\', '/');
  const { judged, forgetful } = mutants.file;
  writeFileSync(
    plan.results[path] ?? '',
    JSON.stringify({ isPassed: !isFailed(file), judged: [...judged], forgetful: [...forgetful] }),
  );
});
