import { isAsked } from '#domain/bupot/beside.ts';
import { inputOf } from '#domain/bupot/input-of.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { inWords } from '../../documents/findings.ts';
import type { Deps } from '../../services/deps.ts';
import { besideOf } from './beside.ts';

/** At most so many are named; all are counted. */
const NAMED = 20;

/** A slip that has another one beside it, and what is said of the two. */
export type NamedBeside = { readonly id: string; readonly label: string; readonly messages: readonly string[] };

/**
 * Asks before slips are issued: a second monthly slip of a person and masa, a second one of a year, a second payment of a masa that is taxed
 * by its sum. Refused with `slip_beside` until a person has looked at them. What the office refuses is refused slip by slip elsewhere.
 */
export const askedBeside = async (
  deps: Deps,
  scope: Scope,
  pages: AsyncIterable<readonly Bupot[]>,
  checked: boolean,
): Promise<void> => {
  if (checked) return;
  let count = 0;
  const named: NamedBeside[] = [];
  for await (const slips of pages) {
    const found = await besideOf(
      scope,
      deps.db.read,
      slips.map((slip) => ({ input: inputOf(slip), id: slip.id })),
    );
    for (const [at, slip] of slips.entries()) {
      const asking = (found[at] ?? []).filter(isAsked);
      if (asking.length === 0) continue;
      count += 1;
      if (named.length >= NAMED) continue;
      const messages = inWords(scope.locale, asking).map(({ message }) => message);
      named.push({ id: slip.id, label: labelOf(slip), messages });
    }
  }
  if (count > 0) throw new Problem('slip_beside', { extra: { count, beside: named } });
};
