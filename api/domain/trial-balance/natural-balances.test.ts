import { describe, expect, it } from 'vitest';
import { withNaturalBalances } from './natural-balances.ts';

const books = (accumulated: number, returned: number) => [
  { number: '1100', name: 'Kas', amount: 1_550 },
  { number: '1500', name: 'Kendaraan', amount: 500 },
  { number: '1510', name: 'Akumulasi penyusutan kendaraan', amount: accumulated },
  { number: '2100', name: 'Utang usaha', amount: 300 },
  { number: '3100', name: 'Modal saham', amount: 700 },
  { number: '4100', name: 'Penjualan', amount: 1_200 },
  { number: '4200', name: 'Retur penjualan', amount: returned },
  { number: '6100', name: 'Beban gaji', amount: 200 },
];
const amounts = (accumulated: number, returned: number) =>
  withNaturalBalances(books(accumulated, returned)).map(({ amount }) => amount);

describe('books that write every balance positive', () => {
  const signed = [1_550, 500, -150, -300, -700, -1_200, 100, 200];

  it.each([
    ['negative', -150, -100],
    ['positive', 150, 100],
    ['positive in assets', 150, -100],
    ['positive in sales', -150, 100],
  ])('are read by the side of each group, accounts on the other side being %s', (_, accumulated, returned) => {
    expect(amounts(accumulated, returned)).toEqual(signed);
  });

  it('stay as they are if they balance so neither', () => {
    expect(amounts(151, 100)).toEqual(books(151, 100).map(({ amount }) => amount));
  });

  it('stay as they are if they balance already', () => {
    const balanced = books(150, 100).map((account, at) => ({ ...account, amount: signed[at] ?? 0 }));
    expect(withNaturalBalances(balanced)).toEqual(balanced);
  });
});
