import { z } from 'zod';
import { type Explained, explained } from '../../definition/explain.ts';
import { rupiah, sen, total } from '../../definition/money.ts';
import { rupiahText } from '../../definition/view-pieces.ts';
import { formatPeriod } from '../../text/format.ts';
import { monthLines } from '../month-lines.ts';
import type { Bupot } from '../record.ts';
import type { LineMonths } from './lines.ts';
import { monthText } from './monthly-slips.ts';

const drawnLines = ['salaryPension', ...monthLines, 'pph21WithheldDtp'] as const;
export type DrawnLine = (typeof drawnLines)[number];

const lineMonth = z.object({ month: z.int().min(1).max(12), amount: rupiahText });

export const lineMonthsSchema = z
  .partialRecord(z.enum(drawnLines), z.array(lineMonth))
  .meta({ id: 'LineMonths', description: 'The months behind the lines of a slip of the year' });

export type LineMonthsView = z.infer<typeof lineMonthsSchema>;

/** Only lines whose months add up to the amount of the slip, in whole rupiah. */
export const lineMonthsView = (slip: Pick<Bupot, DrawnLine>, months: LineMonths): LineMonthsView => {
  const view: LineMonthsView = {};
  for (const line of drawnLines) {
    const own = months[line] ?? [];
    if (own.length > 0 && total(own.map(({ amount }) => amount)) === sen(slip[line] ?? '0'))
      view[line] = own.map(({ month, amount }) => ({ month, amount: rupiah(amount) }));
  }
  return view;
};

/** Unchanged if the months are unknown or make another amount. */
export const withMonths = (
  months: LineMonthsView | null | undefined,
  period: string,
  line: string,
  number: Explained | undefined,
): Explained | undefined => {
  const own = months?.[line as DrawnLine];
  if (!own || !number || sen(number.value) !== total(own.map(({ amount }) => sen(amount)))) return number;
  const year = Number(period.slice(0, 4));
  return {
    formula: 'pph21.formula.from_months',
    ...number,
    inputs: own.map(({ month, amount }) => ({
      ...explained('pph21', line, sen(amount)),
      line: formatPeriod(monthText(year, month)),
    })),
  };
};
