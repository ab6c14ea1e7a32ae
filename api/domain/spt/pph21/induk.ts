import { calc, carried, form, input, sum } from '../../definition/form.ts';
import { pph21Form } from '../../rules/spt.ts';
import type { PrintedInduk } from '../definition.ts';

const rule = pph21Form.ruleAt('2025-01-01');
const tax = (kinds: 'monthly' | 'annual' | 'other' | 'foreign') => input(`spt.pph21.${kinds}`);
const borne = (kinds: 'monthly' | 'annual' | 'other' | 'foreign') => input(`spt.pph21.${kinds}_borne`);

export const monthly = form({
  name: 'L-IA',
  rule,
  lines: { PPh: tax('monthly'), DTP: borne('monthly') },
  gives: ['PPh', 'DTP'],
});

/** L-IB: the last period of annual slips (BPA1, BPA2). L-II lists the same slips and has no amounts of its own. */
export const annual = form({
  name: 'L-IB',
  rule,
  lines: { PPh: tax('annual'), DTP: borne('annual') },
  gives: ['PPh', 'DTP'],
});

/** L-III: other slips of residents (BP21) and those of non-residents (BP26). */
export const other = form({
  name: 'L-III',
  rule,
  lines: { 'PPh 21': tax('other'), 'DTP 21': borne('other'), 'PPh 26': tax('foreign'), 'DTP 26': borne('foreign') },
  gives: ['PPh 21', 'DTP 21', 'PPh 26', 'DTP 26'],
});

const less = (amount: number, ...of: readonly number[]): number => of.reduce((rest, part) => rest - part, amount);

/**
 * The Induk: part B for PPh 21, part C for PPh 26. A negative line 4 is carried to a later period; tax borne by the
 * government (line 7) is reported and not paid. Lines named after an attachment hold its sums and are not printed.
 */
export const induk = form({
  name: 'PPH21',
  rule: pph21Form.ruleAt('2025-01-01'),
  lines: {
    'L-IA': carried(monthly, 'PPh', 'spt.pph21.monthly'),
    'L-IB': carried(annual, 'PPh', 'spt.pph21.annual'),
    'L-III.21': carried(other, 'PPh 21', 'spt.pph21.other'),
    'B.I.1': sum('spt.pph21.withheld', 'spt.formula.attachments', ['L-IA', 'L-IB', 'L-III.21']),
    'B.I.2': input('spt.pph21.carried'),
    'B.I.3': input('spt.pph21.sp2d'),
    'B.I.4': calc('spt.pph21.due', 'spt.formula.line_4', ['B.I.1', 'B.I.2', 'B.I.3'], less),
    'B.I.5': input('spt.pph21.before'),
    'B.I.6': calc('spt.pph21.difference', 'spt.formula.line_6', ['B.I.4', 'B.I.5'], less),
    'L-IA.DTP': carried(monthly, 'DTP', 'spt.pph21.monthly_borne'),
    'L-IB.DTP': carried(annual, 'DTP', 'spt.pph21.annual_borne'),
    'L-III.DTP21': carried(other, 'DTP 21', 'spt.pph21.other_borne'),
    'B.II.7': sum('spt.pph21.borne', 'spt.formula.attachments', ['L-IA.DTP', 'L-IB.DTP', 'L-III.DTP21']),
    'C.I.1': carried(other, 'PPh 26', 'spt.pph21.withheld'),
    'C.I.2': input('spt.pph21.carried'),
    'C.I.3': input('spt.pph21.sp2d'),
    'C.I.4': calc('spt.pph21.due', 'spt.formula.line_4', ['C.I.1', 'C.I.2', 'C.I.3'], less),
    'C.I.5': input('spt.pph21.before'),
    'C.I.6': calc('spt.pph21.difference', 'spt.formula.line_6', ['C.I.4', 'C.I.5'], less),
    'C.II.7': carried(other, 'DTP 26', 'spt.pph21.borne'),
  },
});

export const parts = {
  B: ['B.I.1', 'B.I.2', 'B.I.3', 'B.I.4', 'B.I.5', 'B.I.6', 'B.II.7'],
  C: ['C.I.1', 'C.I.2', 'C.I.3', 'C.I.4', 'C.I.5', 'C.I.6', 'C.II.7'],
} as const satisfies Record<string, readonly (keyof (typeof induk)['lines'])[]>;

/** The tax payable, and the overpaid tax. */
const STRONG = /\.(4|6)$/;

export const printed: PrintedInduk = {
  columns: [{ letter: '', label: 'spt.pph21.amount' }],
  parts: (['B', 'C'] as const).map((part) => ({
    heading: `spt.pph21.part.${part}`,
    rows: parts[part].map((line) => ({
      label: induk.lines[line].label,
      code: line,
      lines: [line],
      strong: STRONG.test(line),
    })),
  })),
};
