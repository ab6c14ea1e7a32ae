import { acrossName } from './across.ts';
import type { Condition } from './conditions.ts';
import { type Dialect, type FileResult, type Judged, merged, newJudged } from './judged.ts';

type Result = FileResult & { readonly dialect: Dialect; readonly file: string };

/** How a removed condition is detected; the first match counts. */
const verdicts = {
  caught: 'refused by the guard of the tests',
  otherRows: 'other rows in a test, though no table with a company is without its condition',
  twice: 'the same without it: another condition on the company stands beside it',
  declared: 'only in work across companies, declared with a reason',
  across: 'only in work across companies, and not declared',
  unreached: 'sent by no test that ran',
} as const;
type Verdict = keyof typeof verdicts;

/** Declared functions that are no reason for a finding are listed too, so that their reasons are read. */
const SILENT: readonly Verdict[] = ['caught'];

const place = ({ path, line, of, text }: Condition): string => `${path}:${line} ${of}: ${text.replace(/\s+/g, ' ')}`;

/**
 * The result of a mutant run. @param declared functions that work across companies only, with the reason @returns
 * `isWhole`: every condition was detected or is declared, no declared function ran in a company's context, and under
 * PostgreSQL's policies no mutant read or wrote another row
 */
export const report = (
  conditions: readonly Condition[],
  results: readonly Result[],
  declared: Readonly<Record<string, string>>,
): { lines: string[]; isWhole: boolean } => {
  const all = merged(results.map(({ judged }) => judged));
  const onPostgres = merged(results.filter(({ dialect }) => dialect === 'pg').map(({ judged }) => judged));
  const of = ({ number }: Condition): Judged => all.get(number) ?? newJudged();
  const underPolicies = ({ number }: Condition): Judged => onPostgres.get(number) ?? newJudged();

  const verdictOf = (one: Condition): Verdict => {
    const { guarded, differed, sent } = of(one);
    if (guarded) return 'caught';
    if (differed > 0) return 'otherRows';
    if (sent > 0) return 'twice';
    if (acrossName(one) in declared) return 'declared';
    return all.has(one.number) ? 'across' : 'unreached';
  };
  const having = (verdict: Verdict) => conditions.filter((one) => verdictOf(one) === verdict);
  const listed = (Object.keys(verdicts) as Verdict[]).flatMap((verdict) => {
    const some = having(verdict);
    return [
      `${some.length} ${verdicts[verdict]}`,
      ...(SILENT.includes(verdict) ? [] : some.map((one) => `  ${place(one)}`)),
    ];
  });

  const tried = conditions.filter((one) => underPolicies(one).tries > 0);
  const hidden = tried.filter((one) => underPolicies(one).foreign > 0);
  const findings: Readonly<Record<string, readonly string[]>> = {
    // `companies` has no column of the company, and no policy.
    'read or wrote another row under the policies': tried
      .filter((one) => underPolicies(one).differed > 0 && !/\bcompanies\.id\b/.test(one.text))
      .map(place),
    'declared to work across companies, and ran in the context of one': conditions
      .filter((one) => acrossName(one) in declared && of(one).sent > 0)
      .map(place),
    'declared without a condition': Object.keys(declared).filter(
      (name) => !conditions.some((one) => acrossName(one) === name),
    ),
    'statements forget a company as they stand': [...new Set(results.flatMap(({ forgetful }) => forgetful))],
    'test files failed': results.filter(({ isPassed }) => !isPassed).map(({ dialect, file }) => `${file} (${dialect})`),
  };
  return {
    lines: [
      `${conditions.length} conditions on the company`,
      ...listed,
      `${tried.length} removed on PostgreSQL under the policies; ${hidden.length} would read or write other rows without these`,
      ...Object.entries(findings).flatMap(([what, found]) => [
        `${found.length} ${what}`,
        ...found.map((one) => `  ${one}`),
      ]),
    ],
    isWhole: [...Object.values(findings), having('across'), having('unreached')].every(({ length }) => length === 0),
  };
};
