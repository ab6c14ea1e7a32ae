import type { Sen } from '../definition/money.ts';

/** A package of upload quota on sale. `price`: sen, tax included. `ours`: an unchanged default of the product. */
export type QuotaPackageOnSale = {
  readonly code: string;
  readonly name: string;
  readonly efakturUnits: number;
  readonly ebupotUnits: number;
  readonly price: Sen;
  readonly months: number;
  readonly ours: boolean;
};

const packageOf = (code: string, name: string, efakturUnits: number, ebupotUnits: number, price: number) => ({
  id: code,
  version: 1,
  updatedAt: 0,
  code,
  name,
  efakturUnits,
  ebupotUnits,
  price,
  months: 12,
  fromDay: '2024-01-01',
  untilDay: null,
});

/** Names, units and prices (rupiah) are examples, not from a price list. */
export const packagesAtFirst = [
  packageOf('rintisan', 'Rintisan', 0, 250, 150_000),
  packageOf('dasar', 'Dasar', 500, 0, 350_000),
  packageOf('profesional', 'Profesional', 2_500, 2_500, 2_400_000),
];
