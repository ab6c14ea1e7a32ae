import type { AccountingInvoice } from '#domain/accounting/books.ts';
import { invoiceInput, isTaken, type Mappings, type Untaken } from '#domain/accounting/invoice-input.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import {
  accountingRecordsOf,
  accountMappings,
  markChangedThere,
  putAccountingRecords,
  type SeenRecord,
  taxMappings,
} from '../../../db/repositories/accounting.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { fakturKeysOf } from '../../../db/repositories/faktur/chain.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { composeFaktur } from '../../modules/faktur/compose-faktur.ts';
import { insertDrafts } from '../../modules/faktur/import-drafts.ts';
import { refuseUnsaveable } from '../../modules/faktur/input-of.ts';
import { type Deps, permit } from '../../services/deps.ts';

const KIND = 'INVOICE';

const mappingsOf = async (scope: Scope, query: Query): Promise<Mappings> => ({
  accounts: new Map(
    (await accountMappings(scope, query)).map(({ account, opt, code, unit }) => [
      account,
      { opt: opt === 'B' ? 'B' : 'A', code, unit },
    ]),
  ),
  taxCodes: new Map((await taxMappings(scope, query)).map((row) => [row.taxCode, row])),
});

const unsaveable = (input: FakturInput): Untaken | null => {
  try {
    refuseUnsaveable({ input });
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { reason: 'bad_value', detail: Object.keys(error.detail.errors ?? {}).join(', ') };
  }
};

/**
 * Drafts through the code of imports: checks, counterparties and history are the same. One transaction: after a crash
 * there is a draft with its record, or neither.
 */
export const takeInvoices = (
  deps: Deps,
  scope: Scope,
  theirCompany: string,
  invoices: readonly AccountingInvoice[],
): Promise<void> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'accounting product');
    await holdClaim(tx, scope, 'reference of an invoice');
    const ids = invoices.map(({ id }) => id);
    const known = await accountingRecordsOf(scope, tx.db, { theirCompany, kind: KIND }, ids);
    const mappings = await mappingsOf(scope, tx.db);
    const { npwp, pkp } = await ownCompany(scope, tx.db);
    const numbers = invoices.map(({ number }) => number.trim());
    const saved = await fakturKeysOf(scope, tx.db, keluaran.type, [...new Set(numbers)]);
    const used = new Set(saved.map(({ reference }) => reference));
    const now = deps.now();
    const around = { today: jakartaDay(now), company: { npwp, pkp }, source: 'import' } as const;

    const made = (invoice: AccountingInvoice): { readonly draft: Faktur } | Untaken => {
      const input = invoiceInput(invoice, { npwp, company: theirCompany }, mappings);
      if (!isTaken(input)) return input;
      const { reference } = input;
      if (used.has(reference)) return { reason: 'number_used', detail: reference ?? '' };
      const refused = unsaveable(input);
      if (refused) return refused;
      used.add(reference);
      const birth = { id: deps.newId(), companyId: scope.companyId, now, by: scope.userName };
      return { draft: composeFaktur(input, around, birth) };
    };

    const fresh = new Map(invoices.map((one) => [one.id, one])).values();
    const seen: { readonly record: SeenRecord; readonly draft: Faktur | null }[] = [];
    const changed: string[] = [];
    for (const invoice of fresh) {
      const before = known.get(invoice.id);
      if (before?.documentId) {
        if (before.theirChange !== invoice.updatedAt) changed.push(before.id);
        continue;
      }
      const result = made(invoice);
      const [draft, untaken] = 'draft' in result ? [result.draft, null] : [null, result];
      const record: SeenRecord = {
        theirCompany,
        kind: KIND,
        theirId: invoice.id,
        number: invoice.number,
        name: invoice.contact.name,
        date: invoice.date,
        reason: untaken?.reason ?? null,
        detail: untaken?.detail ?? '',
        theirChange: invoice.updatedAt,
        documentId: draft?.id ?? null,
        seenAt: now,
      };
      seen.push({ record, draft });
    }
    const drafts = seen.flatMap(({ draft }) => draft ?? []);
    if (drafts.length > 0) await insertDrafts(tx, deps, scope, drafts, new Set());
    await putAccountingRecords(
      tx,
      scope,
      seen.map(({ record }) => record),
    );
    await markChangedThere(tx, scope, changed);
  });
};
