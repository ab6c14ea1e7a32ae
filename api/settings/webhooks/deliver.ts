import { createHmac } from 'node:crypto';
import { flagOf } from '#domain/admin/flags.ts';
import type { Scope } from '#domain/scope.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import {
  type Delivery,
  deliveryById,
  noteAttempt,
  WEBHOOK_JOB,
  webhookById,
} from '../../../db/repositories/webhooks.ts';
import type { Handler, Outcome } from '../../jobs/handler.ts';
import type { Deps } from '../../services/deps.ts';

const MINUTE = 60_000;
/** After each failed attempt; together 23 hours and 36 minutes. */
const WAITS = [1, 5, 30, 120, 240, 360, 660].map((minutes) => minutes * MINUTE);

export const secretOf = ({ keyed }: Pick<Deps, 'keyed'>, { companyId }: Scope, webhookId: string): string =>
  keyed('webhooks', `${companyId} ${webhookId}`);

/** `t` in seconds; a receiver refuses signatures older than five minutes. */
export const signatureOf = (secret: string, now: number, body: string): string => {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

const attempt = async (deps: Deps, scope: Scope, { webhookId, event }: Delivery) => {
  const target = await webhookById(scope, deps.db.read, webhookId);
  const company = await companyOf(scope, deps.db.read);
  if (!target?.active || !company || !flagOf(company.flags, 'isPublicApiUser')) return { error: 'off' as const };
  const body = JSON.stringify(event);
  return deps.webhooks.post({
    url: target.url,
    headers: {
      'Content-Type': 'application/json',
      'Patuh-Event': event.id,
      'Patuh-Signature': signatureOf(secretOf(deps, scope, webhookId), deps.now(), body),
    },
    body,
  });
};

/** Repeated after a crash: the receiver recognises the id of the event. */
export const deliverWebhook: Handler = {
  kind: WEBHOOK_JOB,
  concurrency: 4,
  attempts: WAITS.length + 1,
  item: async ({ deps, scope }, _job, item): Promise<Outcome> => {
    const delivery = await deliveryById(scope, deps.db.read, item.refId);
    if (!delivery || delivery.status === 'DONE') return { status: 'SKIPPED', code: 'gone', message: '' };
    const result = await attempt(deps, scope, delivery);
    const response = 'response' in result ? result.response : null;
    const error = 'error' in result ? result.error : null;
    const done = response !== null && response >= 200 && response < 300;
    const afterMs = WAITS[item.attempts];
    const over = afterMs === undefined || error === 'off';
    const status = done ? 'DONE' : over ? 'FAILED' : 'WAITING';
    await deps.db.transact((tx) => noteAttempt(tx, scope, delivery.id, { status, response, error }));
    if (done) return { status: 'DONE' };
    const why = { code: error ?? String(response), message: '' };
    return over ? { status: 'FAILED', ...why } : { status: 'again', afterMs, ...why };
  },
};
