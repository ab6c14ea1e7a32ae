import { describe, expect, it } from 'vitest';
import { withoutCompany } from '../company-conditions/statement.ts';
import { ACROSS, acrossName } from './across.ts';
import { allConditions, conditionsIn, marked, numbersIn, without } from './conditions.ts';
import { isDone, type Judged, merged, newJudged } from './judged.ts';
import { report } from './report.ts';

const SOURCE = `
export const rowsOf = (scope: Scope, read: Query) =>
  read.select().from(rows).where(and(eq(rows.companyId, scope.companyId), eq(rows.id, idOf(scope))));
const later = sql\`exists (select 1 from rows as later where later.company_id = \${rows.companyId})\`;
`;

const WRITTEN = `later.company_id = \${rows.companyId}`;

describe('conditions on the company', () => {
  it('are found and marked, built or written', () => {
    const found = conditionsIn('db/repositories/rows.ts', SOURCE, 7);
    expect(found.map(({ number, line, of, text }) => [number, line, of, text])).toEqual([
      [7, 3, 'rowsOf', 'eq(rows.companyId, scope.companyId)'],
      [8, 4, 'later', WRITTEN],
    ]);
    const text = marked(SOURCE, found);
    expect(text).toContain('and(markedCompany(7, eq(rows.companyId, scope.companyId)), eq(rows.id');
    expect(text).toContain(`where /*m8*/${WRITTEN}/*e8*/)`);
  });

  it('are always true without one, by the same parameters, and then the guard refuses the statement', () => {
    const sent = 'select "id" from "faktur" where (/*m3*/"faktur"."company_id" = ?/*e3*/ and "faktur"."id" = ?)';
    expect(numbersIn(sent)).toEqual([3]);
    const mutant = without(sent, 3);
    expect(mutant).toBe('select "id" from "faktur" where ((1 = 1 or ? is not null) and "faktur"."id" = ?)');
    expect([withoutCompany(sent), withoutCompany(mutant)]).toEqual([[], ['faktur']]);
    expect(without(sent.replace('?', '$1'), 3)).toContain('(1 = 1 or $1::text is not null)');
  });

  it('stand in the repositories by the hundred, none of them written in a way that is not found', () => {
    const all = allConditions();
    expect(all.length).toBeGreaterThan(250);
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  });

  it('are counted by what detects that one is missing', () => {
    const [one, two, three, four] = conditionsIn('db/repositories/a.ts', `${SOURCE}${SOURCE}`, 0);
    if (!one || !two || !three || !four) throw new Error('four conditions');
    const judged = [
      [0, { ...newJudged(), sent: 2, tries: 2, guarded: true, foreign: 1 }],
      [1, { ...newJudged(), sent: 3, tries: 3, differed: 1 }],
      [2, newJudged()],
    ] as const;
    const result = { dialect: 'pg', file: 'a.test.ts', isPassed: true, judged, forgetful: [] } as const;
    const { lines, isWhole } = report([one, two, three, four], [result], {});
    expect(isWhole).toBe(false);
    expect(lines.filter((line) => /^\d/.test(line))).toEqual([
      '4 conditions on the company',
      '1 refused by the guard of the tests',
      '1 other rows in a test, though no table with a company is without its condition',
      '0 the same without it: another condition on the company stands beside it',
      '0 only in work across companies, declared with a reason',
      '1 only in work across companies, and not declared',
      '1 sent by no test that ran',
      '2 removed on PostgreSQL under the policies; 1 would read or write other rows without these',
      '1 read or wrote another row under the policies',
      '0 declared to work across companies, and ran in the context of one',
      '0 declared without a condition',
      '0 statements forget a company as they stand',
      '0 test files failed',
    ]);
  });

  it('that are declared to work across companies may run in the context of none', () => {
    const [one, two] = conditionsIn('db/repositories/a.ts', SOURCE, 0);
    if (!one || !two) throw new Error('two conditions');
    const sent = { ...newJudged(), sent: 1, guarded: true };
    const resultOf = (judged: readonly (readonly [number, Judged])[]) =>
      ({ dialect: 'sqlite', file: 'a.test.ts', isPassed: true, judged, forgetful: [] }) as const;
    const wholeWith = (declared: Record<string, string>, ...judged: (readonly [number, Judged])[]) =>
      report([one, two], [resultOf(judged)], declared).isWhole;
    expect(wholeWith({}, [0, sent], [1, sent])).toBe(true);
    expect(wholeWith({}, [0, sent], [1, newJudged()])).toBe(false);
    expect(wholeWith({}, [0, sent])).toBe(false);
    expect(wholeWith({ 'a.ts later': 'a reason' }, [0, sent], [1, newJudged()])).toBe(true);
    expect(wholeWith({ 'a.ts later': 'a reason' }, [0, sent])).toBe(true);
    expect(wholeWith({ 'a.ts later': 'a reason' }, [0, sent], [1, sent])).toBe(false);
    expect(wholeWith({ 'a.ts nowhere': 'a reason' }, [0, sent], [1, sent])).toBe(false);
  });

  it('are declared by functions that have one', () => {
    const names = new Set(allConditions().map(acrossName));
    expect(Object.keys(ACROSS).filter((name) => !names.has(name))).toEqual([]);
  });

  it('are judged once it is clear that nothing new would be found', () => {
    const one = { ...newJudged(), sent: 1, guarded: true, tries: 1 };
    expect([isDone(one, 'sqlite'), isDone(one, 'pg')]).toEqual([true, false]);
    expect(isDone({ ...one, foreign: 3 }, 'pg')).toBe(true);
    expect(isDone({ ...newJudged(), differed: 1 }, 'pg')).toBe(true);
    const two = merged([[[4, one]], [[4, one]]]).get(4);
    expect(two).toEqual({ ...newJudged(), sent: 2, guarded: true, tries: 2 });
  });
});
