import { type ReturnType, returnOf, type SlipKind } from '#domain/bupot/kinds.ts';
import type { TemplateProduct } from '#domain/company/template-products.ts';
import { type QuotaEffect, type QuotaProduct, quotaEntriesOf, quotaSum } from '#domain/definition/quota.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { ownCompany } from '../../db/repositories/own-company.ts';
import { changeQuota, quotaOf } from '../../db/repositories/quotas.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import { SPT_LISTS } from '../../db/repositories/spt/list.ts';
import { setReturnsStale } from '../../db/repositories/spt/spt.ts';
import { switchOf } from '../../db/repositories/switches.ts';
import type { Deps } from '../services/deps.ts';
import type { SendPayload } from './letter.ts';

/**
 * Run before the slips are written in the same transaction, so that it cannot deadlock with a posting. Returns the
 * affected returns, for the events at the end.
 */
export const markReturnsStale = async (
  tx: Tx,
  scope: Scope,
  slips: readonly { readonly kind: SlipKind; readonly period: string }[],
  now: number,
): Promise<string[]> => {
  const places = new Set(slips.map(({ kind, period }) => `${returnOf(kind)} ${period}`));
  const touched: string[] = [];
  for (const place of [...places].sort()) {
    const [type = 'UNIFIKASI', period = ''] = place.split(' ') as [ReturnType, string];
    touched.push(...(await setReturnsStale(tx, scope, { type, period }, now)));
  }
  return touched;
};

export const announceReturns = async (tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const list of SPT_LISTS) await bumpRevision(tx, scope, list);
  tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'spt', ids: [...ids] }));
};

type InForce = { readonly refId: string; readonly label: string };

const payload: SendPayload = { channel: 'email', automatic: true };

/** If the company has enabled it. Queued in the transaction of the change; sent once per document. */
export const mailInForce = async (
  tx: Tx,
  scope: Scope,
  now: number,
  { product, kind, documents }: { product: TemplateProduct; kind: string; documents: readonly InForce[] },
): Promise<void> => {
  const [first] = documents;
  if (!first || !(await switchOf(scope, tx.db, `mail:${product}`)).on) return;
  const { name } = await ownCompany(scope, tx.db);
  await enqueue(tx, { ...scope, userName: name, locale: 'id' }, now, {
    kind,
    payload,
    items: documents,
    uniqueKey: `${kind}:automatic:${first.refId}`,
    visible: false,
  });
};

/** In the transaction that moves the documents. Throws `intercepted` if the quota is too small. */
export const chargeQuota = async (
  tx: Tx,
  scope: Scope,
  now: number,
  product: QuotaProduct,
  effects: readonly QuotaEffect[],
): Promise<void> => {
  if (await changeQuota(tx, scope, product, now, quotaEntriesOf(effects))) return;
  const { remaining } = await quotaOf(scope, tx.db, product);
  throw new Problem('intercepted', {
    extra: { intercept: `${product}-upload-limit`, remaining, needed: quotaSum(effects).reserved },
  });
};
