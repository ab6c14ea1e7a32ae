import { spts } from '../../tables.ts';
import { thrownBackIn } from '../refusals.ts';

export const thrownBackSpts = (of: { readonly list: string; readonly statuses: readonly string[] }) =>
  thrownBackIn({ ...of, table: spts, tax: spts.payable, order: spts.period });
