import { type Finding, finder } from '../kit/finding.ts';
import { missingIn, type WorkedSheets } from '../kit/worked.ts';
import type texts from '../messages/id/spt.ts';
import type { ReturnDefinition } from './definition.ts';
import type { SlipSum } from './slip-sum.ts';
import { unmappedIn } from './work-return.ts';

const { error } = finder<keyof (typeof texts)['check']>('spt.check');

/** What stands in the way of posting: slips without a row in this return, and lines that wait for an input. Paths are "UNIFIKASI.TOTAL.D". */
export const checkReturn = (
  definition: ReturnDefinition,
  sums: readonly SlipSum[],
  sheets: WorkedSheets,
): Finding[] => {
  const unknown = [...new Set(unmappedIn(definition, sums).map(({ kapKjs }) => kapKjs))];
  const waiting = new Set(Object.values(sheets).flatMap((lines) => Object.values(lines).flatMap(missingIn)));
  return [
    ...unknown.map((taxCode) => error(taxCode, 'unmapped', { params: { taxCode } })),
    ...[...waiting].map(({ form, line }) => error(`${form}.${line}`, 'missing', { params: { line } })),
  ];
};
