import { z } from 'zod';
import { type AnswerOf, count, dayText, moment } from '../definition/view-pieces.ts';
import type { FieldErrors } from '../problem.ts';
import { asNpwp16 } from '../rules/identity/npwp.ts';
import { formatDay } from '../text/format.ts';

const taxNumberOf = (digits: string): string | null =>
  digits.length === 22 ? digits.slice(0, 16) : digits.length === 15 || digits.length === 16 ? asNpwp16(digits) : null;

/** The tax numbers in a subject, as 16 digits: in any of its parts, with or without separators, NITKU included. */
export const taxNumbersIn = (subject: readonly string[]): string[] =>
  subject
    .flatMap((part) => part.match(/\d[\d.\- ]*\d/g) ?? [])
    .flatMap((number) => taxNumberOf(number.replace(/\D/g, '')) ?? []);

export type CertificateFacts = {
  readonly subject: readonly string[];
  readonly validFrom: string;
  readonly validTo: string;
};

/** Why a certificate is refused: it belongs to another company, has expired, or is not valid yet. */
export const certificateFaults = (of: CertificateFacts, npwp: string, today: string): FieldErrors => {
  const named = taxNumbersIn(of.subject);
  const [other] = named;
  if (other !== undefined && !named.includes(npwp))
    return { file: { key: 'settings.certificate.other_company', params: { npwp: other } } };
  if (of.validTo < today)
    return { file: { key: 'settings.certificate.ended', params: { day: formatDay(of.validTo) } } };
  if (of.validFrom > today)
    return { file: { key: 'settings.certificate.not_begun', params: { day: formatDay(of.validFrom) } } };
  return {};
};

export const certificateSchema = z
  .discriminatedUnion('uploaded', [
    z.object({ uploaded: z.literal(false), version: count }),
    z.object({
      uploaded: z.literal(true),
      version: count,
      subject: z.string(),
      serial: z.string(),
      validFrom: dayText,
      validTo: dayText,
      daysLeft: z.int().meta({ description: 'Whole days until its last day; negative when it is over' }),
      matchesOffice: z.boolean(),
      ownerNpwp: z.string().nullable().meta({ description: 'The tax number its subject names; null: none' }),
      expired: z.boolean(),
      updatedAt: moment,
    }),
  ])
  .meta({ id: 'Certificate' });
export type Certificate = AnswerOf<typeof certificateSchema>;
