import { type NamedObject, objectOfSlip } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { SheetMark } from '#domain/bupot/sheet.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import { withWrittenAmounts } from '#domain/bupot/written-amounts.ts';
import { divide, scaled } from '#domain/definition/money.ts';
import { type Locale, type Params, say } from '#domain/messages/index.ts';
import { formatDecimal, formatLongDay } from '#domain/text/format.ts';

export type SlipView = {
  readonly bupot: Bupot;
  readonly withholder: { readonly name: string; readonly npwp: string };
  readonly qr: string;
};

const marks: Readonly<Partial<Record<Bupot['status'], SheetMark>>> = {
  DRAFT: 'draft',
  SAVED_INVALID: 'draft',
  REJECTED: 'draft',
  WAITING_FOR_CANCELLATION: 'cancelAsked',
  CANCELED: 'canceled',
  REVISED: 'revised',
};

export const markOf = (bupot: Pick<Bupot, 'status'>): SheetMark | null =>
  isIssued(bupot) ? null : (marks[bupot.status] ?? 'waiting');

/** In the QR code when there is no link. The tax office's own QR content is not public. */
export const slipFacts = (bupot: Bupot, withholderNpwp: string): string =>
  [
    bupot.number ?? bupot.reference ?? bupot.id,
    withholderNpwp,
    bupot.payeeNpwp ?? '-',
    bupot.period,
    bupot.base,
    bupot.tax,
  ].join('|');

export type Shown = {
  readonly bupot: Bupot;
  readonly withholder: SlipView['withholder'];
  readonly object: NamedObject | null;
  readonly locale: Locale;
  readonly say: (key: string, params?: Params) => string;
  /** Whole rupiah, rounded half up: "1.234.568". `lost` sums the rounding differences. */
  readonly money: (rupiah: string) => string;
  readonly day: (day: string | null) => string;
  /** Rounding difference of the amounts shown so far, in sen. */
  readonly lost: () => bigint;
};

const whole = (rupiah: string): bigint => divide(scaled(rupiah, 2), 100n, 'nearest');

export const shown = ({ bupot: slip, withholder }: SlipView, locale: Locale): Shown => {
  const bupot = withWrittenAmounts(slip);
  const differences = new Map<string, bigint>();
  return {
    bupot,
    withholder,
    object: objectOfSlip(bupot),
    locale,
    say: (key, params) => say(locale, `pdfBupot.${key}`, params),
    money: (rupiah) => {
      const amount = whole(rupiah);
      const by = amount * 100n - scaled(rupiah, 2);
      // The same amount shown twice counts once.
      differences.set(rupiah, by < 0n ? -by : by);
      return formatDecimal(String(amount), 0);
    },
    day: (day) => (day ? formatLongDay(day, locale) : '-'),
    lost: () => [...differences.values()].reduce((sum, by) => sum + by, 0n),
  };
};
