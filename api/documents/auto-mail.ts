import type { TemplateProduct } from '#domain/company/template-products.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import { autoMailOf } from '../../db/repositories/auto-mail.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { ownCompany } from '../../db/repositories/own-company.ts';
import type { SendPayload } from './letter.ts';

type InForce = { readonly refId: string; readonly label: string };

const payload: SendPayload = { channel: 'email', automatic: true };

/**
 * Documents that come into force go to their counterparties by e-mail, where the company has said so: a job in the transaction that
 * brings them into force. The letters are the company's own, and once for each document.
 */
export const mailInForce = async (
  tx: Tx,
  scope: Scope,
  now: number,
  { product, kind, documents }: { product: TemplateProduct; kind: string; documents: readonly InForce[] },
): Promise<void> => {
  const [first] = documents;
  if (!first || !(await autoMailOf(scope, tx.db, product)).on) return;
  const { name } = await ownCompany(scope, tx.db);
  await enqueue(tx, { ...scope, userName: name, locale: 'id' }, now, {
    kind,
    payload,
    items: documents,
    uniqueKey: `${kind}:automatic:${first.refId}`,
    visible: false,
  });
};
