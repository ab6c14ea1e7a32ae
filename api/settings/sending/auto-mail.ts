import type { AutoMail, AutoMailProduct } from '#domain/company/sending-schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { autoMailOf, changeAutoMail } from '../../../db/repositories/auto-mail.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import type { Deps } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';

const idOf = (product: AutoMailProduct): string => `auto_mail/${product}`;

/** Whether documents of a product go to their counterparties by themselves. */
export const autoMailSetting = async (scope: Scope, query: Query, product: AutoMailProduct): Promise<AutoMail> => {
  const { on, version } = await autoMailOf(scope, query, product);
  return { product, on, version };
};

/** Changes it, with the history; somebody else's newer version is told instead. */
export const saveAutoMail = async (deps: Deps, scope: Scope, { product, on, version }: AutoMail): Promise<AutoMail> => {
  const now = deps.now();
  const saved = await deps.db.transact(async (tx) => {
    const before = await autoMailSetting(scope, tx.db, product);
    if (!(await changeAutoMail(tx, scope, product, version, { on, updatedAt: now }))) return false;
    await appendHistory(tx, scope, now, [
      {
        objectType: 'auto_mail',
        objectId: idOf(product),
        action: 'save',
        before: { on: before.on },
        after: { on, version: version + 1 },
      },
    ]);
    return true;
  });
  const current = await autoMailSetting(scope, deps.db.read, product);
  if (!saved) throw await staleSince(scope, deps.db.read, { id: idOf(product), version }, current);
  return current;
};
