import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import type { Deps, Stamp } from '../../services/deps.ts';
import { type Around, composeFaktur } from './compose-faktur.ts';
import { fakturSaves, rememberedCounterparties } from './save-fakturs.ts';

/**
 * A draft as a file brought it, complete but not yet written: amounts, masa, deadline and the number of errors that block it,
 * which `around` may bring along from a check already made.
 */
export const importedDraft = (
  deps: Stamp,
  scope: Scope,
  input: FakturInput,
  around: Omit<Around, 'source'>,
  importId: string,
): Faktur =>
  composeFaktur(
    input,
    { ...around, source: 'import' },
    { id: deps.newId(), companyId: scope.companyId, now: deps.now(), by: scope.userName },
    { importId },
  );

const buyerText = (of: Faktur): string =>
  JSON.stringify([
    of.counterpartyDocument,
    of.counterpartyNpwp,
    of.counterpartyDocumentNumber,
    of.counterpartyNitku,
    of.counterpartyName,
    of.counterpartyAddress,
    of.counterpartyEmail,
  ]);

/**
 * Writes many new drafts with their history, buyers and news; at most 400 in one transaction. `known` are buyers written by
 * earlier portions of the same file: a file has few buyers and many invoices.
 */
export const insertDrafts = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  fakturs: readonly Faktur[],
  known: Set<string>,
): Promise<void> => {
  await insertFakturs(tx, scope, fakturs);
  const buyers = new Map(fakturs.map((faktur) => [buyerText(faktur), faktur]));
  const fresh = [...buyers].filter(([text]) => !known.has(text));
  const remembered = await rememberedCounterparties(
    tx,
    deps,
    scope,
    fresh.map(([, faktur]) => faktur),
  );
  tx.afterCommit(() => {
    for (const [text] of fresh) known.add(text);
  });
  await fakturSaves.tellNew(tx, deps, scope, fakturs, {
    action: 'import',
    // The whole invoice stands in its own row, and every later change keeps what was before: enough to know it again.
    kept: ({ importId, reference, counterpartyName, dpp, ppn }) => ({
      importId,
      reference,
      counterpartyName,
      dpp,
      ppn,
    }),
    others: remembered,
  });
};
