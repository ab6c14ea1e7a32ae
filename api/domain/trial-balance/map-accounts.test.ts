import { describe, expect, it } from 'vitest';
import { checkAccount, fiscalOf, proposeColumns, reasonOf } from './fiscal.ts';
import { formOf } from './form-of.ts';
import { isDebit, l1Forms, l1Rows } from './l1-accounts.ts';
import { mapAccounts } from './map-accounts.ts';
import { noColumns, type TrialAccount } from './record.ts';
import { trialSums } from './sums.ts';

const account = (name: string, amount: number, of: Partial<TrialAccount> = {}): TrialAccount => ({
  ...noColumns,
  number: '',
  name,
  amount,
  code: null,
  confidence: 'sure',
  origin: 'person',
  confirmed: true,
  ...of,
});
const row = (code: string) => {
  const found = l1Rows('L1A').get(code);
  if (!found) throw new Error(code);
  return found;
};

describe('the accounts of L1', () => {
  it('are twelve sectors, each with accounts on both sides', () => {
    for (const form of l1Forms) {
      const sides = [...l1Rows(form).values()].map(isDebit);
      expect([form, sides.includes(true), sides.includes(false)]).toEqual([form, true, true]);
    }
  });

  it.each([
    ['1101', true],
    ['1524', false],
    ['2102', false],
    ['3200', false],
    ['4002', false],
    ['4011', true],
    ['5001', true],
    ['5009', false],
    ['5409', true],
  ])('%s is debit: %s', (code, debit) => expect(isDebit(row(code))).toBe(debit));

  it.each([
    ['Industri makanan', 'L1B'],
    ['Perdagangan besar mesin dan perlengkapan', 'L1C'],
    ['Konsultan manajemen', 'L1D'],
    ['Real estat', 'L1H'],
    ['Pertanian tanaman', 'L1A'],
  ])('%s is proposed %s', (industry, form) => expect(formOf(industry)).toBe(form));
});

describe('the second year', () => {
  const before = [
    account('Beban aneh sekali', 500_00, { number: '6-999', code: '5320', plus: 500_00, plusCode: 'FPO-12' }),
    account('Kas toko A', 10_00, { number: '1-1', code: '1200' }),
    account('Rekening sementara', 7_00, { number: '1-9', code: null }),
    account('Belum diputuskan', 7_00, { number: '1-8', code: '1101', confirmed: false }),
  ];
  const books = [
    { number: '6-999', name: 'Beban aneh sekali', amount: 900_00 },
    { number: '1-100', name: 'Kas  Toko A', amount: 20_00 },
    { number: '1-9', name: 'Rekening sementara', amount: 0 },
    { number: '1-8', name: 'Bank BCA', amount: 1_00 },
  ];

  it('has every account as it was confirmed, by number or by name, whatever the rules say', () => {
    const mapped = mapAccounts(books, 'L1A', before);
    expect(mapped.map(({ code, origin }) => [code, origin])).toEqual([
      ['5320', 'last_year'],
      ['1200', 'last_year'],
      [null, 'last_year'],
      ['1101', 'rules'],
    ]);
    expect(mapped.every(({ confirmed }) => !confirmed)).toBe(true);
  });

  it('corrects the whole amount again, and keeps the code where it was a part', () => {
    const part = {
      ...account('Beban aneh sekali', 500_00, { number: '6-999', code: '5320' }),
      plus: 1_00,
      plusCode: 'FPO-12',
    };
    expect(mapAccounts(books, 'L1A', before)[0]).toMatchObject({ plus: 900_00, plusCode: 'FPO-12' });
    expect(mapAccounts(books, 'L1A', [part])[0]).toMatchObject({ plus: 0, plusCode: 'FPO-12' });
  });

  it('asks again where another sector has no such account', () => {
    const [mapped] = mapAccounts([{ number: '4-1', name: 'Penjualan', amount: -5 }], 'L1D', [
      account('Penjualan', -5, { number: '4-1', code: '4002' }),
    ]);
    expect(mapped).toMatchObject({ code: '4021', origin: 'rules' });
  });
});

describe('fiscal columns', () => {
  it.each([
    ['Sumbangan', '5409', { plus: 100, plusCode: 'FPO-05' }, 'donation'],
    ['Denda pajak', '5499', { plus: 100, plusCode: 'FPO-08' }, 'sanction'],
    ['Gaji', '5311', {}, null],
    ['Kas', '1101', {}, null],
  ])('are proposed for %s', (name, code, columns, reason) => {
    expect(proposeColumns({ number: '', name, amount: 100 }, 'L1A', code)).toEqual({ ...noColumns, ...columns });
    expect(reasonOf(name, 'L1A', code)).toBe(reason);
  });

  it('are proposed for income in credit', () => {
    const interest = { number: '', name: 'Pendapatan jasa giro', amount: -100 };
    expect(proposeColumns(interest, 'L1A', '4511')).toMatchObject({ final: 100 });
    expect(proposeColumns({ ...interest, amount: 100 }, 'L1A', '4511')).toEqual(noColumns);
  });

  it('raise income and lower expenses by a positive correction', () => {
    const of = { ...noColumns, amount: 1_000, plus: 300, minus: 100 };
    expect(fiscalOf(of, row('5311'))).toBe(800);
    expect(fiscalOf({ ...of, amount: -1_000, final: 50 }, row('4002'))).toBe(1_150);
  });

  it.each([
    [{ code: '9999' }, 'code:code'],
    [{ code: '1101', plus: 5, plusCode: 'FPO-12' }, 'plus:result_only'],
    [{ code: '5311', final: 101 }, 'final:above'],
    [{ code: '5311', plus: 5, plusCode: 'FNE-01' }, 'plusCode:plus_code'],
    [{ code: '5311', minus: 5, minusCode: null }, 'minusCode:minus_code'],
    [{ code: '4002', final: 5, minus: 5, minusCode: 'FNE-01' }, 'minusCode:twice'],
    [{ code: '5311', plus: 5, plusCode: 'FPO-12' }, ''],
  ])('are checked: %o', (of, fault) => {
    const faults = checkAccount(account('x', 100, of), 'L1A');
    expect(faults.map(({ field, rule }) => `${field}:${rule}`).join()).toBe(fault);
  });
});

it('sums per L1 account with its accounts, and names what has no place', () => {
  const sums = trialSums(
    [
      account('Kas', 70, { code: '1101' }),
      account('Bank', 30, { code: '1101' }),
      account('Penjualan', -150, { code: '4002', final: 10 }),
      account('Sumbangan', 40, { code: '5409', plus: 40, plusCode: 'FPO-05' }),
      account('Suspense', 5),
      account('Kosong', 0),
    ],
    'L1A',
  );
  expect(
    sums.lines.map(({ code, commercial, fiscal, accounts }) => [code, commercial, fiscal, accounts.length]),
  ).toEqual([
    ['4002', 150, 140, 1],
    ['5409', 40, 0, 1],
    ['1101', 100, 100, 2],
  ]);
  expect(sums.lines[1]?.adjustments).toEqual(['FPO-05']);
  expect(sums.unmapped.map(({ name }) => name)).toEqual(['Suspense']);
  expect(sums.difference).toBe(-5);
});
