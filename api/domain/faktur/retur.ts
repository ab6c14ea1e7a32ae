import type { z } from 'zod';
import { day, decimal, digits, money, text } from '../definition/field.ts';
import { computed, draftOf, optional, rows } from '../definition/field-forms.ts';
import { idOf, text as words } from '../definition/filter.ts';
import { amounts, given, inputFields } from './fields.ts';
import { fakturFilters, typeFilters } from './filter.ts';
import { maxima } from './maxima.ts';
import type { Faktur, FakturRow } from './record.ts';
import type { ReturLineInput } from './retur-compute.ts';
import type { ReturStatus } from './retur-status.ts';

export type ReturRow<S extends ReturStatus = ReturStatus> = FakturRow<S>;
/** With the lines of its document in their order; lines not returned have the quantity 0. */
export type Retur<S extends ReturStatus = ReturStatus> = Faktur<S>;

/** Input of a return; everything else comes from its document. */
export type ReturInput = { originId: string; date: string; reference: string | null; lines: ReturLineInput[] };

const lineFields = {
  quantity: decimal(5),
  discount: optional(money()),
  otherDpp: optional(money()),
};

/** Input of a draft: its document is known, everything else may be missing. */
export const returInput = draftOf({
  originId: text(64),
  date: day(),
  reference: optional(text(maxima.reference)),
  lines: rows(lineFields, maxima.lines),
}) satisfies z.ZodType<ReturInput>;

export const returInputOf = ({ originId, date, reference, lines }: Retur): ReturInput => ({
  originId: originId ?? '',
  date,
  reference,
  lines: lines.map(({ quantity, discount, base, ownBase }) => ({
    quantity,
    discount,
    otherDpp: base === 'OWN' ? ownBase : null,
  })),
});

const { counterpartyName, counterpartyNpwp, counterpartyAddress, reference, date, code, lines } = inputFields;

export const returFields = {
  date,
  code,
  reference,
  counterpartyName,
  counterpartyNpwp,
  counterpartyAddress,
  lines,
  ...amounts,
  ...given,
  number: computed(digits(17)),
  originId: computed(text(64)),
  originNumber: computed(digits(17)),
};

export const originFilters = {
  originNumber: words({ column: 'originNumber', place: 'drawer' }),
  originId: idOf({ column: 'originId' }),
};

export const returFilters = <S extends string>(states: Readonly<Record<S, unknown>>, options: string) =>
  typeFilters(states, options, { ...originFilters, number: fakturFilters.number });

export const returList = {
  columns: [
    { key: 'number', width: 204, frozen: true, least: 172, beside: true },
    { key: 'date', width: 100, least: 89 },
    { key: 'period', width: 84, least: 80, yields: 3 },
    { key: 'originNumber', width: 204, least: 172, yields: 2 },
    { key: 'counterpartyName', width: 190, least: 150, cut: true, beside: true },
    { key: 'counterpartyNpwp', width: 174, least: 158, hidden: true },
    { key: 'dpp', width: 149, align: 'right', least: 134 },
    { key: 'otherDpp', width: 196, align: 'right', least: 186, yields: 4 },
    { key: 'ppn', width: 136, align: 'right', least: 120, beside: true },
    { key: 'ppnbm', width: 120, align: 'right', hidden: true, least: 110 },
    { key: 'status', width: 184, least: 162, beside: true },
    { key: 'reference', width: 168, hidden: true },
    { key: 'updatedAt', width: 144, hidden: true },
  ],
  sorts: [
    'date',
    'period',
    'number',
    'originNumber',
    'counterpartyName',
    'counterpartyNpwp',
    'dpp',
    'otherDpp',
    'ppn',
    'ppnbm',
    'status',
    'createdAt',
    'updatedAt',
  ],
  usual: [['date', 'DESC']],
  totals: ['dpp', 'otherDpp', 'ppn', 'ppnbm'],
  carried: [
    'number',
    'reference',
    'date',
    'period',
    'counterpartyName',
    'counterpartyNpwp',
    'dpp',
    'ppn',
    'originId',
    'originNumber',
    'officeCode',
    'updatedAt',
  ],
} as const;

type Carried = 'id' | 'version' | 'status' | (typeof returList.carried)[number];

export type ReturListRow<S extends ReturStatus = ReturStatus> = Pick<ReturRow<S>, Carried> &
  Partial<Pick<ReturRow<S>, 'otherDpp' | 'ppnbm'>>;

export const returLabel = (of: Pick<FakturRow, 'id' | 'number' | 'reference' | 'originNumber'>): string =>
  of.number ?? of.reference ?? of.originNumber ?? of.id;
