import { codesOfSeller } from '../faktur/codes.ts';
import { type DokumenKeluaranStatus, type DokumenMasukanStatus, dokumenVoid } from '../faktur/dokumen-status.ts';
import { creditedStatuses, type MasukanStatus, masukanVoid } from '../faktur/masukan-status.ts';
import { type ReturDokumenStatus, returDokumenVoid } from '../faktur/retur-dokumen-status.ts';
import { type ReturStatus, returVoid } from '../faktur/retur-status.ts';
import type { FakturStatus } from '../faktur/status.ts';
import { validStatuses, voidStatuses } from '../faktur/status-queries.ts';
import type { FakturType } from '../faktur/types.ts';
import { withoutTax } from '../rules/crediting.ts';
import type { BookDocument } from './record.ts';

/** Whose tax a ledger account keeps: what we collect, or what was collected from us. */
export const sides = ['out', 'in'] as const;
export type Side = (typeof sides)[number];

/** What a type of VAT document is to the books. */
export type BookedType = {
  readonly type: FakturType;
  readonly family: BookDocument['family'];
  /** States it counts in, and those in which it counts no longer. */
  readonly validStatuses: readonly string[];
  readonly ended: readonly string[];
  /** Whether its PPN passes through the account: not what a buyer pays to the state himself, nor what is not collected. */
  readonly isBooked: (code: string) => boolean;
};

const stated = <S extends string>(states: readonly S[]): readonly string[] => states;
const bySeller = (code: string): boolean => codesOfSeller.includes(code);
const notFree = (code: string): boolean => !withoutTax.includes(code);

/** The documents an account of each side is held against. Whatever its buyer decides, an incoming document is booked as it comes. */
export const bookedTypes: Readonly<Record<Side, readonly BookedType[]>> = {
  out: [
    {
      type: 'OUT',
      family: 'faktur',
      validStatuses: stated<FakturStatus>(validStatuses),
      ended: voidStatuses,
      isBooked: bySeller,
    },
    {
      type: 'DOC_OUT',
      family: 'dokumen',
      validStatuses: stated<DokumenKeluaranStatus>(['APPROVED']),
      ended: dokumenVoid,
      isBooked: bySeller,
    },
    {
      type: 'RETURN_OUT',
      family: 'retur',
      validStatuses: stated<ReturStatus>(['APPROVED']),
      ended: returVoid,
      isBooked: bySeller,
    },
    {
      type: 'RETURN_DOC_OUT',
      family: 'retur',
      validStatuses: stated<ReturDokumenStatus>(['APPROVED']),
      ended: returDokumenVoid,
      isBooked: bySeller,
    },
  ],
  in: [
    {
      type: 'IN',
      family: 'faktur',
      validStatuses: stated<MasukanStatus>(['APPROVED', 'UNCREDITED', ...creditedStatuses]),
      ended: masukanVoid,
      isBooked: notFree,
    },
    {
      type: 'DOC_IN',
      family: 'dokumen',
      validStatuses: stated<DokumenMasukanStatus>(['APPROVED', 'CREDITED', 'UNCREDITED']),
      ended: dokumenVoid,
      isBooked: notFree,
    },
    {
      type: 'RETURN_IN',
      family: 'retur',
      validStatuses: stated<ReturStatus>(['APPROVED']),
      ended: returVoid,
      isBooked: notFree,
    },
    {
      type: 'RETURN_DOC_IN',
      family: 'retur',
      validStatuses: stated<ReturDokumenStatus>(['APPROVED']),
      ended: returDokumenVoid,
      isBooked: notFree,
    },
  ],
};
