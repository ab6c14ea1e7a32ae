import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Payment } from '#domain/billing/stored.ts';
import type { Sen } from '#domain/definition/money.ts';
import { unscoped } from '../../company-context.ts';
import type { Query } from '../../database.ts';
import { billings, companies, payableBillings, payments } from '../../tables.ts';

export type FoundPayment = Payment & { readonly companyName: string };

/** Of all companies, newest first: by account, billing code or id, or by exact amount (sen). */
export const unsafePaymentsLike = unscoped(
  async (query: Query, { q, amount, limit }: { q: string; amount: Sen; limit: number }): Promise<FoundPayment[]> => {
    const digits = q.replace(/[\s.-]/g, '');
    const ofCode = query
      .select({ id: payableBillings.payableId })
      .from(payableBillings)
      .innerJoin(billings, eq(billings.id, payableBillings.billingId))
      .where(eq(billings.code, digits));
    const rows = await query
      .select({ payment: payments, companyName: companies.name })
      .from(payments)
      .innerJoin(companies, eq(companies.id, payments.companyId))
      .where(
        digits === ''
          ? sql`${payments.tax} + ${payments.fee} = ${amount}`
          : or(eq(payments.accountNumber, digits), eq(payments.id, q.trim()), inArray(payments.payableId, ofCode)),
      )
      .orderBy(desc(payments.createdAt))
      .limit(limit);
    return rows.map(({ payment, companyName }) => ({ ...payment, companyName }));
  },
);
