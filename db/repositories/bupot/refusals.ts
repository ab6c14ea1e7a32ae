import { bupots } from '../../tables.ts';
import { thrownBackIn } from '../refusals.ts';

export const thrownBackBupots = (of: { readonly list: string; readonly statuses: readonly string[] }) =>
  thrownBackIn({ ...of, table: bupots, tax: bupots.tax, order: bupots.date });
