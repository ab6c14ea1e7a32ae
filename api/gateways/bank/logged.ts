import { rupiah } from '#domain/definition/money.ts';
import type { Clock } from '#domain/scope.ts';
import { callLog, type RecordCall } from '../log.ts';
import { maskedPhone } from './phone.ts';
import type { Bank } from './port.ts';

/** Account numbers and phones are masked, payers left out. */
export const loggedBank = (bank: Bank, record: RecordCall, now: Clock): Bank => {
  const call = callLog(`bank/${bank.name}`, record, now);
  const about = ({ companyId, paymentId }: { companyId: string; paymentId: string }) => ({
    companyId,
    objectId: paymentId,
  });
  return {
    ...bank,
    open: (order, key) => {
      const { method, amount, expiresAt } = order;
      const at = order.method === 'va' ? { bank: order.bank } : { phone: maskedPhone(order.phone) };
      return call('open', about(order), { key, method, ...at, amount: rupiah(amount), expiresAt }, () =>
        bank.open(order, key),
      );
    },
    close: (account, key) => call('close', about(account), { ...account, key }, () => bank.close(account, key)),
    ask: (account) => call('ask', about(account), account, () => bank.ask(account)),
    giveBack: (account, movement, key) =>
      call('giveBack', about(account), { ...account, movement, key }, () => bank.giveBack(account, movement, key)),
  };
};
