import { balanceOf } from '#domain/billing/payment/balance.ts';
import type { Billing, Payment } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import { systemScope } from '../../api/services/deps.ts';
import { openDb } from '../../db/connection.ts';
import { insertBillings } from '../../db/repositories/billing/billing.ts';
import { insertPayable, insertPayment } from '../../db/repositories/payment/payments.ts';
import { aBillingInput } from '../../fixtures/builders/a-billing.ts';
import { companyId, prepareInvoices } from './invoices.ts';

const HOUR = 3_600_000;
export const DUE = '1504000';
const TAX = '1500000.00';
const FEE = '4000.00';

export const paymentId = (at: number): string => `pay${String(at).padStart(8, '0')}`;

export const preparePayments = async (dataDir: string, count: number): Promise<void> => {
  await prepareInvoices(dataDir, 1, 1);
  const db = await openDb({ dataDir });
  const scope = { ...systemScope(companyId(0)), userId: 'benchuser', userName: 'Bench' };
  const now = Date.now();
  const by = { createdBy: 'Bench', createdAt: now, updatedAt: now };
  for (let from = 0; from < count; from += 500)
    await db.transact(async (tx) => {
      for (let at = from; at < Math.min(count, from + 500); at++) {
        const [id, billingId, payableId] = [paymentId(at), `code${at}`, `key${at}`];
        const billing: Billing = {
          ...aBillingInput(),
          ...by,
          amount: TAX,
          id: billingId,
          companyId: scope.companyId,
          version: 3,
          status: 'WAITING',
          code: `0${String(at).padStart(14, '0')}`,
          origin: 'form',
          taxName: 'PPh Pasal 25',
          payerNumberType: 'NPWP',
          request: 1,
          issuedAt: now,
          expiresAt: now + 300 * HOUR,
          officeCode: null,
          officeMessage: null,
          paymentId: id,
          ntpn: null,
          paidAt: null,
          renewedBy: null,
          renews: null,
          importId: null,
          sptId: null,
          updatedBy: 'Bench',
        };
        const account = { number: String(8_800_000_000_000_000 + at), expiresAt: now + 24 * HOUR };
        const entries = [
          { kind: 'created', at: now, method: 'va', lines: [{ billingId, amount: sen(TAX) }], fee: sen(FEE) },
          { kind: 'va-opened', at: now, ...account },
        ] as const;
        const payment: Payment = {
          ...by,
          id,
          companyId: scope.companyId,
          version: 2,
          payableId,
          status: balanceOf(entries).status,
          method: 'va',
          bank: 'BCA',
          phone: null,
          tax: TAX,
          fee: FEE,
          held: '0.00',
          accountNumber: account.number,
          bankRef: id,
          expiresAt: account.expiresAt,
          checkedAt: null,
          createdById: scope.userId,
        };
        await insertBillings(tx, scope, [billing]);
        await insertPayable(tx, scope, { id: payableId, at: now, billingIds: [billingId] });
        await insertPayment(tx, scope, payment, entries);
      }
    });
  await db.close();
};
