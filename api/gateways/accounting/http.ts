import { z } from 'zod';
import type { AccountingCompany, AccountingContact, AccountingInvoice } from '#domain/accounting/books.ts';
import { type Answer, done, refused } from '../answer.ts';
import { type LineOptions, lineTo } from '../line.ts';
import { type Accounting, type AccountingAccess, type AccountingPart, PAGE } from './port.ts';

const TIMEOUT_MS = 20_000;
const words = z.string().max(2_000).default('');
const id = z.union([z.string().min(1).max(64), z.int()]).transform(String);
const amount = z.union([words, z.number().transform(String)]);

const company: z.ZodType<AccountingCompany> = z.object({ id, name: words, npwp: words });
const code = z.object({ code: words, name: words });
const partyShape = { name: words, npwp: words, nik: words, address: words, email: words };
const contact: z.ZodType<AccountingContact> = z.object({ id, ...partyShape, updatedAt: words });
const line = z.object({
  account: words,
  name: words,
  unit: words,
  quantity: amount,
  price: amount,
  discount: amount,
  taxCode: words,
});
const invoice: z.ZodType<AccountingInvoice> = z.object({
  id,
  companyId: id,
  number: words,
  date: words,
  contact: z.object(partyShape),
  lines: z.array(line).max(1_000),
  total: amount,
  updatedAt: words,
  taxNumber: z.string().nullable().default(null),
  taxStatus: z.string().nullable().default(null),
});

type Ask = {
  readonly path: string;
  readonly query?: Record<string, string>;
  readonly body?: object;
};

const refusalOf = (status: number): Answer<never> | null => {
  if (status === 401 || status === 403) return refused('CREDENTIALS', 'The accounting product refuses the key.');
  if (status === 404) return refused('UNKNOWN', 'The accounting product has no such record.');
  return null;
};

/** REST, as docs/gateways.md describes it. */
export const httpAccounting = (options: Omit<LineOptions, 'clientId' | 'secret'>): Accounting => {
  const line = lineTo(options);

  const ask = async <T>(
    { token }: AccountingAccess,
    { path, query = {}, body }: Ask,
    schema: z.ZodType<T>,
  ): Promise<Answer<{ value: T; headers: Headers }>> => {
    const search = new URLSearchParams(query).toString();
    // Setting the same values again changes nothing, so a lost response needs no care.
    const call = { path: search ? `${path}?${search}` : path, changes: false };
    const sent = await line.send({
      ...call,
      method: body ? 'PATCH' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs: TIMEOUT_MS,
    });
    if ('failed' in sent) return sent.failed;
    const { status, headers, response } = sent.reply;
    const refusal = refusalOf(status);
    if (refusal) return refusal;
    const read = status === 200 ? schema.safeParse(response) : undefined;
    return read?.success ? done({ value: read.data, headers }) : line.unusable(call, status);
  };

  const list = async <T>(access: AccountingAccess, path: string, row: z.ZodType<T>, query = {}) => {
    const answer = await ask(access, { path, query }, z.array(row));
    return answer.kind === 'done' ? done(answer.value.value) : answer;
  };

  const page = async <T>(access: AccountingAccess, path: string, row: z.ZodType<T>, part: AccountingPart) => {
    const query = {
      companyId: part.company,
      _page: String(part.page),
      _limit: String(PAGE),
      _sort: 'id',
      ...(part.from ? { date_gte: part.from } : {}),
    };
    const answer = await ask(access, { path, query }, z.array(row));
    if (answer.kind !== 'done') return answer;
    const { value: rows, headers } = answer.value;
    return done({ rows, total: Number(headers.get('x-total-count')) || rows.length });
  };

  return {
    name: 'rest',
    simulated: false,
    companies: (access) => list(access, '/companies', company),
    accounts: (access, companyId) => list(access, '/accounts', code, { companyId }),
    taxCodes: (access, companyId) => list(access, '/taxCodes', code, { companyId }),
    contacts: (access, part) => page(access, '/contacts', contact, part),
    invoices: (access, part) => page(access, '/invoices', invoice, part),
    report: async (access, { id: invoiceId, number, status }) => {
      const path = `/invoices/${encodeURIComponent(invoiceId)}`;
      const answer = await ask(access, { path, body: { taxNumber: number, taxStatus: status } }, z.object({ id }));
      return answer.kind === 'done' ? done(null) : answer;
    },
  };
};
