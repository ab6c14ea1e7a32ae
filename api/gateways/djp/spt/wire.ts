import { z } from 'zod';
import { returnTypes } from '#domain/spt/record.ts';
import type { Answer } from '../../answer.ts';
import type { OutgoingSpt, SentSpt, SptOffice, SptReceipt, SptVerdict } from './port.ts';

const npwp = z.string().regex(/^\d{16}$/);
const amount = z.string().regex(/^-?\d{1,15}(\.\d{1,2})?$/);
const kapKjs = z.string().regex(/^\d{6}-\d{3}$/);
const text = z.string().max(300);
const moment = z.number().int().nonnegative();

export const sptDocument = z.strictObject({
  tin: npwp,
  type: z.enum([...returnTypes, 'BADAN']),
  period: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  revision: z.number().int().min(0).max(999),
  signee: z.strictObject({ name: text, npwp: text }),
  amounts: z.record(text, z.record(text, amount.nullable())),
  documentCount: z.number().int().nonnegative(),
  bills: z.array(z.strictObject({ kapKjs, amount })).max(100),
  proofs: z.array(z.strictObject({ kind: z.enum(['NTPN', 'PBK']), number: text, kapKjs, amount })).max(1000),
  codes: z.array(z.strictObject({ code: z.string().regex(/^\d{15}$/), kapKjs, amount })).max(100),
});
export type SptDocument = z.infer<typeof sptDocument>;

const why = { code: z.string(), message: z.string() };
export const sptVerdict: z.ZodType<SptVerdict> = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('waitingPayment'), expiresAt: moment }),
  z.object({ state: z.literal('filed'), bpe: z.string().min(1).max(100), at: moment }),
  z.object({ state: z.literal('lapsed') }),
  z.object({ state: z.literal('rejected'), ...why }),
  z.object({ state: z.literal('annulled'), ...why }),
]);
export const sptReceipt: z.ZodType<SptReceipt> = z.object({ ref: z.string().min(1).max(200), verdict: sptVerdict });

export type NamedSpt = { readonly tin: string } & ({ readonly ref: string } | { readonly key: string });

export type SptLine = {
  file(document: SptDocument, key: string): Promise<Answer<SptReceipt>>;
  ask(named: NamedSpt): Promise<Answer<SptVerdict>>;
  takeBack(named: NamedSpt, key: string): Promise<Answer<SptVerdict>>;
};

const named = (sent: SentSpt): NamedSpt =>
  'ref' in sent ? { tin: sent.tin, ref: sent.ref } : { tin: sent.tin, key: sent.key };

const documentOf = ({ companyId: _, objectId: __, ...document }: OutgoingSpt): SptDocument =>
  sptDocument.parse(document);

export const sptOffice = (about: { name: string; simulated: boolean }, line: SptLine): SptOffice => ({
  ...about,
  canFile: true,
  file: (outgoing, key) => line.file(documentOf(outgoing), key),
  ask: (sent) => line.ask(named(sent)),
  takeBack: (sent, key) => line.takeBack(named(sent), key),
});

export const sptPaths = {
  file: '/v1/spt',
  status: '/v1/spt/status',
  takeBack: '/v1/spt/take-back',
} as const;
