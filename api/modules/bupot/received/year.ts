import { expectedSlips, type PartySum } from '#domain/bupot/received/expected.ts';
import type { Received } from '#domain/bupot/received/received.ts';
import { isRecorded, isUsed } from '#domain/bupot/received/status.ts';
import type { ExpectedSlip, ReceivedYear } from '#domain/bupot/received/view-schema.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import {
  invoicedSums,
  receivedInReturn,
  receivedOfYear,
  receivedSums,
} from '../../../../db/repositories/bupot/received.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { receivedMoves } from './work.ts';

const VIEW = 'EBUPOT_WITHHOLDING_VIEW';

/** By article, final tax apart, with the slips of each: for the annual return. */
export const receivedSlipsOf = async (scope: Scope, query: Query, year: string) => {
  const groups = new Map<string, Received[]>();
  for (const slip of await receivedOfYear(scope, query, year)) {
    const key = `${slip.article} ${slip.final}`;
    groups.set(key, [...(groups.get(key) ?? []), slip]);
  }
  const sum = (slips: readonly Received[], key: 'base' | 'tax') =>
    rupiah(slips.reduce((all, slip) => all + sen(slip[key]), 0));
  return [...groups.values()].flatMap((slips) => {
    const [first] = slips;
    if (!first) return [];
    const { article, final } = first;
    return [{ article, final, slips, count: slips.length, base: sum(slips, 'base'), tax: sum(slips, 'tax') }];
  });
};

export const viewReceivedYear = async (deps: Deps, scope: Scope, year: string): Promise<ReceivedYear> => {
  permit(scope, VIEW);
  const articles = await receivedSlipsOf(scope, deps.db.read, year);
  return { year, articles: articles.map(({ slips: _, ...sums }) => sums) };
};

type Using = { readonly year: string; readonly returnId: string; readonly ids: ReadonlySet<string> };

/** In the transaction that files an annual return: the slips it counts can no longer be changed. */
export const useReceived = async (tx: Tx, deps: Deps, scope: Scope, { year, returnId, ids }: Using): Promise<void> => {
  const open = (await receivedOfYear(scope, tx.db, year)).filter((slip) => isRecorded(slip) && ids.has(slip.id));
  const steps = open.map((read) => ({ read, move: 'use' as const, set: { usedIn: returnId } }));
  if (steps.length > 0) await receivedMoves.move(tx, deps, scope, deps.now(), steps);
};

/** In the transaction that annuls or amends it. */
export const releaseReceived = async (tx: Tx, deps: Deps, scope: Scope, returnId: string): Promise<void> => {
  const used = (await receivedInReturn(scope, tx.db, returnId)).filter(isUsed);
  const steps = used.map((read) => ({ read, move: 'release' as const, set: { usedIn: null } }));
  if (steps.length > 0) await receivedMoves.move(tx, deps, scope, deps.now(), steps);
};

/** Slips that withholders should have issued by `today` and that are not here. */
export const expectedOf = async (scope: Scope, read: Query, year: string, today: string): Promise<ExpectedSlip[]> => {
  const months = (of: number) => ({ from: `${of}-01`, to: `${of}-12` });
  const [invoiced, received, before]: readonly PartySum[][] = await Promise.all([
    invoicedSums(scope, read, months(Number(year))),
    receivedSums(scope, read, months(Number(year))),
    receivedSums(scope, read, months(Number(year) - 1)),
  ]);
  const sums = { invoiced: invoiced ?? [], received: received ?? [], before: before ?? [] };
  return expectedSlips(sums, year, today);
};

export const viewExpected = async (deps: Deps, scope: Scope, year: string): Promise<ExpectedSlip[]> => {
  permit(scope, VIEW);
  return expectedOf(scope, deps.db.read, year, jakartaDay(deps.now()));
};
