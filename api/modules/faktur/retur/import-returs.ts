import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import { type FileRetur, inputOfFile, returOfFile } from '#domain/faktur/retur-file.ts';
import { leftOf } from '#domain/faktur/retur-left.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { fakturByNumbers } from '../../../../db/repositories/faktur/chain.ts';
import { insertFakturs, lockFaktur } from '../../../../db/repositories/faktur/faktur.ts';
import type { Deps, Stamp } from '../../../services/deps.ts';
import { masukanFamily } from '../masukan/family.ts';
import type { ReturMasukan } from './family.ts';
import { composed, returSaves } from './save-returs.ts';
import { returnsTaking } from './taken.ts';

/** A return of a file, the import it came by, and the id it is to have. */
export type ImportedRetur<File = FileRetur> = { readonly id: string; readonly retur: File; readonly importId: string };

/** One as a file brought it, not yet written. */
export const importedRetur = <File>(deps: Stamp, retur: File, importId: string): ImportedRetur<File> => ({
  id: deps.newId(),
  retur,
  importId,
});

/** A draft of one by the rules of the form, the invoice held for the rest of the transaction. Throws where it takes more than is left by now. */
const draftOf = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  { id, retur, importId }: ImportedRetur,
): Promise<ReturMasukan> => {
  const rows = await fakturByNumbers<MasukanStatus>(scope, tx.db, 'IN', [retur.number]);
  const found = rows.find(({ counterpartyNpwp }) => counterpartyNpwp === retur.seller) ?? rows[0];
  if (!found) throw new Problem('conflict', { message: 'retur.check.no_origin' });
  await lockFaktur(tx, scope, found.id);
  const origin = await masukanFamily.whole.load(scope, tx.db, found.id);
  const left = leftOf(origin, await returnsTaking(scope, tx.db, origin));
  const { inputs } = returOfFile(origin, left, retur);
  return { ...(await composed(tx, deps, scope, inputOfFile(origin.id, retur, inputs), null)), id, importId };
};

/** Writes returns of a file as drafts, one after the other: each finds what is left by those before it. */
export const insertReturs = async (tx: Tx, deps: Deps, scope: Scope, made: readonly ImportedRetur[]): Promise<void> => {
  const drafts: ReturMasukan[] = [];
  for (const one of made) {
    const draft = await draftOf(tx, deps, scope, one);
    await insertFakturs(tx, scope, [draft]);
    drafts.push(draft);
  }
  await returSaves.tellNew(tx, deps, scope, drafts, {
    action: 'import',
    kept: ({ importId, originNumber, counterpartyName, date, dpp, ppn }) => ({
      ...{ importId, originNumber, counterpartyName, date, dpp, ppn },
    }),
  });
};
