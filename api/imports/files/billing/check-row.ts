import { checkBilling } from '#domain/billing/check.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import { taxMonthKeys, taxYearKey } from '#domain/billing/same-tax.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { sen } from '#domain/definition/money.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { blamedOnce, lay } from '../blame.ts';
import type { CheckContext, CheckedDocument } from '../kind.ts';
import type { RawDocument } from '../raw.ts';
import { billingFields } from './fields.ts';
import { type ReadRow, readRow } from './read-row.ts';

const readFirst = (raw: RawDocument, context: CheckContext): ReadRow => readRow(raw[0]?.cells ?? {}, context);

/** Both months in the one cell they were read from: what would mend it. */
const spanText = (from: string, to: string): string =>
  from === to ? formatPeriod(from) : `${formatPeriod(from)} s.d. ${formatPeriod(to)}`;

/** Findings about the months of a row, in the cells that say them. A bare year is mended by naming the months instead. */
const placedMonths = (checks: readonly Finding[], { input, at: { masa } }: ReadRow): Finding[] => {
  const [from, to] = [checks.find(({ path }) => path === 'periodFrom'), checks.find(({ path }) => path === 'periodTo')];
  const first = from ?? to;
  if (!first) return [];
  const { proposal: _, ...bare } = first;
  if (masa.from === masa.to) {
    const mends = masa.from !== 'year' && (from?.proposal ?? to?.proposal) !== undefined;
    const proposal = spanText(from?.proposal ?? input.periodFrom, to?.proposal ?? input.periodTo);
    return [{ ...bare, path: masa.from, ...(mends ? { proposal } : {}) }];
  }
  return [from, to].flatMap((one, side) =>
    one
      ? {
          ...one,
          path: side === 0 ? masa.from : masa.to,
          ...(one.proposal === undefined ? {} : { proposal: formatPeriod(one.proposal) }),
        }
      : [],
  );
};

/** A finding of the checks at the column a file has for it. What the form mends by a choice of its own has no mend here. */
const placed = (check: Finding, { at: { pair } }: ReadRow): Finding => {
  if (check.path === 'kap' || check.path === 'kjs') return { ...check, path: pair[check.path] };
  if (Object.hasOwn(billingFields, check.path)) return check;
  const { proposal: _, ...bare } = check;
  return { ...bare, path: 'payerNpwp' };
};

const isMonth = ({ path }: Finding): boolean => path === 'periodFrom' || path === 'periodTo';

/** In sen; an amount that could not be read counts for nothing. */
const amountOf = ({ amount }: BillingInput): number => (/^\d+(\.\d{1,2})?$/.test(amount) ? sen(amount) : 0);

/** Reads one row and checks it as the form does. Never throws on any text. */
export const checkRow = (raw: RawDocument, context: CheckContext): CheckedDocument => {
  const read = readFirst(raw, context);
  const findings = blamedOnce([...(raw[0]?.findings ?? []), ...read.findings]);
  const { today, company } = context;
  const checks = checkBilling(read.input, { today, company, origin: 'hand' });
  const months = placedMonths(checks.filter(isMonth), read);
  for (const check of checks) if (!isMonth(check)) lay(findings, placed(check, read));
  for (const check of months) lay(findings, check);
  return { findings: [findings], exactKey: null, likeKey: taxYearKey(read.input), sums: [amountOf(read.input)] };
};

export const inputOfRow = (raw: RawDocument, context: CheckContext): BillingInput => readFirst(raw, context).input;

/** A row doubles another where any month of the same tax is in both. */
export const alike = (raw: RawDocument, context: CheckContext): readonly string[] =>
  taxMonthKeys(inputOfRow(raw, context));
