import type { Bupot } from '../bupot/record.ts';
import type { FakturRow } from '../faktur/record.ts';
import type { Column } from './ppn/lists.ts';

/** A slip in the list of a return, amounts in rupiah; `share` is its part of the amount it is listed under. */
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

/** A VAT document in the list of a PPN return, amounts in whole rupiah by column of the form; `share` as for slips. */
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

export type ReturnDocument = ReturnSlip | ReturnFaktur;
export const isReturnSlip = <ReturnDocument extends object>(
  of: ReturnDocument,
): of is Extract<ReturnDocument, { readonly payeeName: unknown }> => 'payeeName' in of;
