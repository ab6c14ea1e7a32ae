import { asNtpn } from '#domain/billing/number.ts';
import { type CollectorReceiptInput, receiptFaults } from '#domain/faktur/collector-receipt.ts';
import { counterpartyKey } from '#domain/faktur/duplicate.ts';
import type { FakturFilter } from '#domain/faktur/filter.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { SelectionOf } from '../../../db/repositories/list-of.ts';
import { problemResult, skipped } from '../../documents/item-result.ts';
import type { Handler } from '../../jobs/handler.ts';
import type { Deps } from '../../services/deps.ts';
import { keepReceipt } from './collector-receipt.ts';
import { keluaranFamily } from './keluaran-family.ts';
import { loadRow } from './move-fakturs.ts';

export const refuseReceipts = async (
  deps: Deps,
  scope: Scope,
  selection: SelectionOf<FakturFilter>,
  receipt: CollectorReceiptInput,
): Promise<void> => {
  const errors = receiptFaults(receipt, jakartaDay(deps.now()));
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  let buyer: string | null = null;
  for await (const rows of keluaranFamily.eligibleRows(deps, scope, selection, 'keepReceipt'))
    for (const row of rows) {
      const key = counterpartyKey(row);
      if (buyer !== null && key !== buyer) throw new Problem('conflict', { message: 'faktur.server.receipt_buyers' });
      buyer = key;
    }
};

/** Safe to repeat: invoices that have the receipt are skipped. */
export const receiptsJob: Handler<CollectorReceiptInput> = {
  kind: 'faktur.keep-receipts',
  concurrency: 1,
  attempts: 3,
  item: async ({ deps, scope }, { payload: receipt }, { refId: id }) => {
    try {
      const { collectorNtpn, version } = await loadRow(scope, deps.db.read, id);
      if (collectorNtpn === asNtpn(receipt.ntpn)) return { status: 'DONE' };
      if (collectorNtpn !== null) return skipped('conflict', say(scope.locale, 'faktur.server.receipt_there'));
      await keepReceipt(deps, scope, { id, version, ...receipt });
      return { status: 'DONE' };
    } catch (error) {
      return problemResult(scope.locale, error);
    }
  },
};
