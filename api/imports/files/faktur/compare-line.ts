import { rupiah, sen } from '#domain/definition/money.ts';
import type { Finding, LineAmounts } from '#domain/faktur/record.ts';
import { formatDecimal } from '#domain/text/format.ts';
import type { FileAmounts } from './read-line.ts';

/** Files that round to whole rupiah differ from ours by less than one on each line: not worth a word. */
const WHOLE_RUPIAH = 100;

const compared = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;

/** Amounts of the file beside ours. Ours are saved; a difference of a rupiah or more is said with its size. */
export const compareLine = (file: FileAmounts, ours: LineAmounts): Finding[] => {
  const findings: Finding[] = [];
  for (const field of compared) {
    const given = file[field];
    if (given === null || given === ours[field]) continue;
    const difference = sen(given) - sen(ours[field]);
    if (Math.abs(difference) < WHOLE_RUPIAH) continue;
    findings.push({
      path: field,
      message: 'impor.finding.amount_differs',
      severity: 'warning',
      params: {
        file: formatDecimal(given),
        ours: formatDecimal(ours[field]),
        difference: formatDecimal(rupiah(difference)),
      },
      proposal: ours[field].replace('.', ','),
    });
  }
  if (file.ppnRate !== null && Number(file.ppnRate) !== Number(ours.ppnRate))
    findings.push({
      path: 'ppnRate',
      message: 'impor.finding.rate_differs',
      severity: 'warning',
      params: { file: file.ppnRate, ours: ours.ppnRate },
      proposal: ours.ppnRate,
    });
  return findings;
};
