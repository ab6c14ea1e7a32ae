import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import type { DokumenStatus } from '#domain/faktur/dokumen-status.ts';
import type { ReturDokumen } from '#domain/faktur/retur-dokumen.ts';
import { amountsOfFile, documentOfFile, type FileReturDokumen } from '#domain/faktur/retur-dokumen-file.ts';
import { leftOfDokumen } from '#domain/faktur/retur-dokumen-left.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { fakturByNumbers } from '../../../../db/repositories/faktur/chain.ts';
import { insertFakturs } from '../../../../db/repositories/faktur/faktur.ts';
import type { Deps } from '../../../services/deps.ts';
import type { ImportedRetur } from '../retur/import-returs.ts';
import type { Beside } from './side.ts';
import { returInSide, returOutSide } from './sides.ts';

const sides = { out: { of: 'DOC_OUT', work: returOutSide }, in: { of: 'DOC_IN', work: returInSide } } as const;

export type ImportedReturDokumen = ImportedRetur<FileReturDokumen>;

/**
 * Writes returns of a file as drafts by the rules of the form, one after the other: each finds what is left by those before it. A document is read once,
 * however many returns of it there are.
 */
export const insertReturDokumens = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  side: DokumenSide,
  made: readonly ImportedReturDokumen[],
): Promise<void> => {
  const { of, work } = sides[side];
  const drafts: ReturDokumen[] = [];
  const besides = new Map<string, Beside>();
  for (const { id, retur, importId } of made) {
    const rows = await fakturByNumbers<DokumenStatus>(scope, tx.db, of, [retur.originNumber]);
    const found = documentOfFile(of, rows, retur);
    if (!found) throw new Problem('conflict', { message: 'returDokumen.check.no_origin' });
    const { number, date } = retur;
    const beside = besides.get(found.id) ?? (await work.heldBeside(tx, scope, found.id));
    const { origin, left } = beside;
    const input = { originId: origin.id, number, date, ...amountsOfFile(retur, origin, left) };
    const draft = { ...(await work.returOf(tx, deps, scope, input, beside, null)), id, importId };
    besides.set(origin.id, { origin, left: leftOfDokumen(left, [draft]) });
    await insertFakturs(tx, scope, [draft]);
    drafts.push(draft);
  }
  await work.saves.tellNew(tx, deps, scope, drafts, {
    action: 'import',
    kept: ({ importId, number, originNumber, counterpartyName, date, dpp, ppn }) => ({
      ...{ importId, number, originNumber, counterpartyName, date, dpp, ppn },
    }),
  });
};
