import type { Bupot } from '../bupot/record.ts';

/** A slip as a return lists it, amounts in rupiah; `share` is what it brings to the amount it stands under. */
export type ReturnSlip = Pick<
  Bupot,
  | 'id'
  | 'kind'
  | 'number'
  | 'status'
  | 'date'
  | 'payeeName'
  | 'payeeNpwp'
  | 'taxCode'
  | 'kapKjs'
  | 'facility'
  | 'reference'
  | 'gross'
  | 'tax'
  | 'borne'
> & { readonly share: string };
