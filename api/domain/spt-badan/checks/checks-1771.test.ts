import { describe, expect, it } from 'vitest';
import { aWorkedAnnual, type Given, rupiahOf, withMore } from '../../../../fixtures/builders/a-worked-annual.ts';
import type { EntryRow } from '../entries.ts';

const YEAR = 2024;
const NTPN = 'A1B2C3D4E5F6A7B8';

/** A return of 2024 with a tax of 220 million, all credited, and nothing to find. */
const clean: Given = {
  lines: { I: { '1a': 1000 }, INDUK: { '10a': 220 } },
  answers: { INDUK: { tariff: 'general', '16': 'no' } },
};

const findingsOf = (given: Given) => aWorkedAnnual(YEAR, withMore(clean, given)).findings;

const induk = (answers: Readonly<Record<string, string>>): Given => ({ answers: { INDUK: answers } });
const table = (sheet: string, name: string, ...rows: readonly EntryRow[]): Given => ({
  rows: { [sheet]: { [name]: rows } },
});
const all = (...given: readonly Given[]): Given => given.reduce(withMore, {});

const listed = { tariff: 'listed', listedShare: '40', listedHolders: '300', listedLargest: '4.99', listedDays: '183' };
const paidByListed: Given = { lines: { INDUK: { '10a': 190 } } };
const slip = (tax: number, more: EntryRow = {}): EntryRow => ({
  npwp: '0102030405060000',
  number: 'BP-1',
  base: rupiahOf(100),
  tax: rupiahOf(tax),
  ...more,
});
const without = (millions: number): Given => ({ lines: { INDUK: { '10a': 220 - millions } } });
const loss = (year: number, millions: number, used: Readonly<Record<string, number>> = {}): EntryRow => ({
  year: String(year),
  loss: rupiahOf(millions),
  ...Object.fromEntries(Object.entries(used).map(([column, of]) => [column, rupiahOf(of)])),
});
const machine = (more: EntryRow): EntryRow => ({
  group: 'T1',
  month: '2024-01',
  cost: rupiahOf(40),
  fiscalMethod: 'SM',
  ...more,
});
const abroad = (more: EntryRow): EntryRow => ({
  country: 'Singapura',
  net: rupiahOf(0),
  tax: '0',
  gross: '0',
  ...more,
});
const receipt = (more: EntryRow = {}): EntryRow => ({
  ntpn: NTPN,
  year: String(YEAR),
  date: '2025-04-30',
  amount: rupiahOf(20),
  ...more,
});
const overpaid = (answer: string, millions = 300): Given =>
  all({ lines: { INDUK: { '10a': 220 + millions } } }, induk({ '13': answer }));

const statements = ['I.a', 'I.b', 'I.c', 'I.d', 'II.a', 'II.b', 'II.c', 'III.a', 'III.b', 'III.c', 'III.d', 'III.e'];
const questions = Object.fromEntries([...statements, 'IV.a', 'IV.b', 'IV.c'].map((line) => [line, 'yes']));
const related = all(
  induk({ '16': 'yes' }),
  table('3A', '3A.I', { name: 'PT Induk' }),
  { rows: { '3A': { '3A.II': [{ name: 'PT Induk', amount: rupiahOf(10) }] } } },
  { answers: { '3A-1': questions, '3A-2': { II: 'no' } } },
);

type Case = readonly [rule: string, path: string, wrong: Given, right: Given];

