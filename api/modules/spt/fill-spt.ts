import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { typedLines } from '#domain/spt/line-documents.ts';
import { withoutFiles } from '#domain/spt/ppn/collected-xml.ts';
import type { SptEntries, SptRecord } from '#domain/spt/record.ts';
import { allows } from '#domain/spt/status-queries.ts';
import type { Tx } from '../../../db/database.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { lockSpt, sptById } from '../../../db/repositories/spt/spt.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';
import { definitionOf } from './definition-of.ts';
import { loadSpt, type Named } from './family.ts';
import { postedWith } from './feed.ts';
import { moveSpt, wrongStatus } from './move-spts.ts';

type FillSptParams = Named & { readonly version: number; readonly entries: SptEntries };

const refuseLines = (spt: SptRecord, { lines }: SptEntries): void => {
  const { typed, signed } = typedLines(definitionOf(spt));
  const errors: Record<string, string> = {};
  for (const [line, amount] of Object.entries(lines)) {
    if (!typed.includes(line)) errors[`entries.lines.${line}`] = 'spt.server.not_typed';
    else if (sen(amount) < 0 && !signed.includes(line)) errors[`entries.lines.${line}`] = 'spt.server.below_zero';
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

/** A return may replace another in full only where that one asked for a refund after examination (PER-11/PJ/2025). */
const refuseWholeAnew = async (deps: Deps, scope: Scope, spt: SptRecord, { wholeAnew }: SptEntries): Promise<void> => {
  if (!wholeAnew) return;
  const before = spt.replaces === null ? undefined : await sptById(scope, deps.db.read, spt.replaces);
  if (before?.entries?.overpaidAs !== 'examination')
    throw new Problem('invalid', { errors: { 'entries.wholeAnew': 'spt.server.not_whole_anew' } });
};

export const writeEntries = async (
  deps: Deps,
  scope: Scope,
  {
    version,
    entriesOf,
    reason,
    sideEffects,
    ...named
  }: Named & {
    readonly version: number;
    readonly entriesOf: (spt: SptRecord) => SptEntries;
    readonly reason?: string;
    /** Runs in the same transaction. */
    readonly sideEffects?: (tx: Tx) => Promise<void>;
  },
): Promise<SptRecord> => {
  const seen = await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).write);
  if (!allows('fill', seen)) throw wrongStatus(seen);
  if (seen.version !== version) throw await staleSince(scope, deps.db.read, { id: seen.id, version }, seen);
  refuseLines(seen, entriesOf(seen));
  await refuseWholeAnew(deps, scope, seen, entriesOf(seen));
  return deps.db.transact(async (tx) => {
    const read = await lockSpt(tx, scope, named.id);
    if (!read) throw new Problem('not_found');
    if (read.version !== version) throw await staleSince(scope, tx.db, { id: read.id, version }, read);
    await sideEffects?.(tx);
    const entries = entriesOf(read);
    const posted =
      read.postedAt === null
        ? {}
        : await postedWith(
            scope,
            tx.db,
            { ...read, entries },
            await sourceOf(definitionOf(read)).sums(scope, tx.db, read.id),
          );
    const step = { read, move: 'fill' as const, set: { ...posted, entries }, ...(reason ? { reason } : {}) };
    return moveSpt(tx, deps, scope, deps.now(), step);
  });
};

/**
 * A posted return is recalculated; uploaded files and their sums stay. Throws `wrong_status` once the tax office has
 * it, `stale`, `invalid` by line.
 */
export const fillSpt = (deps: Deps, scope: Scope, { entries, ...params }: FillSptParams): Promise<SptRecord> =>
  writeEntries(deps, scope, {
    ...params,
    entriesOf: ({ entries: before }) => (before ? withoutFiles(entries, before) : entries),
  });
