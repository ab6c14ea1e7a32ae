import { z } from 'zod';
import type { Answer } from '../../answer.ts';
import type { FilingOffice, FilingVerdict, OutgoingFiling, SentCode } from './port.ts';

const tin = z.string().regex(/^\d{16}$/);
const sized = { size: z.number().int().nonnegative(), hash: z.string().regex(/^[0-9a-f]{64}$/) };

export const filingDocument = z.strictObject({
  tin,
  fileName: z.string().max(100),
  ...sized,
  attachments: z.array(z.strictObject({ name: z.string().max(100), ...sized })).max(20),
});
export type FilingDocument = z.infer<typeof filingDocument>;
export const filingSent = z.strictObject({ document: filingDocument, code: z.string().max(20) });
export const filingNamed = z.strictObject({ tin, key: z.string().max(200) });

export const sentCode: z.ZodType<SentCode> = z.object({
  sentTo: z.string().max(200),
  digits: z.number().int().min(4).max(20).nullable().default(null),
  expiresAt: z.number().int().nonnegative().nullable().default(null),
  tries: z.number().int().min(1).max(20).nullable().default(null),
  shown: z.string().max(20).nullable().default(null),
});
export const filingVerdict: z.ZodType<FilingVerdict> = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('filed'), ntte: z.string().min(1).max(30), at: z.number().int().nonnegative() }),
  z.object({ state: z.literal('rejected'), code: z.string(), message: z.string() }),
]);

export type FilingLine = {
  sendCode(document: FilingDocument): Promise<Answer<SentCode>>;
  file(sent: z.infer<typeof filingSent>, key: string): Promise<Answer<FilingVerdict>>;
  ask(named: z.infer<typeof filingNamed>): Promise<Answer<FilingVerdict>>;
};

const documentOf = ({ companyId: _, objectId: __, ...document }: OutgoingFiling): FilingDocument =>
  filingDocument.parse(document);

export const filingOffice = (about: { name: string; simulated: boolean }, line: FilingLine): FilingOffice => ({
  ...about,
  canFile: true,
  sendCode: (outgoing) => line.sendCode(documentOf(outgoing)),
  file: (outgoing, code, key) => line.file({ document: documentOf(outgoing), code }, key),
  ask: (sent, key) => line.ask({ tin: sent.tin, key }),
});

export const filingPaths = {
  code: '/v1/filing/code',
  file: '/v1/filing',
  status: '/v1/filing/status',
} as const;
