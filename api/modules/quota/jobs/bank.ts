import type { Handler } from '../../../jobs/handler.ts';
import { closeOrderAccount, openOrderAccount } from '../account.ts';
import { askAboutOrder } from '../book.ts';
import { giveBackOrderMoney } from '../return-money.ts';

/** Attempts for a bank that is unavailable for a day, at intervals of at most half a minute. */
const A_DAY = 2_880;

export const quotaOpen: Handler<Record<string, never>> = {
  kind: 'quota.open',
  concurrency: 4,
  attempts: 20,
  item: ({ deps, scope }, _job, { refId, attempts }) => openOrderAccount(deps, scope, { id: refId, attempts }),
};

export const quotaClose: Handler<Record<string, never>> = {
  kind: 'quota.close',
  concurrency: 4,
  attempts: A_DAY,
  item: ({ deps, scope }, _job, { refId, attempts }) => closeOrderAccount(deps, scope, { id: refId, attempts }),
};

export const quotaAsk: Handler<Record<string, never>> = {
  kind: 'quota.ask',
  concurrency: 4,
  attempts: 3,
  item: async ({ deps, scope }, _job, { refId }) => {
    await askAboutOrder(deps, scope, refId);
    return { status: 'DONE' };
  },
};

export const quotaGiveBack: Handler<Record<string, never>> = {
  kind: 'quota.give-back',
  concurrency: 4,
  attempts: A_DAY,
  item: ({ deps, scope }, _job, { refId, attempts }) => giveBackOrderMoney(deps, scope, { id: refId, attempts }),
};
