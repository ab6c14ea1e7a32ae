import { partySight } from '#domain/counterparty/documents.ts';
import { numberFindings } from '#domain/counterparty/numbers.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { BOOK } from '../../../db/repositories/counterparties.ts';
import { writtenSince } from '../../../db/repositories/counterparty-doubles.ts';
import { documentTroubles, validFor } from '../../../db/repositories/counterparty-troubles.ts';
import { memory, revisionOf } from '../../../db/repositories/list-memory.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../../services/deps.ts';

/** An invoice cancelled by its seller counts as a problem for this many masa. */
const MASAS = 12;

export const troublesSince = (deps: Deps): string => periodAfter(periodOf(jakartaDay(deps.now())), 1 - MASAS);

/** Ids with faulty numbers, and the newest change included. */
type Faulty = { readonly ids: ReadonlySet<string>; readonly until: number };

const faultyMemory = memory<Faulty>(500);
/** A row may become visible later than its timestamp, by at most the length of a transaction. */
const LASTS = 10 * 60_000;

/** Reads all once, afterwards only those changed since. */
const faultyIds = async (deps: Deps, scope: Scope): Promise<ReadonlySet<string>> => {
  const { read } = deps.db;
  const { npwp } = await ownCompany(scope, read);
  const today = jakartaDay(deps.now());
  const revision = await revisionOf(scope, read, BOOK);
  const { ids } = await faultyMemory(read, `${scope.companyId} ${npwp} ${today}`, revision, async (before) => {
    const found = new Set(before?.ids);
    let until = before?.until ?? 0;
    for (const one of await writtenSince(scope, read, until - LASTS)) {
      const isFaulty = one.mergedInto === null && numberFindings(one, { today, company: { npwp } }).length > 0;
      if (isFaulty) found.add(one.id);
      else found.delete(one.id);
      until = Math.max(until, one.at);
    }
    return { ids: found, until };
  });
  return ids;
};

/** Those of a merged counterparty count for its target. */
export const troubledIds = async (deps: Deps, scope: Scope): Promise<string[]> => {
  const { read } = deps.db;
  const faulty = await faultyIds(deps, scope);
  const ids = partySight(scope.permissions).vat ? await documentTroubles(scope, read, troublesSince(deps)) : [];
  const against =
    ids.length > 0
      ? await validFor(
          scope,
          read,
          ids.map(({ key }) => key),
        )
      : [];
  return [...new Set([...faulty, ...against])];
};