const cases: readonly Case[] = [
  ['tariff_missing', 'INDUK!tariff', induk({ tariff: '' }), induk({ tariff: 'general' })],
  [
    'turnover_above',
    'INDUK!tariff',
    all(induk({ tariff: '31e' }), { lines: { I: { '1a': 49_600, '1e': 400.000_001 } } }),
    all(induk({ tariff: '31e' }), { lines: { I: { '1a': 49_600, '1e': 400 } } }),
  ],
  [
    'resident_only',
    'INDUK!tariff',
    induk({ tariff: '31e', 'ID.negara': 'Jepang' }),
    induk({ tariff: 'general', 'ID.negara': 'Jepang' }),
  ],
  [
    'listing_missing',
    'INDUK!listedDays',
    all(induk({ ...listed, listedDays: '' }), paidByListed),
    all(induk(listed), paidByListed),
  ],
  [
    'listing_unmet',
    'INDUK!listedShare',
    all(induk({ ...listed, listedHolders: '299' }), paidByListed),
    all(induk(listed), paidByListed),
  ],
  ['loss_incomplete', '2A!2A.0', table('2A', '2A', { year: '2023' }), table('2A', '2A', loss(2023, 10))],
  ['loss_sign', '2A!2A.0', table('2A', '2A', loss(2023, -10)), table('2A', '2A', loss(2023, 10))],
  ['loss_year', '2A!2A.0', table('2A', '2A', loss(2018, 10)), table('2A', '2A', loss(2019, 10))],
  [
    'loss_twice',
    '2A!2A.1',
    table('2A', '2A', loss(2023, 10), loss(2023, 5)),
    table('2A', '2A', loss(2022, 10), loss(2023, 5)),
  ],
  [
    'loss_used',
    '2A!2A.0',
    table('2A', '2A', loss(2022, 10, { y1: 11 })),
    table('2A', '2A', loss(2022, 10, { y1: 10 })),
  ],
  ['loss_early', '2A!2A.0', table('2A', '2A', loss(2022, 10, { y2: 1 })), table('2A', '2A', loss(2022, 10, { y1: 1 }))],
  [
    'loss_order',
    '2A!2A.1',
    table('2A', '2A', loss(2021, 10), loss(2022, 10, { y1: 5 })),
    table('2A', '2A', loss(2021, 10, { y2: 10 }), loss(2022, 10, { y1: 5 })),
  ],
  ['asset_incomplete', '1A!1A.0', table('1A', '1A', machine({ cost: '' })), table('1A', '1A', machine({}))],
  ['asset_negative', '1A!1A.0', table('1A', '1A', machine({ cost: '-1' })), table('1A', '1A', machine({}))],
  [
    'asset_later',
    '1A!1A.0',
    table('1A', '1A', machine({ month: '2025-01' })),
    table('1A', '1A', machine({ month: '2024-12' })),
  ],
  [
    'building_declining',
    '1A!1A.0',
    table('1A', '1A', machine({ group: 'BT' })),
    table('1A', '1A', machine({ group: 'BT', fiscalMethod: 'GL' })),
  ],
  [
    'tax_above_base',
    'III!III.0',
    all(table('III', 'III', slip(101)), without(101)),
    all(table('III', 'III', slip(100)), without(100)),
  ],
  ['negative', 'III!III.0', table('III', 'III', slip(-2)), all(table('III', 'III', slip(2)), without(2))],
  [
    'slip_twice',
    'III!III.1',
    all(table('III', 'III', slip(2), slip(2, { number: 'bp 1' })), without(4)),
    all(table('III', 'III', slip(2), slip(2, { npwp: '9' })), without(4)),
  ],
  ['country_missing', '7A!7A.0', table('7A', '7A', abroad({ country: ' ' })), table('7A', '7A', abroad({}))],
  ['negative', '7A!7A.0', table('7A', '7A', abroad({ tax: '-1' })), table('7A', '7A', abroad({}))],
  [
    'loss_abroad',
    'I!5l',
    table('7A', '7A', abroad({ net: rupiahOf(-30) })),
    all(table('7A', '7A', abroad({ net: rupiahOf(-30) })), { lines: { I: { '5l': 30 } } }),
  ],
  [
    'ntpn_form',
    'SSP!SSP.0',
    all(table('SSP', 'SSP', receipt({ ntpn: 'ABC' })), without(20)),
    all(table('SSP', 'SSP', receipt()), without(20)),
  ],
  [
    'ntpn_twice',
    'SSP!SSP.1',
    all(table('SSP', 'SSP', receipt(), receipt()), without(20)),
    all(table('SSP', 'SSP', receipt(), receipt({ ntpn: 'A'.repeat(16) })), without(20)),
  ],
  [
    'receipt_year',
    'SSP!SSP.0',
    all(table('SSP', 'SSP', receipt({ year: '2023' })), without(20)),
    all(table('SSP', 'SSP', receipt()), without(20)),
  ],
  [
    'receipt_amount',
    'SSP!SSP.0',
    table('SSP', 'SSP', receipt({ amount: '0' })),
    table('SSP', 'SSP', receipt({ amount: '1' })),
  ],
  ['not_covered', 'SSP!total', without(20), all(table('SSP', 'SSP', receipt()), without(20))],
  ['choice_missing', 'INDUK!13', overpaid(''), overpaid('refund')],
  ['choice_limit', 'INDUK!13', overpaid('preliminary', 1001), overpaid('preliminary', 1000)],
  ['choice_open', 'INDUK!13', induk({ '13': 'refund' }), induk({ '13': '' })],
  ['credits_above', 'INDUK!14e', { lines: { INDUK: { '14e': 1 } } }, { lines: { INDUK: { '14e': 0 } } }],
  ['final_costs', 'I!5l', { lines: { I: { '4': 240 } } }, { lines: { I: { '4': 240, '5l': 70 } } }],
  ['answer_missing', 'INDUK!16', induk({ '16': '' }), induk({ '16': 'no' })],
  ['answer_open', 'INDUK!16', all(related, induk({ '16': 'no' })), related],
  ['sheet_missing', '3A!3A.I', all(related, table('3A', '3A.I')), related],
  ['sheet_missing', '3A!3A.II', all(related, table('3A', '3A.II')), related],
  ['answer_missing', '3A-1!IV.c', all(related, { answers: { '3A-1': { 'IV.c': '' } } }), related],
  ['answer_missing', '3A-2!II', all(related, { answers: { '3A-2': { II: '' } } }), related],
  [
    'facility_year',
    '4A!5a',
    { lines: { '4A': { '3b': 100 } }, answers: { '4A': { '1b': 'KEP-1' } } },
    { lines: { '4A': { '3b': 100 } }, answers: { '4A': { '1b': 'KEP-1', '5a': '6' } } },
  ],
  [
    'answer_missing',
    '4A!1b',
    { lines: { '4A': { '3b': 100 } }, answers: { '4A': { '5a': '1' } } },
    { lines: { '4A': { '3b': 100 } }, answers: { '4A': { '1b': 'KEP-1', '5a': '1' } } },
  ],
  [
    'branch_only',
    '6A!6b',
    { answers: { '6A': { '6b': 'reinvested' } } },
    { answers: { '6A': { '6b': 'reinvested' }, INDUK: { 'ID.negara': 'Jepang' } } },
  ],
  [
    'answer_missing',
    '6A!rate',
    { answers: { '6A': { '6b': 'treaty' }, INDUK: { 'ID.negara': 'Jepang' } } },
    { answers: { '6A': { '6b': 'treaty', rate: '10' }, INDUK: { 'ID.negara': 'Jepang' } } },
  ],
  [
    'unbalanced',
    'NK!difference',
    table('NA', 'NA', { element: 'Kas', amount: rupiahOf(5) }),
    all(table('NA', 'NA', { element: 'Kas', amount: rupiahOf(5) }), table('NK', 'NK', { amount: rupiahOf(5) })),
  ],
  [
    'profit_differs',
    'LR!total',
    table('LR', 'LR', { amount: rupiahOf(999) }),
    table('LR', 'LR', { amount: rupiahOf(1000) }),
  ],
  [
    'capital_missing',
    'V!V.A.0',
    table('V', 'V.A', { name: 'Sari' }),
    table('V', 'V.A', { name: 'Sari', capital: rupiahOf(1) }),
  ],
  [
    'capital_negative',
    'V!V.A.1',
    table('V', 'V.A', { capital: rupiahOf(2) }, { capital: rupiahOf(-1) }),
    table('V', 'V.A', { capital: rupiahOf(2) }, { capital: rupiahOf(1) }),
  ],
  [
    'answer_missing',
    'INDUK!ID.opini',
    induk({ 'ID.audit': 'audited', 'ID.kap': 'KAP Satu' }),
    induk({ 'ID.audit': 'audited', 'ID.kap': 'KAP Satu', 'ID.opini': '1' }),
  ],
  ['answer_missing', 'INDUK!ID.kap', induk({ 'ID.audit': 'audited', 'ID.opini': '1' }), induk({ 'ID.audit': 'none' })],
];

describe('checks of the 1771', () => {
  it('find nothing in a return that is right', () => {
    expect(findingsOf({})).toEqual([]);
    expect(findingsOf(related)).toEqual([]);
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

  it('show shares of holders that are 100 together', () => {
    const third = { capital: rupiahOf(1) };
    const { rows } = aWorkedAnnual(YEAR, table('V', 'V.A', third, third, third));
    expect(rows('V', 'V.A').map(({ percent }) => percent)).toEqual(['33.34', '33.33', '33.33']);
  });
});
