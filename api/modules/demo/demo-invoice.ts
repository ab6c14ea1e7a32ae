import { createHash } from 'node:crypto';
import { type DemoAction, type DemoInvoice, demoActions, isDemoOpen } from '#domain/billing/demo-invoice.ts';
import { rupiah, sen } from '#domain/kit/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Clock } from '#domain/scope.ts';

const LIFE_MS = 24 * 60 * 60_000;
/** Visitors may make as many as they like; the oldest are forgotten. */
const KEPT = 500;
const FEE = sen('2500');

const invented = (id: string, now: number): DemoInvoice => {
  const digest = createHash('sha256').update(id).digest();
  const amount = sen(String(1_000_000 + (digest.readUInt32BE(0) % 40_000_000)));
  const digits = BigInt(`0x${digest.subarray(4, 12).toString('hex')}`) % 10n ** 14n;
  return {
    id,
    status: 'created',
    code: `0${String(digits).padStart(14, '0')}`,
    kap: '411126',
    kjs: '100',
    amount: rupiah(amount),
    fee: rupiah(FEE),
    due: rupiah(amount + FEE),
    createdAt: now,
    expiresAt: now + LIFE_MS,
    changedAt: null,
  };
};

/** Invoices of the demo: made up from their id, kept in memory alone, nobody's money. */
export const demoInvoices = (now: Clock) => {
  const kept = new Map<string, DemoInvoice>();
  const keep = (invoice: DemoInvoice): DemoInvoice => {
    kept.set(invoice.id, invoice);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return invoice;
  };
  const get = (id: string): DemoInvoice => {
    const invoice = kept.get(id) ?? keep(invented(id, now()));
    if (!isDemoOpen(invoice) || now() < invoice.expiresAt) return invoice;
    return keep({ ...invoice, status: 'expired', changedAt: invoice.expiresAt });
  };
  return {
    get,
    act: (id: string, action: DemoAction): DemoInvoice => {
      const invoice = get(id);
      if (!isDemoOpen(invoice))
        throw new Problem('wrong_status', { params: { status: { key: `demoInvoice.status.${invoice.status}` } } });
      return keep({ ...invoice, status: demoActions[action], changedAt: now() });
    },
  };
};
