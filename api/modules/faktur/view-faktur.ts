import type { Faktur } from '#domain/faktur/record.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { type Delivery, deliveriesOf } from '../../../db/repositories/deliveries.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import type { Deps } from '../deps.ts';
import { loadFaktur, permit } from './load-faktur.ts';

export const viewFaktur = async (deps: Deps, scope: Scope, id: string): Promise<Faktur> => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  return loadFaktur(scope, deps.db.read, id);
};

export type Happened = {
  seq: number;
  action: string;
  fromStatus: string | null;
  toStatus: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  userName: string;
  at: number;
  /** What happened, in words. */
  message: string;
};

/** The trail of one invoice, oldest first. */
export const fakturTimeline = async (deps: Deps, scope: Scope, id: string): Promise<Happened[]> => {
  await viewFaktur(deps, scope, id);
  const rows = await historyOf(scope, deps.db.read, id);
  return rows.map(({ seq, action, fromStatus, toStatus, before, after, reason, userName, at }) => ({
    seq,
    action,
    fromStatus,
    toStatus,
    before,
    after,
    reason,
    userName,
    at,
    message: say(scope.locale, `faktur.happened.${action}`),
  }));
};

export const fakturDeliveries = async (deps: Deps, scope: Scope, id: string): Promise<Delivery[]> => {
  await viewFaktur(deps, scope, id);
  return deliveriesOf(scope, deps.db.read, id);
};
