import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { differenceCauses, EXPLAINED } from '#domain/spt-badan/equalisation/equalisation.ts';
import type { Equalisations, ExplanationInput } from '#domain/spt-badan/equalisation/view-schema.ts';
import { sheetOf } from '#domain/spt-badan/record.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import { lockAnnual } from '../../../../db/repositories/spt-badan/spt-badan.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { annualFamily, annualMoves } from '../family.ts';
import { checkedOf } from '../view-annual.ts';
import { readEqualisations } from './read.ts';

type Named = { readonly id: string };

/** Amounts of a return against its documents and the year before, with the explanations of their differences. */
export const viewEqualisations = async (deps: Deps, scope: Scope, { id }: Named): Promise<Equalisations> => {
  const { read } = deps.db;
  const row = await annualFamily.load(scope, read, id);
  const items = await readEqualisations(scope, read, row, await checkedOf(scope, read, row));
  return {
    id,
    era: row.era,
    taxYear: row.taxYear,
    revision: row.revision,
    status: row.status,
    writable: allowsAnnual('fill', row) && scope.permissions.has(annualAccess.write),
    version: sheetOf(row, EXPLAINED).version,
    items: items.map(({ ours, theirs, difference, open, parts, months, explanations, ...item }) => ({
      ...item,
      ours: rupiah(ours),
      theirs: rupiah(theirs),
      difference: rupiah(difference),
      open: rupiah(open),
      months: months.map((month) => ({ ...month, amount: rupiah(month.amount) })),
      parts: parts.map((part) => ({ ...part, amount: rupiah(part.amount) })),
      explanations: explanations.map((one) => ({ ...one, amount: rupiah(one.amount) })),
    })),
  };
};

/** Saves why one amount differs. Throws `wrong_status`, `stale`, `invalid` for a cause of another comparison. */
export const explainDifference = async (
  deps: Deps,
  scope: Scope,
  { id, version, name, explanations }: Named & ExplanationInput,
): Promise<Equalisations> => {
  const seen = await annualFamily.load(scope, deps.db.read, id);
  permit(scope, annualAccess.write);
  if (!allowsAnnual('fill', seen)) throw annualMoves.wrongStatus(seen);
  const known: readonly string[] = differenceCauses[name];
  const at = explanations.findIndex(({ cause }) => !known.includes(cause));
  if (at >= 0) throw new Problem('invalid', { errors: { [`explanations.${at}.cause`]: 'sptBadan.server.cell' } });
  await deps.db.transact(async (tx) => {
    const read = await lockAnnual(tx, scope, id);
    if (!read) throw new Problem('not_found');
    const own = sheetOf(read, EXPLAINED);
    if (own.version !== version) throw new Problem('stale', { extra: { current: own } });
    const now = deps.now();
    const rows = { ...own.rows, [name]: explanations.map((one) => ({ ...one, amount: rupiah(sen(one.amount)) })) };
    const saved = { lines: {}, answers: {}, notes: {}, rows, version: version + 1 };
    const sheets = { ...read.sheets, [EXPLAINED]: { ...saved, updatedBy: scope.userName, updatedAt: now } };
    await annualMoves.move(tx, deps, scope, now, [{ read, move: 'fill', action: 'explain', set: { sheets } }]);
  });
  return viewEqualisations(deps, scope, { id });
};
