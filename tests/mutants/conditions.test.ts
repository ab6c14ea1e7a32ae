import { describe, expect, it } from 'vitest';
import { withoutCompany } from '../company-conditions/statement.ts';
import { allConditions, conditionsIn, marked, numbersIn, without } from './conditions.ts';
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

  it('are counted by what notices that one is gone', () => {
    const [one, two, three] = conditionsIn('a.ts', `${SOURCE}${SOURCE}`, 0);
    if (!one || !two || !three) throw new Error('three conditions');
    const judged = [
      [0, { tries: 2, differed: true, guarded: true }],
      [1, { tries: 3, differed: false, guarded: false }],
    ] as const;
    const { lines, isWhole } = report([one, two, three], [{ dialect: 'pg', judged, forgetful: [] }]);
    expect(isWhole).toBe(false);
    expect(lines.filter((line) => /^\d/.test(line))).toEqual([
      '3 conditions on the company',
      '1 refused by the guard of the tests',
      '0 other rows in a test, though no table with a company is without its condition',
      '1 the same without it: another condition on the company stands beside it',
      '0 only in work across companies, where the guard says nothing',
      '1 sent by no test that ran',
      '2 run without it on PostgreSQL, under the policies: 1 read or wrote another row',
      '0 statements forget a company as they stand',
    ]);
    expect(lines).toContain('  a.ts:3 rowsOf: eq(rows.companyId, scope.companyId)');
  });
});
