import { partySight } from '#domain/counterparty/documents.ts';
import { partyKey } from '#domain/counterparty/key.ts';
import { numberFindings } from '#domain/counterparty/numbers.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { namesOf } from '../../../db/repositories/counterparty-doubles.ts';
import { documentTroubles, mergedKeys } from '../../../db/repositories/counterparty-troubles.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../../services/deps.ts';

/** An invoice its seller cancelled tells of him for so many masa. */
const MASAS = 12;

/** The masa (YYYY-MM) since which cancelled invoices tell of their seller. */
export const troublesSince = (deps: Deps): string => periodAfter(periodOf(jakartaDay(deps.now())), 1 - MASAS);

/** Ids of those of the book whose numbers or documents ask for a look; what was merged into one tells of that one. */
export const troubledIds = async (deps: Deps, scope: Scope): Promise<string[]> => {
  const { read } = deps.db;
  const told = partySight(scope.held).vat ? await documentTroubles(scope, read, troublesSince(deps)) : [];
  const against = new Set(told.map(({ key }) => key));
  const merged = against.size > 0 ? await mergedKeys(scope, read) : new Map<string, string>();
  const byDouble = new Set([...against].flatMap((key) => merged.get(key) ?? []));
  const { npwp } = await ownCompany(scope, read);
  const around = { today: jakartaDay(deps.now()), company: { npwp } };
  const troubled = (await namesOf(scope, read)).filter(
    (one) => byDouble.has(one.id) || against.has(partyKey(one)) || numberFindings(one, around).length > 0,
  );
  return troubled.map(({ id }) => id);
};
