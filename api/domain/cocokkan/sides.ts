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

export const sides = ['out', 'in'] as const;
export type Side = (typeof sides)[number];

export type BookedType = {
  readonly type: FakturType;
  readonly family: BookDocument['family'];
  /** States in which it counts, and those in which it no longer does. */
  readonly validStatuses: readonly string[];
  readonly ended: readonly string[];
  /** Whether its PPN passes through the account: not if the buyer pays it to the state, or if it is not collected. */
  readonly isBooked: (code: string) => boolean;
};

const stated = <S extends string>(states: readonly S[]): readonly string[] => states;
const bySeller = (code: string): boolean => codesOfSeller.includes(code);
const notFree = (code: string): boolean => !withoutTax.includes(code);

/** Document types per side. An incoming document is booked regardless of the buyer's decision. */
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
