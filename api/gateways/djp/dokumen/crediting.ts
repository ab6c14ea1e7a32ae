import { z } from 'zod';
import type { BuyerStatus } from '#domain/faktur/consent.ts';
import type { Answer } from '../../answer.ts';

const statuses = ['APPROVED', 'CREDITED', 'UNCREDITED'] as const satisfies readonly BuyerStatus[];
type Status = (typeof statuses)[number];

/** By their own numbers; `creditPeriod` (YYYY-MM) is the masa they are credited in. */
export type DokumenDecided = {
  readonly tin: string;
  readonly status: Status;
  readonly creditPeriod: string | null;
  readonly numbers: readonly string[];
};

export type DecidedDokumen = {
  readonly number: string;
  readonly status: Status;
  readonly creditPeriod: string | null;
};

/** Unknown and closed documents are left out of the result. */
export type DokumenCrediting = {
  decide(input: DokumenDecided, key: string): Promise<Answer<readonly DecidedDokumen[]>>;
};

export const DECIDE = '/v1/dokumen/decide';

const period = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .nullable();
const status = z.enum(statuses);
const number = z.string().min(1).max(100);

export const dokumenDecideBody = z.strictObject({
  tin: z.string().regex(/^\d{16}$/),
  status,
  creditPeriod: period,
  numbers: z.array(number).min(1).max(1000),
});
export const decidedAnswer: z.ZodType<readonly DecidedDokumen[]> = z.array(
  z.object({ number, status, creditPeriod: period }),
);
