import { z } from 'zod';
import { nextWorkingDay } from '../calendar/day-count.ts';
import { rupiah, sen } from '../definition/money.ts';
import { LONGEST_REASON } from '../definition/reason.ts';
import { type AnswerOf, count, dayText, rupiahText } from '../definition/view-pieces.ts';
import { extendedDue } from './calculations/deadlines.ts';
import type { AnnualEra } from './era.ts';
import type { AnnualReturn } from './record.ts';

/** Name under which a return keeps the notice of its extension beside its sheets, with a version of its own. */
export const EXTENSION = 'EXTENSION';

/** Code under which the provisional tax is paid: of the return to 2024, of the extension (AS.08-01) from 2025. */
export const extensionCodes: Readonly<Record<AnnualEra, string>> = { '1771': '411126-200', '2025': '411618-200' };

/** A notice (1771-Y, AS.08-01) as submitted at the office. Amounts in rupiah, days YYYY-MM-DD, empty if not known. */
export const extensionFields = ['noticeDay', 'number', 'reason', 'provisional', 'paid', 'ntpn', 'paidOn'] as const;
export type Extension = Readonly<Record<(typeof extensionFields)[number], string>>;

export const extensionIn = ({ sheets }: Pick<AnnualReturn, 'sheets'>): Extension | null => {
  const answers = sheets[EXTENSION]?.answers;
  if (!answers?.noticeDay) return null;
  const { noticeDay, number = '', reason = '', provisional = '', paid = '', ntpn = '', paidOn = '' } = answers;
  return { noticeDay, number, reason, provisional, paid, ntpn, paidOn };
};

/** Why a notice counts as none; null when it extends. */
export type ExtensionFault = 'late' | 'short' | 'paid_late';

/** What the receipt leaves of the provisional tax, in rupiah. */
export const shortOf = ({ provisional, paid, ntpn }: Extension): string =>
  rupiah(Math.max(0, sen(provisional || '0') - (ntpn === '' ? 0 : sen(paid || '0'))));

/**
 * A late or incomplete notice counts as none: it comes by the last day to file (`due`, before any shift over days off),
 * with the provisional tax paid by then (UU KUP art. 3 (4), (5); PER-21/PJ/2009).
 */
export const extensionFault = (extension: Extension, due: string): ExtensionFault | null => {
  const last = nextWorkingDay(due).day;
  if (extension.noticeDay > last) return 'late';
  if (sen(shortOf(extension)) > 0) return 'short';
  return sen(extension.provisional || '0') > 0 && extension.paidOn > last ? 'paid_late' : null;
};

/** The last day to file that a notice moves to, before any shift over days off; null without one that counts. */
export const extendedTo = (extension: Extension | null, due: string | null): string | null => {
  if (!extension || due === null || extensionFault(extension, due) !== null) return null;
  return extendedDue(due, extension.noticeDay > due ? due : extension.noticeDay);
};

const amount = z
  .string()
  .regex(/^(\d{1,13}(\.\d{1,2})?)?$/, 'sptBadan.server.amount')
  .meta({ examples: ['15000000'] });
const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'sptBadan.server.day')
  .meta({ examples: ['2026-04-20'] });

export const extensionInput = z.strictObject({
  version: z.int().min(0),
  noticeDay: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'sptBadan.server.day')
    .meta({ examples: ['2026-04-20'] }),
  number: z.string().trim().min(1, 'sptBadan.check.required').max(64),
  reason: z.string().trim().max(LONGEST_REASON).default(''),
  provisional: amount,
  paid: amount,
  ntpn: z
    .string()
    .regex(/^([\dA-Z]{16})?$/i, 'sptBadan.check.ntpn_form')
    .meta({ examples: ['0A1B2C3D4E5F6G7H'] }),
  paidOn: day,
});
export type ExtensionInput = z.output<typeof extensionInput>;

export const extensionSchema = z
  .object({
    version: count,
    writable: z.boolean(),
    dueDay: dayText.nullable().meta({ description: 'Last day to file without an extension' }),
    extendedTo: dayText.nullable().meta({ description: 'Null without a notice that counts' }),
    code: z.string().meta({ description: 'KAP-KJS of the provisional tax' }),
    fault: z.enum(['late', 'short', 'paid_late']).nullable(),
    missing: rupiahText.meta({ description: 'What the receipt does not cover of the provisional tax' }),
    notice: z
      .object({
        noticeDay: dayText,
        number: z.string(),
        reason: z.string(),
        provisional: rupiahText,
        paid: rupiahText,
        ntpn: z.string(),
        paidOn: dayText,
      })
      .nullable(),
  })
  .meta({ id: 'SptBadanExtension' });
export type ExtensionView = AnswerOf<typeof extensionSchema>;
