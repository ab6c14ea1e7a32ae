import { describe, expect, it } from 'vitest';
import { aWorkedAnnual, type Given, rupiahOf, withMore } from '../../../../fixtures/builders/a-worked-annual.ts';
import type { EntryRow } from '../entries.ts';

const YEAR = 2025;

/** A return of 2025 with a tax of 220 million, all paid, and nothing to find. */
const clean: Given = {
  lines: { INDUK: { 'E.14': 220 } },
  answers: { INDUK: { 'B.1': 'A', 'D.11': 'general' } },
  rows: { L1: { L1: [{ code: '4002', commercial: rupiahOf(1000) }] } },
};

const findingsOf = (given: Given) => aWorkedAnnual(YEAR, withMore(clean, given)).findings;

const induk = (answers: Readonly<Record<string, string>>): Given => ({ answers: { INDUK: answers } });
const table = (sheet: string, name: string, ...rows: readonly EntryRow[]): Given => ({
  rows: { [sheet]: { [name]: rows } },
});
const all = (...given: readonly Given[]): Given => given.reduce(withMore, {});
const paid = (millions: number): Given => ({ lines: { INDUK: { 'E.14': millions } } });
const accounts = (...rows: readonly EntryRow[]): Given =>
  table('L1', 'L1', { code: '4002', commercial: rupiahOf(1000) }, ...rows);
const cost = (cells: Readonly<Record<string, number>>, correction = ''): EntryRow => ({
  code: '5311',
  correction,
  ...Object.fromEntries(Object.entries(cells).map(([name, of]) => [name, rupiahOf(of)])),
});
const machine: EntryRow = { group: 'T1', month: '2025-01', cost: rupiahOf(40), fiscalMethod: 'GL' };
const answered = (sheet: string, given: Readonly<Record<string, string>> = {}): Given => {
  const lines = aWorkedAnnual(YEAR, {}).form.lines.filter((line) => line.sheet === sheet && line.kind === 'answer');
  return {
    answers: {
      [sheet]: {
        ...Object.fromEntries(lines.map(({ name, value }) => [name, value === 'day' ? '2025-12-31' : 'yes'])),
        ...given,
      },
    },
  };
};
const related = all(
  induk({ 'H.21.a': 'yes' }),
  table('L10A', 'L10A', { name: 'PT Induk' }),
  answered('L10B'),
  answered('L10C'),
);
const noTax: Given = { lines: { INDUK: { 'E.14': 0 } }, rows: { L1: { L1: [] } } };
const half = (millions: number): EntryRow => ({
  npwp: '1',
  number: String(millions),
  base: rupiahOf(millions * 200),
  tax: rupiahOf(millions),
});
const small = all(
  noTax,
  induk({ 'C.1.a': 'yes', 'C.1.b': 'yes' }),
  table('L5', 'L5B', { amount: rupiahOf(1500) }, { amount: rupiahOf(900) }),
  { lines: { L5: { c: 8, d: 4.6 } } },
);
const audited = { 'B.2': 'yes', 'B.2.a': '1', 'B.2.b': '0102030405060000', 'B.2.c': 'KAP Satu' };
const overpaid = all(paid(230), induk({ 'F.19.a': 'refund', 'F.19.b': '123 Bank Satu' }));
const abroad = (more: EntryRow): EntryRow => ({ country: 'Jepang', net: '0', tax: '0', ...more });
const loan: Given = all(
  { lines: { L11B: { debt: 36_000, equity: 6000 } } },
  table('L11B', 'L11B', { amount: rupiahOf(30) }),
  paid(222.2),
);

type Case = readonly [rule: string, path: string, wrong: Given, right: Given];

const opened = (answer: string, sheet: string, name: string, row: EntryRow = { name: 'A' }): readonly Case[] => [
  [
    'sheet_missing',
    `${sheet}!${name}`,
    induk({ [answer]: 'yes' }),
    all(induk({ [answer]: 'yes' }), table(sheet, name, row)),
  ],
  ['answer_open', `INDUK!${answer}`, table(sheet, name, row), all(induk({ [answer]: 'yes' }), table(sheet, name, row))],
];

