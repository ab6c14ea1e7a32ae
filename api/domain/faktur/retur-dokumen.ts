import type { z } from 'zod';
import { day, money, text } from '../definition/field.ts';
import { choice, computed, draftOf, optional } from '../definition/field-forms.ts';
import { type Filters, idOf } from '../definition/filter.ts';
import { amounts, given, inputFields } from './fields.ts';
import { maxima } from './maxima.ts';
import type { Faktur, FakturRow } from './record.ts';
import { returFilters } from './retur.ts';
import { returnableKinds } from './retur-dokumen-origin.ts';
import { type ReturDokumenStatus, returDokumenStatus } from './retur-dokumen-status.ts';

/** Shared by returns of other documents of both sides: returned amounts of a document without lines. */

export type ReturDokumenRow = FakturRow<ReturDokumenStatus>;
export type ReturDokumen = Faktur<ReturDokumenStatus>;

/** Input of a return; everything else comes from its document. Amounts in rupiah; `number` is the maker's own. */
export type ReturDokumenInput = {
  originId: string;
  number: string | null;
  date: string;
  dpp: string;
  ppn: string;
  ppnbm: string;
};

const fields = {
  number: optional(text(maxima.customDoc)),
  date: day(),
  dpp: money(),
  ppn: money(),
  ppnbm: money(),
};

/** Input of a draft: its document is known, everything else may be missing. */
export const returDokumenInput = draftOf({ originId: text(64), ...fields }) as unknown as z.ZodType<ReturDokumenInput>;

export const returDokumenInputOf = ({
  originId,
  number,
  date,
  dpp,
  ppn,
  ppnbm,
}: ReturDokumenRow): ReturDokumenInput => ({
  originId: originId ?? '',
  number,
  date,
  dpp,
  ppn,
  ppnbm,
});

const { code, counterpartyName, counterpartyNpwp, counterpartyAddress } = inputFields;
const { number: _, ...systemFields } = given;

export const returDokumenFields = {
  ...amounts,
  ...fields,
  ...systemFields,
  code,
  counterpartyName,
  counterpartyNpwp,
  counterpartyAddress,
  documentKind: computed(choice(returnableKinds, '')),
  originId: computed(text(64)),
  originNumber: computed(text(maxima.customDoc)),
};

const { number: _number, ...filters } = returFilters(returDokumenStatus.states, 'returDokumen.status');

export const returDokumenFilters = {
  ...filters,
  importId: idOf({ column: 'importId', place: 'link' }),
} satisfies Filters;

export const returDokumenList = {
  columns: [
    { key: 'number', width: 220, frozen: true, least: 172, cut: true, beside: true },
    { key: 'date', width: 100, least: 89 },
    { key: 'period', width: 84, least: 80, yields: 3 },
    { key: 'originNumber', width: 204, least: 160, cut: true, yields: 2 },
    { key: 'documentKind', width: 210, least: 180, hidden: true },
    { key: 'counterpartyName', width: 190, least: 150, cut: true, beside: true },
    { key: 'counterpartyNpwp', width: 174, least: 158, hidden: true },
    { key: 'dpp', width: 149, align: 'right', least: 134 },
    { key: 'ppn', width: 136, align: 'right', least: 126, beside: true },
    { key: 'ppnbm', width: 120, align: 'right', hidden: true, least: 110 },
    { key: 'status', width: 180, least: 168, beside: true },
    { key: 'updatedAt', width: 144, hidden: true },
  ],
  sorts: [
    ...(['date', 'period', 'number', 'originNumber', 'documentKind', 'counterpartyName', 'counterpartyNpwp'] as const),
    ...(['dpp', 'ppn', 'ppnbm', 'status', 'createdAt', 'updatedAt'] as const),
  ],
  usual: [['date', 'DESC']],
  totals: ['dpp', 'ppn', 'ppnbm'],
  carried: [
    ...(['number', 'date', 'period', 'counterpartyName', 'dpp', 'ppn'] as const),
    ...(['originId', 'originNumber', 'officeCode', 'updatedAt'] as const),
  ],
} as const;

type Carried = 'id' | 'version' | 'status' | (typeof returDokumenList.carried)[number];

export type ReturDokumenListRow = Pick<ReturDokumenRow, Carried> &
  Partial<Pick<ReturDokumenRow, 'ppnbm' | 'documentKind' | 'counterpartyNpwp'>>;

export const returDokumenLabel = (of: Pick<FakturRow, 'id' | 'number' | 'originNumber'>): string =>
  of.number ?? of.originNumber ?? of.id;
