import { eq } from 'drizzle-orm';
import { certificateOf, noteWarned } from '../../../db/repositories/certificates.ts';
import { fileHash } from '../../../db/repositories/files.ts';
import { deliveryLog, lettersAbout, markBounced } from '../../../db/repositories/letters.ts';
import { notesOf } from '../../../db/repositories/notes.ts';
import { hadNsfp, noteNsfpNotified, nsfpReminderStore } from '../../../db/repositories/nsfp.ts';
import { hasDocuments, removeCompany, setArchived } from '../../../db/repositories/own-companies.ts';
import { reopenUnmatchedPayment } from '../../../db/repositories/payment/bank-news.ts';
import { openOrderMoney } from '../../../db/repositories/payment/order-money.ts';
import { quotaOrdersById } from '../../../db/repositories/quota-orders.ts';
import { takeDutyBack } from '../../../db/repositories/stated-duties.ts';
import * as tables from '../../../db/tables.ts';
import { someRow } from '../../some-row.ts';
import { inBoth, inOther, ownRowsAlone, scope } from './own-rows.ts';

const { faktur, files, deliveries, notes, nsfpRanges, nsfpReminders, unmatchedPayments, quotaOrders, statedDuties } =
  tables;

const reminder = { version: 1, notifiedLow: false, notifiedYear: null, on: true };
const movement = { amount: 100000, at: 1, orderId: 'order', resolvedAt: null, why: 'twice' };

ownRowsAlone({
  'the warning about a certificate was sent': {
    run: async (tx) => {
      const found = await certificateOf(scope, tx.db);
      return noteWarned(tx, scope, found?.version ?? 0, 30, found?.warnedDays ?? null);
    },
    result: true,
  },
  'the hash of a file': {
    plant: (tx) => inBoth(tx, files, {}),
    run: async (tx) => [
      await fileHash(scope.companyId, tx.db, 'own-1'),
      await fileHash(scope.companyId, tx.db, 'other-1'),
    ],
    result: ['x', undefined],
  },
  'whether numbers for invoices were allotted': {
    plant: async (tx) => {
      await tx.db.delete(nsfpRanges).where(eq(nsfpRanges.companyId, scope.companyId));
      await inOther(tx, nsfpRanges);
    },
    run: (tx) => hadNsfp(scope, tx.db),
    result: false,
  },
  'the reminder of numbers is changed': {
    plant: (tx) => inBoth(tx, nsfpReminders, reminder),
    run: async (tx) => {
      const { companyId: _, ...row } = someRow(nsfpReminders, reminder);
      return (await nsfpReminderStore.change(tx, scope, { id: '', version: 1 }, row)) !== undefined;
    },
    result: true,
  },
  'the reminder of numbers was sent': {
    plant: (tx) => inBoth(tx, nsfpReminders, reminder),
    run: (tx) => noteNsfpNotified(tx, scope, reminder as never, { notifiedLow: true, notifiedYear: null } as never),
    result: true,
  },
  'a company is archived': { run: (tx) => setArchived(tx, scope, 1), result: true },
  'whether a company has documents': {
    plant: (tx) => inOther(tx, faktur),
    run: (tx) => hasDocuments(scope, tx.db),
    result: false,
  },
  'a company is removed': {
    plant: (tx) => inBoth(tx, notes, {}),
    run: (tx) => removeCompany(tx, scope),
    result: undefined,
  },
  'money is open again': {
    plant: (tx) =>
      inBoth(tx, unmatchedPayments, { ...movement, resolvedAt: 1, resolution: 'refund' }, ['id', 'movement']),
    run: (tx) => reopenUnmatchedPayment(tx, scope, 'other-1'),
    result: undefined,
  },
  'open money of orders': {
    plant: (tx) => inBoth(tx, unmatchedPayments, movement, ['id', 'movement']),
    run: async (tx) => (await openOrderMoney(scope, tx.db)).map(({ id }) => id),
    result: ['own-1'],
  },
  'notes about an object': {
    plant: (tx) => inBoth(tx, notes, { objectId: 'object' }),
    run: async (tx) => (await notesOf(scope, tx.db, 'object')).map(({ id }) => id),
    result: ['own-1'],
  },
  'a letter has bounced': {
    plant: (tx) => inBoth(tx, deliveries, { status: 'SENT' }),
    run: (tx) => markBounced(tx, scope, 'other-1', { at: 1, why: 'full' }),
    result: undefined,
  },
  'the log of letters': {
    plant: (tx) => inBoth(tx, deliveries, { product: 'efaktur' }),
    run: async (tx) => {
      const log = await deliveryLog(scope, tx.db, { products: ['efaktur'], search: '', offset: 0, limit: 9 } as never);
      return [log.rows.map(({ id }) => id), log.total];
    },
    result: [['own-1'], 1],
  },
  'letters about a product': {
    plant: (tx) => inBoth(tx, deliveries, { product: 'efaktur' }, ['id', 'objectId']),
    run: async (tx) => (await lettersAbout(scope, tx.db, 'efaktur' as never)).map(({ objectId }) => objectId),
    result: ['own-1'],
  },
  'orders of quota by id': {
    plant: (tx) => inBoth(tx, quotaOrders, { open: null }, ['id', 'number']),
    run: async (tx) => (await quotaOrdersById(scope, tx.db, ['own-1', 'other-1'])).map(({ id }) => id),
    result: ['own-1'],
  },
  'a stated duty is taken back': {
    plant: (tx) => inBoth(tx, statedDuties, { type: 'UNIFIKASI', period: '2025-10' }),
    run: async (tx) =>
      (await takeDutyBack(tx, scope, { type: 'UNIFIKASI', period: '2025-10' } as never))?.companyId === scope.companyId,
    result: true,
  },
});
