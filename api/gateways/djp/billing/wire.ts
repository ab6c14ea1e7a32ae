import { z } from 'zod';
import { type Sen, sen } from '#domain/definition/money.ts';
import { type Answer, refused, stillToCome } from '../../answer.ts';
import type { BillingOffice, BillingOrder, CodeParams, IssuedCode, KnownCode, StateReceipt } from './port.ts';

/** Whole rupiah as text, at most the office's thirteen digits. */
const amount = z.string().regex(/^\d{1,13}$/);
const npwp = z.string().regex(/^\d{16}$/);
const period = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const moment = z.number().int().nonnegative();
/** Only the tax office's own codes: those beginning with 4 to 9 belong to customs and the budget office. */
const code = z.string().regex(/^[0-3]\d{14}$/);
const ntpn = z.string().regex(/^[0-9A-Z]{16}$/);

export const billingDocument = z.strictObject({
  tin: npwp,
  kap: z.string().regex(/^\d{6}$/),
  kjs: z.string().regex(/^\d{3}$/),
  periodFrom: period,
  periodTo: period,
  amount,
  description: z.string().max(255),
  assessmentNumber: z.string().max(30).nullable(),
  nop: z.string().max(30).nullable(),
  ofReturn: z.boolean(),
  payer: z.strictObject({
    npwp,
    name: z.string().min(1).max(255),
    address: z.string().max(255),
    city: z.string().max(100),
  }),
});
export type BillingDocument = z.infer<typeof billingDocument>;

export const codeNamed = z.strictObject({ tin: npwp, code });
export const moneyHanded = codeNamed.extend({ amount });
export const receiptNamed = codeNamed.extend({ ntpn });
type CodeNamed = z.infer<typeof codeNamed>;
export type MoneyHanded = z.infer<typeof moneyHanded>;
type ReceiptNamed = z.infer<typeof receiptNamed>;

export const receiptAnswer: z.ZodType<StateReceipt> = z.object({
  ntpn,
  ntb: z.string().regex(/^\d{12}$/),
  stan: z.string().regex(/^\d{6}$/),
  at: moment,
});
export const issuedAnswer: z.ZodType<IssuedCode> = z.object({ code, issuedAt: moment, expiresAt: moment });
/** Booked; the receipt is null until the settlement system has issued its NTPN. */
export const settledAnswer = z.object({ receipt: receiptAnswer.nullable() });
export type Settled = z.infer<typeof settledAnswer>;
export const knownAnswer = z.object({
  code,
  tin: npwp,
  payerName: z.string().max(255),
  kap: z.string(),
  kjs: z.string(),
  periodFrom: period,
  periodTo: period,
  amount,
  issuedAt: moment,
  expiresAt: moment,
  state: z.enum(['open', 'expired', 'paid']),
  receipt: receiptAnswer.nullable(),
});
export type Known = z.infer<typeof knownAnswer>;

export type BillingWire = {
  issue(document: BillingDocument, key: string): Promise<Answer<IssuedCode>>;
  inquire(named: CodeNamed): Promise<Answer<Known>>;
  settle(handed: MoneyHanded, key: string): Promise<Answer<Settled>>;
  confirm(named: ReceiptNamed): Promise<Answer<StateReceipt>>;
};

const NTPN_AGAIN_MS = 5_000;

const inWords = {
  amount: () => refused('AMOUNT_INVALID', 'Jumlah harus rupiah bulat, paling banyak 13 digit.', 'amount'),
  code: () => refused('INVALID', 'Kode billing tidak sah.', 'code'),
  ntpn: () => refused('NTPN_NOT_FOUND', 'NTPN tidak sah.', 'ntpn'),
} as const;

const unspeakable = (error: z.ZodError): Answer<never> => {
  const path = error.issues[0]?.path.join('.') ?? '';
  if (Object.hasOwn(inWords, path)) return inWords[path as keyof typeof inWords]();
  return refused(
    'INVALID',
    'Data kode billing tidak lengkap atau tidak sah.',
    path === 'payer.npwp' ? 'payerNpwp' : path,
  );
};

const parseRequest = async <D, T>(
  schema: z.ZodType<D>,
  reply: unknown,
  call: (document: D) => Promise<Answer<T>>,
): Promise<Answer<T>> => {
  const document = schema.safeParse(reply);
  return document.success ? call(document.data) : unspeakable(document.error);
};

const then = async <A, B>(answer: Promise<Answer<A>>, value: (of: A) => Answer<B>): Promise<Answer<B>> => {
  const reply = await answer;
  return reply.kind === 'done' ? value(reply.value) : reply;
};

/** Whole rupiah as digits; otherwise a text no schema accepts. */
const digitsOf = (sum: Sen): string => (sum % 100 === 0 ? String(sum / 100) : 'not whole');

const documentOf = ({ payer, ...order }: BillingOrder) => ({
  tin: order.tin,
  kap: order.kap,
  kjs: order.kjs,
  periodFrom: order.periodFrom,
  periodTo: order.periodTo,
  amount: digitsOf(order.amount),
  description: order.description,
  assessmentNumber: order.assessmentNumber,
  nop: order.nop,
  ofReturn: order.ofReturn,
  payer: { npwp: payer.npwp, name: payer.name, address: payer.address, city: payer.city },
});
const namedOf = ({ tin, code }: CodeParams) => ({ tin, code });
const knownOf = (known: Known): Answer<KnownCode> => ({
  kind: 'done',
  value: { ...known, amount: sen(known.amount) },
});
const receiptOf = ({ receipt }: Settled): Answer<StateReceipt> =>
  receipt ? { kind: 'done', value: receipt } : stillToCome(NTPN_AGAIN_MS);

export const billingOffice = (about: { name: string; simulated: boolean }, wire: BillingWire): BillingOffice => ({
  ...about,
  byHand: false,
  issue: (order, key) => parseRequest(billingDocument, documentOf(order), (document) => wire.issue(document, key)),
  inquire: (params) => parseRequest(codeNamed, namedOf(params), (named) => then(wire.inquire(named), knownOf)),
  settle: ({ amount: sum, ...params }, key) =>
    parseRequest(moneyHanded, { ...namedOf(params), amount: digitsOf(sum) }, (handed) =>
      then(wire.settle(handed, key), receiptOf),
    ),
  confirm: ({ ntpn: number, ...params }) =>
    parseRequest(receiptNamed, { ...namedOf(params), ntpn: number }, (named) => wire.confirm(named)),
});

export const billingPaths = {
  issue: '/v1/billing',
  inquire: '/v1/billing/inquiry',
  settle: '/v1/billing/settle',
  confirm: '/v1/billing/receipt',
} as const;
