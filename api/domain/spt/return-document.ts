import type { Bupot } from '../bupot/record.ts';
import type { FakturRow } from '../faktur/record.ts';
import type { Column } from './ppn/rows.ts';

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

/** A VAT document as a return of PPN lists it, amounts in whole rupiah by the columns of the form; `share` as of slips. */
export type ReturnFaktur = Pick<
  FakturRow<string>,
  | 'id'
  | 'type'
  | 'number'
  | 'date'
  | 'code'
  | 'status'
  | 'counterpartyName'
  | 'counterpartyNpwp'
  | 'originNumber'
  | 'reference'
> &
  Readonly<Record<Column, string>> & { readonly share: string };

/** A document of a return: a slip, or a VAT document. */
export type ReturnDocument = ReturnSlip | ReturnFaktur;
export const isReturnSlip = <ReturnDocument extends object>(
  of: ReturnDocument,
): of is Extract<ReturnDocument, { readonly payeeName: unknown }> => 'payeeName' in of;
