import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import { type FileRetur, inputOfFile, returOfFile } from '#domain/faktur/retur-file.ts';
import { leftAfter } from '#domain/faktur/retur-left.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { fakturByNumbers } from '../../../../db/repositories/faktur/chain.ts';
import { insertFakturs } from '../../../../db/repositories/faktur/faktur.ts';
import type { Deps, Stamp } from '../../../services/deps.ts';
import type { ReturMasukan } from './family.ts';
import { type Beside, heldBeside, returOf, returSaves } from './save-returs.ts';

/** A return of a file, the import it came by, and the id it is to have. */
export type ImportedRetur<File = FileRetur> = { readonly id: string; readonly retur: File; readonly importId: string };

/** One as a file brought it, not yet written. */
export const importedRetur = <File>(deps: Stamp, retur: File, importId: string): ImportedRetur<File> => ({
  id: deps.newId(),
  retur,
  importId,
});

/** The invoice a return of a file is of: of several of one number that of the seller named, else the first. */
const originOf = async (tx: Tx, scope: Scope, { number, seller }: FileRetur): Promise<string> => {
  const rows = await fakturByNumbers<MasukanStatus>(scope, tx.db, 'IN', [number]);
  const found = rows.find(({ counterpartyNpwp }) => counterpartyNpwp === seller) ?? rows[0];
  if (!found) throw new Problem('conflict', { message: 'retur.check.no_origin' });
  return found.id;
};

/**
 * Writes returns of a file as drafts by the rules of the form: each finds what is left by those before it. Throws where one takes more than is left by
 * now. An invoice is read once, however many returns of it there are.
 */
export const insertReturs = async (tx: Tx, deps: Deps, scope: Scope, made: readonly ImportedRetur[]): Promise<void> => {
  const drafts: ReturMasukan[] = [];
  const besides = new Map<string, Beside>();
  for (const { id, retur, importId } of made) {
    const originId = await originOf(tx, scope, retur);
    const beside = besides.get(originId) ?? (await heldBeside(tx, scope, originId));
    const { origin, left } = beside;
    const { inputs } = returOfFile(origin, left, retur);
    const draft = returOf(deps, scope, inputOfFile(originId, retur, inputs), beside, null);
    besides.set(originId, { origin, left: leftAfter(origin, left, draft) });
    drafts.push({ ...draft, id, importId });
  }
  await insertFakturs(tx, scope, drafts);
  await returSaves.tellNew(tx, deps, scope, drafts, {
    action: 'import',
    kept: ({ importId, originNumber, counterpartyName, date, dpp, ppn }) => ({
      ...{ importId, originNumber, counterpartyName, date, dpp, ppn },
    }),
  });
};
