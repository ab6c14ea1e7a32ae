import { type Sen, sen } from '../definition/money.ts';

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

const YEAR = { months: 12, ours: true } as const;

/** Names, units and prices are examples, not from a price list. */
export const packagesAtFirst: readonly QuotaPackageOnSale[] = [
  { code: 'rintisan', name: 'Rintisan', efakturUnits: 0, ebupotUnits: 250, price: sen('150000'), ...YEAR },
  { code: 'dasar', name: 'Dasar', efakturUnits: 500, ebupotUnits: 0, price: sen('350000'), ...YEAR },
  {
    code: 'profesional',
    name: 'Profesional',
    efakturUnits: 2_500,
    ebupotUnits: 2_500,
    price: sen('2400000'),
    ...YEAR,
  },
];
