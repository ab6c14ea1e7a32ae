import type { Handler } from '../../../jobs/handler.ts';
import { confirmNtpn } from '../../ntpn/confirm.ts';
import { closePaymentAccount, openPaymentAccount } from '../account.ts';
import { askBank } from '../ask.ts';
import { giveBack } from '../give-back.ts';
import { settleCode } from '../settle.ts';

/** Attempts for a bank that is unavailable for a day, at intervals of at most half a minute. */
const A_DAY = 2_880;

export const paymentOpen: Handler<Record<string, never>> = {
  kind: 'payment.open',
  concurrency: 4,
  attempts: 20,
  item: ({ deps, scope }, _job, { refId, attempts }) => openPaymentAccount(deps, scope, { id: refId, attempts }),
};

export const paymentClose: Handler<Record<string, never>> = {
  kind: 'payment.close',
  concurrency: 4,
  attempts: A_DAY,
  item: ({ deps, scope }, _job, { refId, attempts }) => closePaymentAccount(deps, scope, { id: refId, attempts }),
};

export const paymentAsk: Handler<Record<string, never>> = {
  kind: 'payment.ask',
  concurrency: 4,
  attempts: 3,
  item: async ({ deps, scope }, _job, { refId }) => {
    await askBank(deps, scope, refId);
    return { status: 'DONE' };
  },
};

export const paymentSettle: Handler<{ paymentId: string }> = {
  kind: 'payment.settle',
  concurrency: 8,
  attempts: A_DAY,
  item: ({ deps, scope }, { payload }, { refId, attempts }) =>
    settleCode(deps, scope, { paymentId: payload.paymentId, billingId: refId, attempts }),
};

export const paymentGiveBack: Handler<Record<string, never>> = {
  kind: 'payment.give-back',
  concurrency: 4,
  attempts: A_DAY,
  item: ({ deps, scope }, _job, { refId, attempts }) => giveBack(deps, scope, { id: refId, attempts }),
};

export const ntpnConfirm: Handler<Record<string, never>> = {
  kind: 'ntpn.confirm',
  concurrency: 8,
  attempts: A_DAY,
  item: ({ deps, scope }, _job, { refId, attempts }) => confirmNtpn(deps, scope, { id: refId, attempts }),
};
