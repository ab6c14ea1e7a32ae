import { mayDo } from '#domain/access.ts';
import { openDifferences } from '#domain/cocokkan/decision.ts';
import { sides } from '#domain/cocokkan/sides.ts';
import type { BooksState } from '#domain/home/health.ts';
import type { Scope } from '#domain/scope.ts';
import { unsafeLedgerSides } from '../../../db/repositories/health.ts';
import { cocokkanState } from '../../modules/cocokkan/cocokkan-state.ts';
import type { Deps } from '../../services/deps.ts';
import type { DocumentFacts } from './return-facts.ts';

/** Above this many entries and invoices Home does not count differences. */
const MOST = 5_000;

const mayTell = ({ permissions }: Scope): boolean => mayDo(permissions, 'efaktur/cocokkan', 'list');

export const booksOf = async (
  deps: Deps,
  scope: Scope,
  period: string,
  { byStatus }: DocumentFacts,
): Promise<BooksState | null> => {
  if (!mayTell(scope)) return null;
  const { read } = deps.db;
  const brought = await unsafeLedgerSides(read, [scope.companyId], period);
  const there = sides.filter((side) => brought.some((one) => one.side === side));
  const rows = brought.reduce((all, { count }) => all + count, 0);
  const invoices = Object.values(byStatus).reduce<number>((all, count) => all + (count ?? 0), 0);
  if (rows > MOST || invoices > MOST) return { sides: there, open: null };
  let open = 0;
  for (const side of there) {
    const { lines } = await cocokkanState(scope, read, { side, from: period, to: period });
    open += openDifferences(lines);
  }
  return { sides: there, open };
};

export const booksOfPlaces = async (
  deps: Deps,
  places: readonly Scope[],
  period: string,
): Promise<ReadonlyMap<string, BooksState>> => {
  const companyIds = places.filter(mayTell).map(({ companyId }) => companyId);
  const brought = await unsafeLedgerSides(deps.db.read, companyIds, period);
  return new Map(
    companyIds.map((companyId) => [
      companyId,
      {
        sides: sides.filter((side) => brought.some((one) => one.companyId === companyId && one.side === side)),
        open: null,
      },
    ]),
  );
};
