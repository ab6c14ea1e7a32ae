import type { Overview } from '#domain/admin/overview-schema.ts';
import type { Scope } from '#domain/scope.ts';
import {
  unsafeFailedCalls,
  unsafeJobStates,
  unsafeRefusedSignIns,
  unsafeStorage,
} from '../../../db/repositories/admin/overview.ts';
import { unsafeLostMoney } from '../../../db/repositories/payment/bank-news.ts';
import { type Deps, permitInternal } from '../deps.ts';

const DAY_MS = 86_400_000;
const NEWEST = 5;

/** Money without an account is what waits for an internal admin. */
export const adminOverview = async (deps: Deps, scope: Scope): Promise<Overview> => {
  permitInternal(scope);
  const { read } = deps.db;
  const since = deps.now() - DAY_MS;
  const [jobs, failures, signIns, storage, cases] = await Promise.all([
    unsafeJobStates(read, since),
    unsafeFailedCalls(read, since),
    unsafeRefusedSignIns(read, since),
    unsafeStorage(read),
    unsafeLostMoney(read, 'open'),
  ]);
  return {
    jobs,
    failures,
    signIns,
    storage,
    cases: cases.slice(0, NEWEST).map(({ id, at, amount }) => ({ id, at, amount: String(amount) })),
  };
};
