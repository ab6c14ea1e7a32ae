import { partySight } from '#domain/counterparty/documents.ts';
import { doublesIn } from '#domain/counterparty/doubles.ts';
import { partyKey } from '#domain/counterparty/key.ts';
import { numberFindings } from '#domain/counterparty/numbers.ts';
import type { CounterpartyRow } from '#domain/counterparty/view-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { documentsCounted } from '../../../db/repositories/counterparty-documents.ts';
import { mergedInto, namesOf } from '../../../db/repositories/counterparty-doubles.ts';
import { listCounterparties } from '../../../db/repositories/counterparty-list.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { told } from '../../documents/remembered.ts';
import type { Deps } from '../../services/deps.ts';
import { permitBook } from './permit-book.ts';

type Asked = { readonly q: string; readonly doubles: boolean; readonly offset: number; readonly limit: number };

/** A page of the book, each with the documents of it and of those merged into it; of `doubles` alone where that is asked. */
export const listBook = async (
  deps: Deps,
  scope: Scope,
  { doubles, ...asked }: Asked,
): Promise<{ rows: CounterpartyRow[]; total: number }> => {
  permitBook(scope);
  const { read } = deps.db;
  const ids = doubles ? [...doublesIn(await namesOf(scope, read)).keys()] : undefined;
  const { rows, total } = await listCounterparties(scope, read, { ...asked, ...(ids ? { ids } : {}) });
  const merged = await mergedInto(
    scope,
    read,
    rows.map(({ id }) => id),
  );
  const counted = await documentsCounted(scope, read, [...rows, ...merged], partySight(scope.held));
  const { npwp } = await ownCompany(scope, read);
  const around = { today: jakartaDay(deps.now()), company: { npwp } };
  const listed = rows.map((row): CounterpartyRow => {
    const own = merged.filter((one) => one.mergedInto === row.id);
    const keys = new Set([row, ...own].map(partyKey));
    const here = counted.filter(({ key }) => keys.has(key));
    return {
      ...told(row),
      documents: here.reduce((sum, { count }) => sum + count, 0),
      latest:
        here
          .map(({ latest }) => latest)
          .sort()
          .at(-1) ?? null,
      merged: own.length,
      faults: numberFindings(row, around).length,
    };
  });
  return { rows: listed, total };
};
