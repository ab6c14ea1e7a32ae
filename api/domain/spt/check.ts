import { type Finding, finder } from '../definition/finding.ts';
import { missingIn, type WorkedSheets } from '../definition/worked.ts';
import type texts from '../messages/id/spt.ts';
import type { ReturnDefinition } from './definition.ts';
import type { DocumentSum } from './document-sum.ts';
import type { SptRecord } from './record.ts';
import { unmappedIn } from './work-return.ts';

const { error } = finder<keyof (typeof texts)['check']>('spt.check');

/** What stands in the way of posting: slips without a row in this return, and lines that wait for an input. Paths are "UNIFIKASI.TOTAL.D". */
export const checkReturn = (
  definition: ReturnDefinition,
  sums: readonly DocumentSum[],
  sheets: WorkedSheets,
): Finding[] => {
  const unknown = [...new Set(unmappedIn(definition, sums).map(({ row }) => row))];
  const waiting = new Set(Object.values(sheets).flatMap((lines) => Object.values(lines).flatMap(missingIn)));
  return [
    ...unknown.map((taxCode) => error(taxCode, 'unmapped', { params: { taxCode } })),
    ...[...waiting].map(({ form, line }) => error(`${form}.${line}`, 'missing', { params: { line } })),
  ];
};

type Standing = Pick<SptRecord, 'postedAt' | 'stale' | 'validatedAt'>;
export type ReturnCheck = {
  readonly key: 'posted' | 'fresh' | 'mapped' | 'complete' | 'validated';
  readonly passes: boolean;
};

/** What a return has to pass before it is filed, each by itself, in the order it is done. `findings` are those of `checkReturn`. */
export const checksOf = (
  { postedAt, stale, validatedAt }: Standing,
  findings: readonly { key: string }[],
): ReturnCheck[] => {
  const posted = postedAt !== null;
  const found = (rule: keyof (typeof texts)['check']) => findings.some(({ key }) => key === `spt.check.${rule}`);
  return [
    { key: 'posted', passes: posted },
    { key: 'fresh', passes: posted && !stale },
    { key: 'mapped', passes: posted && !found('unmapped') },
    { key: 'complete', passes: posted && !found('missing') },
    { key: 'validated', passes: posted && validatedAt !== null && validatedAt >= postedAt },
  ];
};
