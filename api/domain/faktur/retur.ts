import type { z } from 'zod';
import { day, decimal, digits, money, text } from '../definition/field.ts';
import { computed, draftOf, optional, rows } from '../definition/field-forms.ts';
import { field, type ListRowOf, listOf } from '../definition/field-table.ts';
import { idOf, text as words } from '../definition/filter.ts';
import { amounts, given, inputFields, tableFields } from './fields.ts';
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
const { otherDpp: _, ...withoutOther } = tableFields;
const rupiah = { align: 'right' } as const;

/** In the order of lists and exports. */
export const returFields = {
  number: field(computed(digits(17)), {
    list: { width: 204, frozen: true, least: 172, withPreview: true },
    carried: true,
  }),
  date: field(date, { list: { width: 100, least: 89 }, carried: true }),
  period: field(given.period, { list: { width: 84, least: 80, yields: 3 }, carried: true }),
  originNumber: field(computed(digits(17)), { list: { width: 204, least: 172, yields: 2 }, carried: true }),
  counterpartyName: field(counterpartyName, {
    list: { width: 190, least: 150, cut: true, withPreview: true },
    carried: true,
  }),
  counterpartyNpwp: field(counterpartyNpwp, { list: { width: 174, least: 158, hidden: true }, carried: true }),
  dpp: field(amounts.dpp, { list: { ...rupiah, width: 149, least: 134 }, carried: true, total: true }),
  otherDpp: field(amounts.otherDpp, { list: { ...rupiah, width: 196, least: 186, yields: 4 }, total: true }),
  ppn: field(amounts.ppn, {
    list: { ...rupiah, width: 136, least: 120, withPreview: true },
    carried: true,
    total: true,
  }),
  ppnbm: field(amounts.ppnbm, { list: { ...rupiah, width: 120, hidden: true, least: 110 }, total: true }),
  status: field(given.status, { list: { width: 184, least: 162, withPreview: true } }),
  reference: field(reference, { list: { width: 168, hidden: true }, sorted: false, carried: true }),
  originId: field(computed(text(64)), { carried: true }),
  createdBy: given.createdBy,
  code,
  counterpartyAddress,
  lines,
  ...withoutOther,
};

export const returList = { ...listOf(returFields), usual: [['date', 'DESC']] } as const;

export type ReturListRow<S extends ReturStatus = ReturStatus> = ListRowOf<ReturRow<S>, typeof returFields>;

export const originFilters = {
  originNumber: words({ column: 'originNumber', place: 'drawer' }),
  originId: idOf({ column: 'originId' }),
};

export const returFilters = <S extends string>(states: Readonly<Record<S, unknown>>, options: string) =>
  typeFilters(states, options, { ...originFilters, number: fakturFilters.number });

export const returLabel = (of: Pick<FakturRow, 'id' | 'number' | 'reference' | 'originNumber'>): string =>
  of.number ?? of.reference ?? of.originNumber ?? of.id;
