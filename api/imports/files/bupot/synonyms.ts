import type { SlipKind } from '#domain/bupot/kinds.ts';
import { officeColumns } from './elements.ts';
import { type BupotColumn, columnsOf } from './fields.ts';
import { payeeNames } from './names-payee.ts';
import { paymentNames } from './names-payment.ts';
import { yearNames } from './names-year.ts';

const names: Readonly<Record<BupotColumn, readonly string[]>> = { ...paymentNames, ...payeeNames, ...yearNames };

/** Of an annual slip the masa is the last month. */
const first: Partial<Record<SlipKind, Partial<Record<BupotColumn, string>>>> = {
  BPPU: { gross: 'DPP' },
  SP: { gross: 'DPP' },
  CY: { gross: 'DPP' },
  BPMP: { gross: 'Gaji Bruto' },
  BPA1: { period: 'Masa Pajak Akhir' },
  BPA2: { period: 'Masa Pajak Akhir' },
  BPNR: { payeeNpwp: 'TIN Penerima' },
  BP26: { payeeNpwp: 'TIN Penerima' },
};

/** What each column of a kind may be called: as people do, and as the office's workbook of that kind does. */
export const synonymsOf = (kind: SlipKind): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    columnsOf(kind).map((column) => {
      const best = first[kind]?.[column];
      const office = officeColumns(kind).flatMap((one) => (one.column === column ? one.headings.slice(0, 1) : []));
      return [column, [...new Set([...(best ? [best] : []), ...names[column], ...office])]];
    }),
  );
