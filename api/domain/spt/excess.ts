import { type Sen, sen } from '../kit/money.ts';
import type { Amounts } from '../kit/worked.ts';
import type { ReturnDefinition } from './definition.ts';

/** A filed return: its period (YYYY-MM), which correction it is (0 normal) and its amounts. */
export type FiledReturn = { readonly period: string; readonly revision: number; readonly amounts: Amounts };

const inLine = ({ amounts }: FiledReturn, induk: string, line: string): Sen => sen(amounts[induk]?.[line] ?? '0');

/** What each period set free, by all of its versions together, and what it used, by its newest one. */
const ledgerOf = (induk: string, free: string, used: string, filed: readonly FiledReturn[]) => {
  const periods = new Map<string, { free: Sen; used: Sen }>();
  for (const one of [...filed].sort((a, b) => a.revision - b.revision)) {
    const before = periods.get(one.period)?.free ?? 0;
    periods.set(one.period, {
      free: before + Math.max(0, -inLine(one, induk, free)),
      used: inLine(one, induk, used),
    });
  }
  return periods;
};

/** What may be used in a period without taking from any later one what that one has used already. */
const usableIn = (period: string, ledger: ReadonlyMap<string, { free: Sen; used: Sen }>): Sen => {
  const later = [...ledger.keys()].filter((one) => one > period);
  const left = [period, ...later].map((at) => {
    let rest = 0;
    for (const [one, { free, used }] of ledger) {
      if (one < at) rest += free;
      if (one <= at && one !== period) rest -= used;
    }
    return rest;
  });
  return Math.max(0, Math.min(...left));
};

/**
 * What earlier periods paid too much and no return has used yet, in sen, by the line that tells it: kompensasi into this period.
 * Only where the law carries it on: PPh 21/26 does, a unifikasi return has no line for it.
 */
export const excessInto = (
  { feeds, induk }: ReturnDefinition,
  period: string,
  filed: readonly FiledReturn[],
): Record<string, Sen> =>
  Object.fromEntries(
    Object.entries(feeds[induk] ?? {}).flatMap(([line, feed]) =>
      feed.from === 'excess' ? [[feed.line, usableIn(period, ledgerOf(induk, feed.line, line, filed))]] : [],
    ),
  );
