import type { PartyChoice } from '#domain/counterparty/choices.ts';
import { partySight } from '#domain/counterparty/documents.ts';
import { doublesIn } from '#domain/counterparty/doubles.ts';
import { partyKey } from '#domain/counterparty/key.ts';
import { numberFindings } from '#domain/counterparty/numbers.ts';
import type { CounterpartyRow } from '#domain/counterparty/view-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { documentsCounted } from '../../../db/repositories/counterparty-documents.ts';
import { mergedInto, namesOf } from '../../../db/repositories/counterparty-doubles.ts';
import { listCounterparties } from '../../../db/repositories/counterparty-list.ts';
import { documentTroubles } from '../../../db/repositories/counterparty-troubles.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { rememberedParty } from '../../documents/remembered.ts';
import type { Deps } from '../../services/deps.ts';
import { permitBook } from './permit-book.ts';
import { troubledIds, troublesSince } from './troubled.ts';

type CounterpartyQuery = {
  readonly q: string;
  readonly only?: PartyChoice | undefined;
  readonly offset: number;
  readonly limit: number;
};

const chosen: Readonly<Record<PartyChoice, (deps: Deps, scope: Scope) => Promise<string[]>>> = {
  doubles: async (deps, scope) => [...doublesIn(await namesOf(scope, deps.db.read)).keys()],
  troubled: troubledIds,
};

export const listBook = async (
  deps: Deps,
  scope: Scope,
  { only, ...params }: CounterpartyQuery,
): Promise<{ rows: CounterpartyRow[]; total: number }> => {
  permitBook(scope);
  const { read } = deps.db;
  const ids = only && (await chosen[only](deps, scope));
  const { rows, total } = await listCounterparties(scope, read, { ...params, ...(ids ? { ids } : {}) });
  const merged = await mergedInto(
    scope,
    read,
    rows.map(({ id }) => id),
  );
  const sight = partySight(scope.permissions);
  const counted = await documentsCounted(scope, read, [...rows, ...merged], sight);
  const troubles = sight.vat ? await documentTroubles(scope, read, troublesSince(deps), [...rows, ...merged]) : [];
  const { npwp } = await ownCompany(scope, read);
  const around = { today: jakartaDay(deps.now()), company: { npwp } };
  const listed = rows.map((row): CounterpartyRow => {
    const own = merged.filter((one) => one.mergedInto === row.id);
    const keys = new Set([row, ...own].map(partyKey));
    const here = counted.filter(({ key }) => keys.has(key));
    const against = troubles.filter(({ key }) => keys.has(key));
    return {
      ...rememberedParty(row),
      documents: here.reduce((sum, { count }) => sum + count, 0),
      latest:
        here
          .map(({ latest }) => latest)
          .sort()
          .at(-1) ?? null,
      merged: own.length,
      faults: numberFindings(row, around).length,
      refused: against.reduce((sum, { refused }) => sum + refused, 0),
      canceled: against.reduce((sum, { canceled }) => sum + canceled, 0),
    };
  });
  return { rows: listed, total };
};
