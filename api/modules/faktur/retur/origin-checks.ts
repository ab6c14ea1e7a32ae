import type { FakturRow } from '#domain/faktur/record.ts';
import type { ReturnRules } from '#domain/faktur/return-rules.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { lockFaktur } from '../../../../db/repositories/faktur/faktur.ts';
import { returnsTaking } from './taken.ts';

export type ReturnOrigin<Origin, Left> = { readonly origin: Origin; readonly left: Left };

type OriginCheckOptions<Origin, Left> = {
  readonly rules: Pick<ReturnRules<Origin, never, Left>, 'words' | 'whyNotBack' | 'leftOf' | 'isSpent'>;
  readonly origins: {
    find(scope: Scope, query: Query, id: string): Promise<Origin | undefined>;
    load(scope: Scope, query: Query, id: string): Promise<Origin>;
  };
  /** Lock for return numbers, where they are assigned by the company. */
  readonly numbers?: { hold(tx: Tx, scope: Scope): Promise<void> };
};

export const conflict = (message: string | null): void => {
  if (message) throw new Problem('conflict', { message });
};

export const originChecks = <Origin extends FakturRow<string>, Left>({
  rules,
  origins,
  numbers,
}: OriginCheckOptions<Origin, Left>) => {
  const refuseSpent = (left: Left): void => conflict(rules.isSpent(left) ? `${rules.words}.server.nothing_left` : null);

  const leftOfOrigin = async (scope: Scope, query: Query, origin: Origin, but: string | null = null): Promise<Left> =>
    rules.leftOf(origin, await returnsTaking(scope, query, origin, but));

  /** Null where the document no longer exists. */
  const findOrigin = async (
    scope: Scope,
    query: Query,
    { id, originId }: Pick<FakturRow<string>, 'id' | 'originId'>,
  ): Promise<ReturnOrigin<Origin, Left> | null> => {
    const origin = await origins.find(scope, query, originId ?? '');
    return origin ? { origin, left: await leftOfOrigin(scope, query, origin, id) } : null;
  };

  /**
   * Without the return `but`. Locked for the rest of the transaction, so that the second of two concurrent returns sees
   * the first.
   */
  const lockedOrigin = async (
    tx: Tx,
    scope: Scope,
    id: string,
    but: string | null = null,
  ): Promise<ReturnOrigin<Origin, Left>> => {
    await numbers?.hold(tx, scope);
    await lockFaktur(tx, scope, id);
    const origin = await origins.find(scope, tx.db, id);
    if (!origin) throw new Problem('invalid', { errors: { originId: `${rules.words}.check.no_origin` } });
    conflict(rules.whyNotBack(origin));
    return { origin, left: await leftOfOrigin(scope, tx.db, origin, but) };
  };

  return { refuseSpent, leftOfOrigin, findOrigin, lockedOrigin };
};
