import { and, eq, getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import { fakturTypes } from '#domain/faktur/types.ts';
import { keepFile } from '../../api/services/files/files.ts';
import { type ApiKeyRow, insertApiKey } from '../../db/repositories/api-keys.ts';
import { insertBupots } from '../../db/repositories/bupot/bupot.ts';
import { insertDecisions } from '../../db/repositories/cocokkan/decisions.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { keepRepairs } from '../../db/repositories/imports/repairs.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { insertUse } from '../../db/repositories/spt/deposit-uses.ts';
import { insertAnnual } from '../../db/repositories/spt-badan/spt-badan.ts';
import * as tables from '../../db/tables.ts';
import { aBupot } from '../../fixtures/builders/a-bupot.ts';
import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { aFaktur, aFakturInput } from '../../fixtures/builders/a-faktur.ts';
import { anAnnualReturn } from '../../fixtures/builders/an-annual-return.ts';
import { branches, companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { someRow } from '../some-row.ts';
import type { Client, TestApp } from './app.ts';
import { anInput, billings } from './billing/billing-client.ts';
import { aSlip, pathOf } from './bupot/bupot-client.ts';
import { pulls } from './bupot/bupot-pull-client.ts';
import { BILLING, bupotPlace, FAKTUR, sendFile } from './imports/import-steps.ts';
import { payments } from './payment/payment-client.ts';
import { spts } from './spt/spt-client.ts';

const SCOPE = scopeOf('hendra', 'bentala');
const OURS = { companyId: SCOPE.companyId, nitku: nitkuOf(companies.bentala.npwp), period: '2025-10' };

const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** A person's settings, and what is stored beside documents. */
const plantSettings = async ({ deps, clock, plant }: TestApp, hendra: Client): Promise<void> => {
  await hendra.post('/saved-views', { list: 'x', name: 'x', state: {} });
  await hendra.post('/own-dates', { date: '2025-12-03', title: 'Rapat pajak', note: null });
  await hendra.post('/roles', { name: 'Gudang', keys: ['EFAKTUR_DOC_VIEW'] });
  await hendra.post('/users/invitations', { emails: ['tini@contoh.example'], role: 'Payer' });
  const rule = { counterpartyNpwp: null, code: '09', decision: 'credit', uncreditReason: null };
  await hendra.post('/credit-rules', { name: 'Sewa', ...rule });
  await hendra.post('/quota/orders', { package: 'dasar', method: 'va', bank: 'BCA' });
  const made = { createdByName: 'Hendra', createdAt: clock.now };
  const use = { amount: 100, date: '2025-10-31', reason: 'PPh 25', createdBy: SCOPE.userId, createdAt: clock.now };
  await deps.db.transact(async (tx) => {
    await enqueue(tx, SCOPE, clock.now, { kind: 'test.none', payload: {} });
    for (const table of [tables.cancelReverts, tables.efinMigrations, tables.trialBalances])
      await tx.db
        .insert(table)
        .values(someRow(table, { id: `bentala-${getTableName(table)}`, companyId: SCOPE.companyId }));
    await insertUse(tx, SCOPE, { ...use, id: 'bentala-use', companyId: SCOPE.companyId });
    await keepRepairs(
      tx,
      SCOPE,
      (['faktur-keluaran', 'billing', 'BPPU'] as const).map((kind) => ({
        id: `bentala-${kind}`,
        companyId: SCOPE.companyId,
        kind,
        field: 'unit',
        key: 'sak',
        found: 'Sak',
        chosen: 'UM.0021',
        ...made,
      })),
    );
  });
  await plant((tx) =>
    insertApiKey(tx, someRow(tables.apiKeys, { id: 'bentala-key', companyId: SCOPE.companyId }) as ApiKeyRow),
  );
  await plant(async (tx) => {
    const of = { companyId: SCOPE.companyId, webhookId: 'bentala-webhook' };
    await tx.db.insert(tables.webhooks).values(someRow(tables.webhooks, { ...of, id: of.webhookId, active: false }));
    const delivery = { ...of, id: 'bentala-delivery', event: { event: 'test' } };
    await tx.db.insert(tables.webhookDeliveries).values(someRow(tables.webhookDeliveries, delivery));
  });
  await plant(async (tx) => {
    const of = { companyId: SCOPE.companyId };
    const { accountingAccounts, accountingRecords, accountingTaxCodes, filings } = tables;
    await tx.db.insert(accountingAccounts).values(someRow(accountingAccounts, { ...of, id: 'bentala-account' }));
    await tx.db.insert(accountingTaxCodes).values(someRow(accountingTaxCodes, { ...of, id: 'bentala-tax-code' }));
    await tx.db.insert(accountingRecords).values(someRow(accountingRecords, { ...of, id: 'bentala-taken' }));
    const filing = { ...of, id: 'bentala-filing', kind: 'PPN_DM', period: '2025-09', status: 'READY', attachments: [] };
    await tx.db.insert(filings).values(someRow(filings, filing));
  });
  await keepFile(deps, SCOPE, { name: 'x.txt', type: 'text/plain', bytes: new Uint8Array([1]), needs: [] });
};

/** An invoice with a note and a letter, a document of every type, imported files, and ledgers with decisions. */
const plantDocuments = async (app: TestApp, hendra: Client): Promise<void> => {
  const branch = branches.find(({ companyId }) => companyId === SCOPE.companyId)?.nitku;
  const draft = await hendra.post<{ id: string }>('/efaktur/out/ctas/draft', {
    input: aFakturInput({ ownNitku: branch }),
  });
  await hendra.post(`/efaktur/out/ctas/${draft.id}/notes`, { text: 'Sudah dicek', mentions: [] });
  const documents = fakturTypes.map((type) => ({
    ...aFaktur({ id: `bentala-${type}`, companyId: SCOPE.companyId, number: `n-${type}`, status: 'APPROVED' }),
    type,
  }));
  const slips = (['BPPU', 'BP21'] as const).map((kind) =>
    aBupot(kind, { ...OURS, date: '2025-10-31', id: `bentala-${kind}`, reference: kind, number: `25000000${kind}` }),
  );
  const decided = {
    side: 'out',
    period: '2025-10',
    decidedAs: 'ignored',
    rows: [],
    documents: [],
    cause: null,
  } as const;
  const by = { reason: null, createdBy: SCOPE.userId, createdAt: app.clock.now };
  await app.deps.db.transact(async (tx) => {
    await insertFakturs(tx, SCOPE, documents);
    await insertBupots(tx, SCOPE, slips);
    await insertAnnual(tx, SCOPE, anAnnualReturn({ id: 'bentala-annual', companyId: SCOPE.companyId }));
    await insertDecisions(tx, SCOPE, [
      { id: 'bentala-decision', companyId: SCOPE.companyId, ...decided, ...by, rows: [], documents: [] },
    ]);
  });
  await hendra.post(pathOf('BPPU'), { input: aSlip('BPPU', {}, 'bentala') });
  const letter = { channel: 'email', to: 'kas@klien.example', subject: 'Surat', body: '%{link}' };
  await hendra.post('/ebupot/slips/bentala-BPPU/send', letter);
  for (const place of [FAKTUR, BILLING, bupotPlace('BPPU')]) await sendFile(hendra, 'a;b\n1;2\n', 'a.csv', place);
  for (const side of ['out', 'in']) {
    const file = new File(['Tanggal;PPN\n02/10/2025;110000\n'], 'buku-besar.csv');
    await hendra.request('POST', '/efaktur/cocokkan/ledgers', { form: formOf({ file, side, source: '2-1410' }) });
  }
  await app.drainJobs();
};

/** A code, a payment with unmatched money, and a receipt. */
const plantMoney = async (app: TestApp, hendra: Client): Promise<void> => {
  const { id: billingId, amount } = await billings(hendra).create(anInput({}, 'bentala'));
  const paying = await payments(app, hendra).begun(anInput({}, 'bentala'));
  await payments(app, hendra).pay(paying, { amount: '1' });
  await payments(app, hendra).settle();
  const form = formOf({ billingId, amount, ntpn: 'ABCDEFGH12345678', paidAt: '2025-11-01' });
  await hendra.request('POST', '/ebilling/ntpn', { form });
};

/** Posted returns with payments, and a pull of slips to choose from. */
const plantReturns = async (app: TestApp, hendra: Client): Promise<void> => {
  for (const type of ['UNIFIKASI', 'PPH21', 'PPN'] as const) {
    const { path, posted } = spts(app, hendra, type);
    const spt = await posted(OURS.period);
    const [bill] = spt.bills;
    if (!bill) continue;
    const pbk = { number: `PBK-${type}`, kapKjs: bill.kapKjs, period: OURS.period, amount: '1', date: '2025-11-03' };
    await hendra.put(`${path}/${spt.id}/deposit/doss/new`, { pbk });
  }
  const { byPeriod, status, rows } = pulls(hendra);
  const pull = await byPeriod(OURS.period);
  await app.drainJobs();
  if ((await status(pull.id)).status !== 'REVIEW' || (await rows(pull.id)).length === 0)
    throw new Error('nothing was pulled to choose from');
};

/** Tables whose rows no route addresses by id. */
const UNNAMED = [
  'bank_calls',
  'calendar_feeds',
  'gateway_calls',
  'memberships',
  'notifications',
  'nsfp_ranges',
  'quota_entries',
  'security_log',
  'step_drafts',
];

/**
 * Ids of one row per table and kind of row; and the tables without rows whose ids a route may take. The first rows of
 * all tables get the same id, the second ones another, and so on: one request looks for it in every table.
 */
const sharedIds = async (
  { deps, plant }: TestApp,
  companyId: string,
): Promise<{ ids: string[]; missing: string[] }> => {
  const ids = new Set<string>();
  const missing: string[] = [];
  for (const table of Object.values<unknown>(tables)) {
    if (!is(table, Table)) continue;
    const columns = Object.keys(getTableColumns(table));
    const name = getTableName(table);
    if (!columns.includes('id') || !columns.includes('companyId') || UNNAMED.includes(name)) continue;
    const kinds = ['type', 'kind', 'side', 'product'].filter((column) => columns.includes(column));
    const found = await deps.db.rows<{ id: string }>(
      `select min(id) as id from "${name}" where company_id = '${companyId}' ${kinds.length > 0 ? `group by ${kinds}` : ''}`,
    );
    const named = found.flatMap(({ id }) => id ?? []);
    if (named.length === 0) missing.push(name);
    const keyed = table as typeof tables.savedViews;
    for (const [at, id] of named.entries()) {
      // The content of a file is stored under its id.
      if (table === tables.files) {
        ids.add(id);
        continue;
      }
      const shared = `bentala-row-${at}`;
      await plant((tx) =>
        tx.db
          .update(keyed)
          .set({ id: shared })
          .where(and(eq(keyed.id, id), eq(keyed.companyId, companyId))),
      );
      ids.add(shared);
    }
  }
  return { ids: [...ids], missing };
};

export const foreignRows = async ({ deps }: TestApp): Promise<ReadonlyMap<string, string>> => {
  const rows = new Map<string, string>();
  for (const table of Object.values<unknown>(tables)) {
    if (!is(table, Table) || !('companyId' in getTableColumns(table))) continue;
    const name = getTableName(table);
    if (['sessions', 'security_log'].includes(name)) continue;
    const found = await deps.db.rows(`select * from "${name}" where company_id = '${SCOPE.companyId}'`);
    rows.set(name, JSON.stringify(found));
  }
  return rows;
};

/** One of everything with an id, in a company in which no member of Sagara works at the moment. */
export const plantForeign = async (app: TestApp): Promise<{ ids: string[]; missing: string[] }> => {
  const hendra = await app.as('hendra', 'bentala');
  await plantSettings(app, hendra);
  await plantDocuments(app, hendra);
  await plantMoney(app, hendra);
  await plantReturns(app, hendra);
  const { ids, missing } = await sharedIds(app, SCOPE.companyId);
  return { ids: [...ids, SCOPE.userId], missing };
};
