import type { Faktur, FakturInput, FakturRow, Finding } from '#domain/faktur/record.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { fakturRow, patchFaktur } from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../../services/deps.ts';
import { type Around, composeFaktur, errorsIn, type FakturRules, worked } from './compose-faktur.ts';
import { stageIn } from './stage-chain.ts';
import { duplicateFindings } from './upload-checks.ts';

/** The number that this system gives an invoice, if it gives one, and what prevents it. */
export type Numbered = { readonly number: string | null; readonly findings: readonly Finding[] };

/** Numbers an invoice in the transaction that saves it. */
export type Numbering = (tx: Tx, scope: Scope, row: Faktur) => Promise<Numbered>;

type Fields = Parameters<typeof composeFaktur>[3];
type ComposeOptions = { readonly read?: Faktur | null; readonly fields?: Fields; readonly autosave?: boolean };

/** A draft of these rules from an input: a new one, or the next version of `read`. An autosave gives no number. */
export const draftOf =
  (rules: FakturRules, numbered?: Numbering) =>
  async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    given: FakturInput,
    { read = null, fields = {}, autosave = false }: ComposeOptions = {},
  ): Promise<Faktur> => {
    await holdClaim(tx, scope, 'reference of an invoice');
    const { npwp, pkp } = await ownCompany(scope, tx.db);
    const { input, taken, remaining } = read
      ? await stageIn(
          tx,
          scope,
          { ...given, advanceOf: read.advanceOf ?? given.advanceOf },
          [read.id, read.replaces],
          rules,
        )
      : await stageIn(tx, scope, given, [fields.replaces ?? null], rules);
    // A substitute is reported in the masa of its original.
    const period = read ? (read.replaces === null ? undefined : read.period) : fields.period;
    const around: Around = {
      today: jakartaDay(deps.now()),
      company: { npwp, pkp },
      source: 'form',
      ...(taken ? { taken } : {}),
      ...(remaining === undefined ? {} : { remaining }),
      ...(period === undefined ? {} : { period }),
    };
    const birth = { id: deps.newId(), companyId: scope.companyId, now: deps.now(), by: scope.userName };
    const start = { status: rules.start as FakturStatus, officeCode: null, officeMessage: null };
    const faktur: Faktur = read
      ? { ...read, ...worked(input, around, rules), ...start }
      : composeFaktur(input, around, birth, fields, rules);
    const { number, findings }: Numbered =
      numbered && !autosave ? await numbered(tx, scope, faktur) : { number: faktur.number, findings: [] };
    const duplicates = errorsIn(await duplicateFindings(scope, tx.db, faktur));
    return { ...faktur, number, errorCount: faktur.errorCount + duplicates.length + findings.length };
  };

/** Releases the original of a substitute that is removed or cancelled. */
export const releaseBy =
  (objectType: string) =>
  async (tx: Tx, scope: Scope, now: number, row: Pick<FakturRow, 'id' | 'replaces'>): Promise<void> => {
    const original = row.replaces === null ? undefined : await fakturRow(scope, tx.db, row.replaces);
    if (!original || original.replacedBy !== row.id) return;
    await patchFaktur(tx, scope, original, { replacedBy: null }, now, scope.userName);
    await appendHistory(tx, scope, now, [
      {
        objectType,
        objectId: original.id,
        action: 'releaseSubstitute',
        fromStatus: original.status,
        toStatus: original.status,
        before: { replacedBy: row.id },
        after: { replacedBy: null, version: original.version + 1 },
      },
    ]);
  };
