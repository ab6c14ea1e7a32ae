import { sen } from '../../api/domain/definition/money.ts';
import type { AnnualEntries } from '../../api/domain/spt-badan/entries.ts';

const COLUMNS = ['hpp', 'other', 'outside'] as const;
const COST_LINES = Array.from({ length: 13 }, (_, at) => String(at + 1));
const PLUS = ['5a', '5b', '5c', '5d', '5e', '5f', '5g', '5h', '5k', '5l'];

/** What other sheets carry into these four, in sen. */
export type Carried = {
  readonly abroad: number;
  readonly abroadGross: number;
  readonly depreciation: number;
  readonly amortisation: number;
  readonly slips: number;
  readonly foreignCredit: number;
  readonly finalTax: number;
  readonly notObject: number;
  readonly facility: number;
};

/** Induk, I, II and LK2A of the 1771, written by hand: all lines from the entries, in sen. The reference of the bench. */
export const bare1771 = (entries: AnnualEntries, taxYear: number, carried: Carried): Record<string, number> => {
  const of = (sheet: string, line: string): number => sen(entries[sheet]?.lines[line] || '0');
  const out: Record<string, number> = {};
  for (const column of COLUMNS) {
    let sum = 0;
    for (const line of COST_LINES) {
      const amount = of('II', `${line}.${column}`);
      out[`II!${line}.${column}`] = amount;
      sum += line === '13' ? -amount : amount;
    }
    out[`II!14.${column}`] = sum;
  }
  for (const line of [...COST_LINES, '14'])
    out[`II!${line}.total`] =
      (out[`II!${line}.hpp`] ?? 0) + (out[`II!${line}.other`] ?? 0) + (out[`II!${line}.outside`] ?? 0);
  const business = of('I', '1a');
  const outside = of('I', '1e');
  out['I!1a'] = business;
  out['I!1d'] = business - (out['II!14.hpp'] ?? 0) - (out['II!14.other'] ?? 0);
  out['I!1e'] = outside;
  out['I!1g'] = outside - (out['II!14.outside'] ?? 0);
  out['I!1h'] = out['I!1d'] + out['I!1g'];
  out['I!2'] = carried.abroad;
  out['I!3'] = out['I!1h'] + carried.abroad;
  out['I!4'] = of('I', '4');
  let plus = 0;
  for (const line of PLUS) {
    out[`I!${line}`] = of('I', line);
    plus += out[`I!${line}`] ?? 0;
  }
  out['I!5i'] = Math.max(0, carried.depreciation);
  out['I!5j'] = Math.max(0, carried.amortisation);
  out['I!5m'] = plus + out['I!5i'] + out['I!5j'];
  out['I!6a'] = Math.max(0, -carried.depreciation);
  out['I!6b'] = Math.max(0, -carried.amortisation);
  out['I!6c'] = of('I', '6c');
  out['I!6d'] = of('I', '6d');
  out['I!6e'] = out['I!6a'] + out['I!6b'] + out['I!6c'] + out['I!6d'];
  const income = out['I!3'] - out['I!4'] + out['I!5m'] - out['I!6e'] - carried.facility;
  out['I!8'] = income;
  let left = Math.max(0, income);
  let used = 0;
  let next = income < 0 ? -income : 0;
  for (const row of entries['2A']?.rows['2A'] ?? []) {
    const year = Number(row.year);
    if (year < taxYear - 5) continue;
    const before = sen(row.y4 || '0') + sen(row.y3 || '0') + sen(row.y2 || '0') + sen(row.y1 || '0');
    const open = sen(row.loss || '0') - before;
    const now = Math.min(open, left);
    left -= now;
    used += now;
    if (year > taxYear - 5) next += open - now;
  }
  out['2A!used'] = used;
  out['2A!next'] = next;
  const pkp = income - used;
  const tariff = entries.INDUK?.answers.tariff;
  const taxOn = (amount: number): number => {
    const whole = amount <= 0 ? 0 : amount - (amount % 100_000);
    return Math.floor((whole * (tariff === 'listed' ? 19 : 22)) / 100 / 100) * 100;
  };
  out['INDUK!1'] = income;
  out['INDUK!2'] = used;
  out['INDUK!3'] = pkp;
  out['INDUK!turnover'] = business + outside + carried.abroadGross;
  out['INDUK!4'] = taxOn(pkp);
  out['INDUK!5'] = of('INDUK', '5');
  out['INDUK!6'] = out['INDUK!4'] + out['INDUK!5'];
  out['INDUK!7'] = of('INDUK', '7');
  out['INDUK!8a'] = carried.slips;
  out['INDUK!8b'] = carried.foreignCredit;
  out['INDUK!8c'] = carried.slips + carried.foreignCredit;
  out['INDUK!9'] = out['INDUK!6'] - out['INDUK!7'] - out['INDUK!8c'];
  out['INDUK!10a'] = of('INDUK', '10a');
  out['INDUK!10b'] = of('INDUK', '10b');
  out['INDUK!10c'] = out['INDUK!10a'] + out['INDUK!10b'];
  out['INDUK!11'] = out['INDUK!9'] - out['INDUK!10c'];
  out['INDUK!14a'] = of('INDUK', '14a');
  out['INDUK!14b'] = next;
  out['INDUK!14c'] = Math.max(0, out['INDUK!14a'] - next);
  out['INDUK!14d'] = taxOn(out['INDUK!14c']);
  out['INDUK!14e'] = of('INDUK', '14e');
  out['INDUK!14f'] = Math.max(0, out['INDUK!14d'] - out['INDUK!14e']);
  out['INDUK!14g'] = Math.floor(out['INDUK!14f'] / 12 / 100) * 100;
  out['INDUK!15a'] = carried.finalTax;
  out['INDUK!15b'] = carried.notObject;
  return out;
};
