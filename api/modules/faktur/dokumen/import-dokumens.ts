import type { Dokumen, DokumenInput } from '#domain/faktur/dokumen.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { dokumenFieldsOf } from '#domain/faktur/dokumen-record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { holdClaim } from '../../../../db/repositories/claims.ts';
import { metCounterparty } from '../../../../db/repositories/counterparties.ts';
import { insertFakturs } from '../../../../db/repositories/faktur/faktur.ts';
import { remembered } from '../../../documents/remembered.ts';
import type { Deps, Stamp } from '../../../services/deps.ts';
import { newVatDocument } from '../new-vat-document.ts';
import { NUMBERS } from './same-number.ts';
import { dokumenWork } from './sides.ts';

const types = { out: 'DOC_OUT', in: 'DOC_IN' } as const;

export const importedDokumen = (
  deps: Stamp,
  scope: Scope,
  side: DokumenSide,
  input: DokumenInput,
  { importId, errorCount }: { readonly importId: string; readonly errorCount: number },
): Dokumen =>
  newVatDocument(deps, scope, {
    type: types[side],
    errorCount,
    importId,
    status: 'DRAFT' as const,
    ...dokumenFieldsOf(input),
  });

export const insertDokumens = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  side: DokumenSide,
  made: readonly Dokumen[],
): Promise<void> => {
  await holdClaim(tx, scope, NUMBERS);
  await insertFakturs(tx, scope, made);
  await dokumenWork[side].saves.tellNew(tx, deps, scope, made, {
    action: 'import',
    stored: ({ importId, documentKind, number, counterpartyName, dpp, ppn }) => ({
      importId,
      documentKind,
      number,
      counterpartyName,
      dpp,
      ppn,
    }),
    others: await remembered(tx, deps, scope, made.map(metCounterparty)),
  });
};
