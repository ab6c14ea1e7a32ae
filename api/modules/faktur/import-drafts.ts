import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import type { Deps, Stamp } from '../../services/deps.ts';
import { type Around, composeFaktur } from './compose-faktur.ts';
import { rememberedCounterparties } from './invoice-saves.ts';
import { fakturSaves } from './save-fakturs.ts';

/** Not stored yet. `around` may supply derived values from an earlier check. */
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

/** At most 400 in one transaction. `known`: buyers written with earlier portions of the file. */
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
    // The row holds the whole invoice and later changes store the earlier values, so these fields suffice.
    stored: ({ importId, reference, counterpartyName, dpp, ppn }) => ({
      importId,
      reference,
      counterpartyName,
      dpp,
      ppn,
    }),
    others: remembered,
  });
};
