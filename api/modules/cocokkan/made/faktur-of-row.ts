import { npwpKey } from '#domain/cocokkan/keys.ts';
import { type BuyerOfRow, type FakturOfRow, fakturOfRow } from '#domain/cocokkan/row-faktur.ts';
import { bookedTypes } from '#domain/cocokkan/sides.ts';
import { Problem } from '#domain/problem.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { ledgerRowById, type SidedRow } from '../../../../db/repositories/cocokkan/ledgers.ts';
import {
  type Counterparty,
  counterpartiesNamed,
  counterpartiesOf,
} from '../../../../db/repositories/counterparties.ts';
import { bookedNamed } from '../../../../db/repositories/faktur/booked.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { writeDecisions } from '../decide.ts';

export const soldRow = async (scope: Scope, query: Query, id: string): Promise<SidedRow> => {
  const row = await ledgerRowById(scope, query, id);
  if (row?.side !== 'out') throw new Problem('not_found');
  return row;
};

const buyerOf = ({ document, identity, nitku, country, name, address, email }: Counterparty): BuyerOfRow => ({
  counterpartyDocument: document,
  counterpartyNpwp: document === 'TIN' ? identity : NO_NPWP,
  counterpartyDocumentNumber: document === 'TIN' ? null : identity,
  counterpartyCountry: country,
  counterpartyName: name,
  counterpartyAddress: address,
  counterpartyEmail: email,
  counterpartyNitku: nitku,
});

/** By number, otherwise by name; null where several have that name. */
const knownBuyer = async (
  scope: Scope,
  query: Query,
  { partyNpwp, partyName }: SidedRow,
): Promise<BuyerOfRow | null> => {
  const npwp = npwpKey(partyNpwp);
  const [first, ...others] = npwp
    ? await counterpartiesOf(scope, query, [npwp])
    : await counterpartiesNamed(scope, query, partyName ?? '');
  return first && (npwp !== null || others.length === 0) ? buyerOf(first) : null;
};

export const beginFromRow = async (deps: Deps, scope: Scope, { id }: { id: string }): Promise<FakturOfRow> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  const { read } = deps.db;
  const row = await soldRow(scope, read, id);
  return fakturOfRow(row, await knownBuyer(scope, read, row));
};

/**
 * In the transaction that makes the draft. Throws `not_found`, and `conflict` where the entry has a document by now.
 */
export const matchMade = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  { id, documentId }: { readonly id: string; readonly documentId: string },
): Promise<void> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  const { side, ...row } = await soldRow(scope, tx.db, id);
  const documents = await bookedNamed(scope, tx.db, bookedTypes[side], [documentId]);
  await writeDecisions(tx, deps, scope, { side }, [
    { rows: [row], documents, as: 'manual', cause: null, reason: null },
  ]);
};
