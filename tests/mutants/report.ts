import type { Condition } from './conditions.ts';
import type { Judged } from './judged.ts';

type Run = {
  readonly dialect: 'sqlite' | 'pg';
  readonly judged: readonly (readonly [number, Judged])[];
  readonly forgetful: readonly string[];
};

/** How a removed condition is detected; the first match counts. */
const verdicts = {
  caught: 'refused by the guard of the tests',
  otherRows: 'other rows in a test, though no table with a company is without its condition',
  twice: 'the same without it: another condition on the company stands beside it',
  across: 'only in work across companies, where the guard says nothing',
  unreached: 'sent by no test that ran',
} as const;
type Verdict = keyof typeof verdicts;

const verdictOf = (of: readonly Judged[]): Verdict => {
  if (of.some(({ guarded }) => guarded)) return 'caught';
  if (of.some(({ differed }) => differed)) return 'otherRows';
  if (of.some(({ tries }) => tries > 0)) return 'twice';
  return of.length > 0 ? 'across' : 'unreached';
};

const place = ({ path, line, of, text }: Condition): string => `${path}:${line} ${of}: ${text.replace(/\s+/g, ' ')}`;

/**
 * The result of a mutant run. `isWhole`: all were detected, and under PostgreSQL's policies none read or wrote another
 * row.
 */
export const report = (
  conditions: readonly Condition[],
  runs: readonly Run[],
): { lines: string[]; isWhole: boolean } => {
  const of = (number: number, dialect?: Run['dialect']): Judged[] =>
    runs
      .filter((run) => dialect === undefined || run.dialect === dialect)
      .flatMap(({ judged }) => judged.filter(([one]) => one === number).map(([, judgement]) => judgement));
  const by = new Map<Verdict, Condition[]>();
  for (const condition of conditions) {
    const verdict = verdictOf(of(condition.number));
    by.set(verdict, [...(by.get(verdict) ?? []), condition]);
  }
  const underPolicies = conditions.filter(({ number }) => of(number, 'pg').some(({ tries }) => tries > 0));
  const leaked = underPolicies.filter(
    ({ number, text }) => of(number, 'pg').some(({ differed }) => differed) && !/\bcompanies\.id\b/.test(text),
  );
  const forgetful = [...new Set(runs.flatMap((run) => run.forgetful))];
  const listed = (Object.keys(verdicts) as Verdict[]).flatMap((verdict) => {
    const all = by.get(verdict) ?? [];
    return [`${all.length} ${verdicts[verdict]}`, ...(verdict === 'caught' ? [] : all.map((one) => `  ${place(one)}`))];
  });
  return {
    lines: [
      `${conditions.length} conditions on the company`,
      ...listed,
      `${underPolicies.length} run without it on PostgreSQL, under the policies: ${leaked.length} read or wrote another row`,
      ...leaked.map((one) => `  ${place(one)}`),
      `${forgetful.length} statements forget a company as they stand`,
      ...forgetful.map((text) => `  ${text}`),
    ],
    isWhole: leaked.length === 0 && forgetful.length === 0 && (by.get('unreached') ?? []).length === 0,
  };
};