const cases: readonly Case[] = [
  ['tariff_missing', 'INDUK!D.11', induk({ 'D.11': '' }), {}],
  ['answer_missing', 'INDUK!D.11.a', induk({ 'D.11': 'other' }), induk({ 'D.11': 'other', 'D.11.a': '22' })],
  ['listing_missing', 'INDUK!listedShare', induk({ 'D.11': 'listed' }), {}],
  [
    'turnover_above',
    'INDUK!D.11',
    all(induk({ 'D.11': '31e' }), { lines: { L8: { '1': 50_001 } } }),
    all(induk({ 'D.11': '31e' }), { lines: { L8: { '1': 50_000 } } }),
  ],
  ['sheet_missing', 'L8!1', induk({ 'D.11': '31e' }), all(induk({ 'D.11': '31e' }), { lines: { L8: { '1': 100 } } })],
  ['answer_open', 'INDUK!D.11', { lines: { L8: { '1': 100 } } }, {}],
  [
    'loss_year',
    'L7!L7.0',
    table('L7', 'L7', { year: '2025', loss: '1' }),
    table('L7', 'L7', { year: '2020', loss: '1' }),
  ],
  [
    'loss_year',
    'L7!L7.0',
    table('L7', 'L7', { year: '2018', loss: '1' }),
    all(table('L7', 'L7', { year: '2018', loss: '1' }), table('L13A', 'L13A', { extraYears: '2' })),
  ],
  ['slip_twice', 'L3!L3B.1', table('L3', 'L3B', half(1), half(1)), table('L3', 'L3B', half(1), half(2))],
  ['country_missing', 'L3!L3A.0', table('L3', 'L3A', abroad({ country: '' })), table('L3', 'L3A', abroad({}))],
  ['credit_returned', 'L3!A.2', { lines: { L3: { 'A.2': 1 } } }, { lines: { L3: { 'A.2': 0 } } }],
  [
    'credits_above',
    'L6!5',
    { lines: { L6: { '5': 1 } } },
    all(table('L3', 'L3B', half(1)), { lines: { L6: { '5': 1 } } }),
  ],
  ...opened('C.1.a', 'L5', 'L5B', { amount: '1' }),
  ...opened('H.21.c', 'L2', 'L2B'),
  ...opened('H.21.e', 'L9', 'L9', machine),
  ...opened('H.21.f', 'L11A', 'L11A.I'),
  ...opened('H.21.g', 'L13A', 'L13A'),
  ...opened('H.21.h', 'L14', 'L14'),
  ['sheet_missing', 'L2!L2B', induk({ 'H.21.d': 'yes' }), all(induk({ 'H.21.d': 'yes' }), table('L2', 'L2B', {}))],
  [
    'answer_open',
    'INDUK!H.21.f',
    { lines: { L11A: { 'B.6': 1 } } },
    all(induk({ 'H.21.f': 'yes' }), { lines: { L11A: { 'B.6': 1 } } }),
  ],
  ['sheet_missing', 'L10A!L10A', all(related, table('L10A', 'L10A')), related],
  ['answer_missing', 'L10B!4c', all(related, { answers: { L10B: { '4c': '' } } }), related],
  ['answer_missing', 'L10C!II', all(related, { answers: { L10C: { II: '' } } }), related],
  ['answer_open', 'INDUK!H.21.a', all(related, induk({ 'H.21.a': 'no' })), related],
  ['answer_missing', 'L10D!I.1', induk({ 'H.21.b': 'yes' }), all(induk({ 'H.21.b': 'yes' }), answered('L10D'))],
  ['answer_open', 'INDUK!H.21.b', answered('L10D'), all(induk({ 'H.21.b': 'yes' }), answered('L10D'))],
  ['instalment_open', 'L6!1', induk({ 'G.20': 'no' }), all(induk({ 'G.20': 'no' }), { lines: { L6: { '1': 10 } } })],
  ['correction_code', 'L1!L1.5311', accounts(cost({ plus: 5 }, 'FNE-04')), accounts(cost({ plus: 5 }, 'FPO-12'))],
  ['correction_code', 'L1!L1.5311', accounts(cost({ minus: 5 }, 'FPO-12')), accounts(cost({ minus: 5 }, 'FNE-04'))],
  ['correction_unknown', 'L1!L1.5311', accounts(cost({ plus: 5 }, 'FPO-03')), accounts(cost({ plus: 5 }, 'FPO-04'))],
  ['correction_sign', 'L1!L1.5311', accounts(cost({ plus: -5 }, 'FPO-04')), accounts(cost({ plus: 5 }, 'FPO-04'))],
  [
    'taken_twice',
    'L1!L1.5311',
    accounts(cost({ final: 5, minus: 5 }, 'FNE-01')),
    accounts(cost({ minus: 5 }, 'FNE-01')),
  ],
  ['answer_missing', 'INDUK!B.1', induk({ 'B.1': '' }), induk({ 'B.1': 'B' })],
  [
    'unbalanced',
    'L1!L1.II.0',
    table('L1', 'L1.II', { code: '1101', amount: rupiahOf(5) }),
    table('L1', 'L1.II', { code: '1101', amount: rupiahOf(0) }),
  ],
  [
    'differs',
    'L9!c',
    table('L9', 'L9', machine),
    all(table('L9', 'L9', machine), accounts(cost({ minus: 10 }, 'FNE-02'))),
  ],
  [
    'differs',
    'L9!f',
    { lines: { L9: { e: 10 } } },
    all({ lines: { L9: { e: 10 } } }, accounts(cost({ plus: 10 }, 'FPO-10'))),
  ],
  ['interest_uncorrected', 'L11B!refused', loan, all(loan, accounts(cost({ plus: 10 }, 'FPO-12')))],
  ['answer_missing', 'INDUK!C.1.a', induk({ 'C.1.b': 'yes' }), small],
  ['only_final', 'INDUK!D.4', all(small, { rows: { L1: { L1: [{ code: '4002', commercial: '1' }] } } }), small],
  ['only_final', 'INDUK!F.17.a', all(small, paid(1)), small],
  ['small_short', 'L5!e', all(small, { lines: { L5: { c: 7 } } }), small],
  ['small_slips', 'L5!d', all(small, table('L3', 'L3B', half(4))), all(small, table('L3', 'L3B', half(4), half(0.6)))],
  ['answer_missing', 'INDUK!B.2.a', induk({ ...audited, 'B.2.a': '' }), induk(audited)],
  ['answer_missing', 'INDUK!B.2.b', induk({ ...audited, 'B.2.b': '' }), induk(audited)],
  ['answer_missing', 'INDUK!B.2.c', induk({ ...audited, 'B.2.c': '' }), induk(audited)],
  ['choice_missing', 'INDUK!F.19.a', all(overpaid, induk({ 'F.19.a': '' })), overpaid],
  ['account_missing', 'INDUK!F.19.b', all(overpaid, induk({ 'F.19.b': '' })), overpaid],
  ['not_covered', 'SSP!total', paid(219), paid(220)],
  ['capital_missing', 'L2!L2A.0', table('L2', 'L2A', {}), table('L2', 'L2A', { capital: '1' })],
];

describe('checks of the return of 2025', () => {
  it('find nothing in returns that are right', () => {
    for (const given of [{}, related, small, overpaid, induk(audited)]) expect(findingsOf(given)).toEqual([]);
  });

  it.each(cases)('find %s at %s', (rule, path, wrong, right) => {
    expect(findingsOf(wrong)).toContainEqual([path, rule]);
    expect(findingsOf(right)).not.toContainEqual([path, rule]);
  });

  it('lead to lines and tables that exist', () => {
    const { form } = aWorkedAnnual(YEAR, {});
    for (const [, , wrong] of cases)
      for (const [path = ''] of findingsOf(wrong)) {
        const [sheet, at = ''] = path.split('!');
        const isLine = form.lines.some((line) => line.sheet === sheet && line.name === at && line.part !== null);
        const isTable = form.tables.some(
          (one) => one.sheet === sheet && (at === one.table || at.startsWith(`${one.table}.`)),
        );
        expect(isLine || isTable, path).toBe(true);
      }
  });
});
