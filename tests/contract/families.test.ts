import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { DokumenKind } from '#domain/faktur/dokumen-kinds.ts';
import { handlers } from '../../api/jobs/handlers.ts';
import { newBilling } from '../../api/modules/billing/compose-billing.ts';
import { billingFamily } from '../../api/modules/billing/family.ts';
import { bupotFamily } from '../../api/modules/bupot/family.ts';
import { receivedFamily } from '../../api/modules/bupot/received/family.ts';
import { classicKeluaranFamily } from '../../api/modules/faktur/classic-keluaran.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../../api/modules/faktur/dokumen/family.ts';
import { keluaranFamily } from '../../api/modules/faktur/keluaran-family.ts';
import { masukanFamily } from '../../api/modules/faktur/masukan/family.ts';
import { returKeluaranFamily, returMasukanFamily } from '../../api/modules/faktur/retur/family.ts';
import { returDokumenWork } from '../../api/modules/faktur/retur-dokumen/work.ts';
import { ntpnFamily } from '../../api/modules/ntpn/family.ts';
import { sptFamily } from '../../api/modules/spt/family.ts';
import { annualFamily } from '../../api/modules/spt-badan/family.ts';
import { insertBillings, insertNtpn } from '../../db/repositories/billing/billing.ts';
import { insertBupots } from '../../db/repositories/bupot/bupot.ts';
import { insertReceived } from '../../db/repositories/bupot/received.ts';
import { fakturRow, insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import { insertSpt } from '../../db/repositories/spt/spt.ts';
import { insertAnnual } from '../../db/repositories/spt-badan/spt-badan.ts';
import { companyRoles, memberships } from '../../db/tables.ts';
import { aBupot } from '../../fixtures/builders/a-bupot.ts';
import { aClassicFaktur, aClassicInput } from '../../fixtures/builders/a-classic-faktur.ts';
import { aDokumenInput } from '../../fixtures/builders/a-dokumen.ts';
import { aFaktur, aLine } from '../../fixtures/builders/a-faktur.ts';
import { aReceived, aReceivedInput } from '../../fixtures/builders/a-received.ts';
import { aReturn } from '../../fixtures/builders/a-return.ts';
import { anAnnualReturn } from '../../fixtures/builders/an-annual-return.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from '../api/app.ts';
import { anInput } from '../api/billing/billing-client.ts';
import { aSlip, pathOf } from '../api/bupot/bupot-client.ts';
import { anInput as anInvoice } from '../api/faktur/faktur-client.ts';
import { makeTable } from '../make-table.ts';
import { anOrder } from './families/an-order.ts';
import { type Cast, familyContract, type Subject } from './families/contract.ts';
import { MADE, type Order, order, orderFamily, orders } from './families/order.ts';
import { orderJobs, orderRoutes, plainly } from './families/order-work.ts';

const scope = scopeOf('rina', 'sagara');
const companyId = companies.sagara.id;
let cast: Cast;
let n = 0;
let year = 2030;

type Names = readonly [string, string, string];
const three = (): Names => [`contract-${++n}`, `contract-${++n}`, `contract-${++n}`];
const planted = async (
  app: TestApp,
  list: string,
  write: (tx: Parameters<Parameters<TestApp['deps']['db']['transact']>[0]>[0], ids: Names) => Promise<unknown>,
): Promise<Names> => {
  const ids = three();
  await app.deps.db.transact(async (tx) => {
    await write(tx, ids);
    await bumpRevision(tx, scope, list);
  });
  return ids;
};

const plantOrders = (app: TestApp): Promise<Names> =>
  planted(app, order.resource, (tx, ids) =>
    tx.insertMany(
      orders,
      ids.map((id, at) => anOrder({ id, companyId, at, createdAt: n + at, updatedAt: n })),
    ),
  );

beforeAll(async () => {
  const app = await testApp({ instead: { runner: { handlers: [...handlers, ...orderJobs] } }, routers: [orderRoutes] });
  await app.plant(async (tx) => {
    await makeTable(tx, MADE);
    await tx.db.insert(companyRoles).values({ id: 'tamu', companyId, name: 'Tamu', keys: [] });
    await tx.db.update(memberships).set({ role: 'Tamu' }).where(eq(memberships.userId, people.budi.id));
  });
  const [whole, keyless, elsewhere] = [
    await app.as('rina', 'sagara'),
    await app.as('budi', 'sagara'),
    await app.as('hendra', 'bentala'),
  ];
  cast = { app, whole, keyless, elsewhere };
});
afterAll(() => cast.app.close());

const GOES_BACK = 'what-goes-back';
const aRetur = () => ({
  originId: GOES_BACK,
  date: '2025-11-03',
  reference: `RETUR-${++n}`,
  lines: [{ quantity: '1', discount: null, otherDpp: null }],
});

const aDokumen = (documentKind: DokumenKind) =>
  aDokumenInput({ documentKind, number: `DOK-${++n}`, dpp: `${++n}000.00` });
const plantDokumen = (app: TestApp, list: string, of: { type: 'DOC_OUT' | 'DOC_IN'; documentKind: DokumenKind }) =>
  planted(app, list, (tx, ids) =>
    insertFakturs(
      tx,
      scope,
      ids.map((id, at) => aFaktur({ ...of, id, companyId, number: id, status: at === 2 ? 'APPROVED' : 'DRAFT' })),
    ),
  );

const plantReturDokumen = (app: TestApp, side: 'OUT' | 'IN', list: string) =>
  planted(app, list, async (tx, ids) => {
    const id = `${GOES_BACK}-${side}`;
    const documentKind = side === 'OUT' ? 'AS_INVOICE_OUT' : 'AS_INVOICE_IN';
    const status = (side === 'OUT' ? 'APPROVED' : 'CREDITED') as never;
    if (!(await fakturRow(scope, tx.db, id)))
      await insertFakturs(tx, scope, [
        aFaktur({
          id,
          companyId,
          type: `DOC_${side}`,
          documentKind,
          status,
          lines: [aLine({ quantity: '100000' })],
        }),
      ]);
    await insertFakturs(
      tx,
      scope,
      ids.map((own, at) =>
        aFaktur({
          id: own,
          companyId,
          type: `RETURN_DOC_${side}`,
          number: own,
          originId: id,
          originNumber: id,
          documentKind,
          status: at === 2 ? 'APPROVED' : 'DRAFT',
        }),
      ),
    );
  });
const aReturDokumen = (side: 'OUT' | 'IN') => {
  const number = `RTR-${++n}`;
  return { originId: `${GOES_BACK}-${side}`, number, date: '2025-11-03', dpp: `${n}000.00`, ppn: '0', ppnbm: '0' };
};

const subjects: Record<string, Subject> = {
  billing: {
    base: '/ebilling',
    repository: billingFamily.list,
    list: billingFamily.definition.list,
    removing: 'bulk-delete',
    saving: { body: () => ({ ...anInput(), ignoreSame: true }), differs: 'amount' },
    exporting: { path: 'export', body: { format: 'csv' } },
    plant: (app) =>
      planted(app, 'ebilling', (tx, ids) =>
        insertBillings(
          tx,
          scope,
          ids.map(
            (id, at): Billing => ({
              ...newBilling(app.deps, scope, anInput(), { origin: 'form' }),
              id,
              status: at === 2 ? 'PAID' : 'FAILED',
              code: at === 2 ? `0${String(n).padStart(14, '0')}` : null,
            }),
          ),
        ),
      ),
  },
  ntpn: {
    base: '/ebilling/ntpn',
    repository: ntpnFamily.list,
    list: ntpnFamily.definition.list,
    exporting: { path: 'export', body: { format: 'csv' } },
    plant: (app) =>
      planted(app, ntpnFamily.definition.resource, async (tx, ids) => {
        for (const [at, id] of ids.entries())
          await insertNtpn(tx, scope, {
            id,
            companyId,
            version: 1,
            status: at === 2 ? 'COMPLETED' : 'WAITING',
            ntpn: id.toUpperCase(),
            billingId: id,
            paymentId: null,
            billingCode: '',
            kap: '411121',
            kjs: '100',
            taxName: 'PPh Pasal 21',
            periodFrom: '2025-09',
            periodTo: '2025-09',
            amount: `${at + 1}000.00`,
            paidAt: n + at,
            ntb: null,
            stan: null,
            from: 'person',
            receiptFileId: null,
            officeMessage: null,
            usedIn: null,
            createdBy: 'Rina',
            createdAt: n,
            updatedAt: n,
          });
      }),
  },
  faktur: {
    base: '/efaktur/out/ctas',
    repository: keluaranFamily.list,
    list: keluaranFamily.definition.list,
    removedBy: keluaranFamily.definition.words.removedBy,
    removing: 'draft-delete',
    saving: { body: () => ({ input: anInvoice() }), differs: 'reference', autosaves: true },
    exporting: { path: 'csv', body: {} },
    plant: (app) =>
      planted(app, keluaranFamily.definition.resource, (tx, ids) =>
        insertFakturs(
          tx,
          scope,
          ids.map((id, at) => aFaktur({ id, companyId, reference: id, status: at === 2 ? 'APPROVED' : 'DRAFT' })),
        ),
      ),
  },
  'faktur keluaran klasik': {
    base: '/efaktur/out',
    repository: classicKeluaranFamily.list,
    list: classicKeluaranFamily.definition.list,
    removing: 'draft-delete',
    saving: {
      body: () => ({ input: aClassicInput({ reference: `KL-${++n}` }) }),
      differs: 'reference',
      autosaves: true,
    },
    exporting: { path: 'csv', body: {} },
    plant: (app) =>
      planted(app, classicKeluaranFamily.definition.resource, (tx, ids) =>
        insertFakturs(
          tx,
          scope,
          ids.map((id, at) => aClassicFaktur({ id, companyId, status: at === 2 ? 'APPROVED' : 'NOT_APPROVED' })),
        ),
      ),
  },
  'SPT Tahunan badan': {
    base: '/efiling/spt-badan',
    repository: annualFamily.list,
    list: annualFamily.definition.list,
    removing: 'bulk-delete',
    exporting: { path: 'export', body: { format: 'csv' } },
    plant: (app) =>
      planted(app, annualFamily.definition.resource, async (tx, ids) => {
        const taxYear = 1000 + n++;
        for (const [revision, id] of ids.entries())
          await insertAnnual(
            tx,
            scope,
            anAnnualReturn({ id, companyId, taxYear, revision, status: revision === 2 ? 'FILED' : 'CONCEPT' }),
          );
      }),
  },
  'faktur masukan': {
    base: '/efaktur/in/ctas',
    repository: masukanFamily.list,
    list: masukanFamily.definition.list,
    exporting: { path: 'csv', body: {} },
    plant: (app) =>
      planted(app, masukanFamily.definition.resource, (tx, ids) =>
        insertFakturs(
          tx,
          scope,
          ids.map((id, at) =>
            aFaktur({ id, companyId, type: 'IN', reference: id, status: at === 2 ? 'AMENDED' : 'APPROVED' }),
          ),
        ),
      ),
  },
  'retur masukan': {
    base: '/efaktur/in/return/ctas',
    repository: returMasukanFamily.list,
    list: returMasukanFamily.definition.list,
    removing: 'draft-delete',
    saving: { body: () => ({ input: aRetur() }), differs: 'reference', autosaves: true },
    exporting: { path: 'csv', body: {} },
    plant: (app) =>
      planted(app, returMasukanFamily.definition.resource, async (tx, ids) => {
        const origin = { id: GOES_BACK, companyId, number: '04002500000000009', status: 'CREDITED' as never };
        if (!(await fakturRow(scope, tx.db, origin.id)))
          await insertFakturs(tx, scope, [aFaktur({ ...origin, type: 'IN', lines: [aLine({ quantity: '100000' })] })]);
        await insertFakturs(
          tx,
          scope,
          ids.map((id, at) =>
            aFaktur({
              id,
              companyId,
              type: 'RETURN_IN',
              reference: id,
              originId: origin.id,
              originNumber: origin.number,
              status: at === 2 ? 'APPROVED' : 'DRAFT',
            }),
          ),
        );
      }),
  },
  'retur keluaran': {
    base: '/efaktur/out/return/ctas',
    repository: returKeluaranFamily.list,
    list: returKeluaranFamily.definition.list,
    exporting: { path: 'csv', body: {} },
    plant: (app) =>
      planted(app, returKeluaranFamily.definition.resource, (tx, ids) =>
        insertFakturs(
          tx,
          scope,
          ids.map((id, at) =>
            aFaktur({ id, companyId, type: 'RETURN_OUT', reference: id, status: at === 2 ? 'CANCELED' : 'APPROVED' }),
          ),
        ),
      ),
  },
  'dokumen lain keluaran': {
    base: '/efaktur/document/out/ctas',
    repository: dokumenKeluaranFamily.list,
    list: dokumenKeluaranFamily.definition.list,
    removing: 'draft-delete',
    saving: { body: () => ({ input: aDokumen('PEB') }), differs: 'dpp' },
    exporting: { path: 'csv', body: {} },
    plant: (app) =>
      plantDokumen(app, dokumenKeluaranFamily.definition.resource, { type: 'DOC_OUT', documentKind: 'PEB' }),
  },
  'dokumen lain masukan': {
    base: '/efaktur/document/in/ctas',
    repository: dokumenMasukanFamily.list,
    list: dokumenMasukanFamily.definition.list,
    removing: 'draft-delete',
    saving: { body: () => ({ input: aDokumen('PIB') }), differs: 'dpp' },
    exporting: { path: 'csv', body: {} },
    plant: (app) =>
      plantDokumen(app, dokumenMasukanFamily.definition.resource, { type: 'DOC_IN', documentKind: 'PIB' }),
  },
  'retur dokumen lain keluaran': {
    base: '/efaktur/document/out/return/ctas',
    repository: returDokumenWork.out.family.list,
    list: returDokumenWork.out.family.definition.list,
    removing: 'draft-delete',
    saving: { body: () => ({ input: aReturDokumen('OUT') }), differs: 'dpp' },
    exporting: { path: 'csv', body: {} },
    plant: (app) => plantReturDokumen(app, 'OUT', returDokumenWork.out.family.definition.resource),
  },
  'retur dokumen lain masukan': {
    base: '/efaktur/document/in/return/ctas',
    repository: returDokumenWork.in.family.list,
    list: returDokumenWork.in.family.definition.list,
    removing: 'draft-delete',
    saving: { body: () => ({ input: aReturDokumen('IN') }), differs: 'dpp' },
    exporting: { path: 'csv', body: {} },
    plant: (app) => plantReturDokumen(app, 'IN', returDokumenWork.in.family.definition.resource),
  },
  bupot: {
    base: '/ebupot/slips',
    repository: bupotFamily.list,
    list: bupotFamily.definition.list,
    removedBy: bupotFamily.definition.words.removedBy,
    removing: 'bulk-delete',
    saving: { base: pathOf('BPPU'), body: () => ({ input: aSlip('BPPU') }), differs: 'reference', autosaves: true },
    exporting: { path: 'export', body: { format: 'csv' } },
    plant: (app) =>
      planted(app, 'ebupot/slips', (tx, ids) =>
        insertBupots(
          tx,
          scope,
          ids.map((id, at) => aBupot('BPPU', { id, companyId, status: at === 2 ? 'APPROVED' : 'DRAFT' })),
        ),
      ),
  },
  'bukti potong diterima': {
    base: '/ebupot/received',
    repository: receivedFamily.list,
    list: receivedFamily.definition.list,
    removing: 'bulk-delete',
    saving: { body: () => aReceivedInput({ number: `RCV-${++n}`, base: `${++n}000000.00` }), differs: 'base' },
    exporting: { path: 'export', body: { format: 'csv' } },
    plant: (app) =>
      planted(app, receivedFamily.definition.resource, (tx, ids) =>
        insertReceived(
          tx,
          scope,
          ids.map((id, at) => aReceived({ id, companyId, number: id, status: at === 2 ? 'USED' : 'RECORDED' })),
        ),
      ),
  },
  spt: {
    base: '/ebupot/unifikasi/spt',
    repository: sptFamily.list,
    list: sptFamily.definition.list,
    removedBy: sptFamily.definition.words.removedBy,
    removing: 'bulk-delete',
    saving: { body: () => ({ period: '2025-02' }) },
    exporting: { path: 'export', body: { format: 'csv' } },
    plant: (app) =>
      planted(app, 'ebupot/spt', async (tx, ids) => {
        year += 1;
        for (const [at, id] of ids.entries())
          await insertSpt(
            tx,
            scope,
            aReturn({ id, companyId, period: `${year}-0${at + 1}`, status: at === 2 ? 'FILED' : 'CONCEPT' }),
          );
      }),
  },
  'a document made for the test': {
    base: '/sample/orders',
    repository: orderFamily.list,
    list: order.list,
    removing: 'bulk-delete',
    saving: {
      body: () => ({ input: { name: `Order ${++n}`, amount: `${n}.00`, date: '2025-10-09', note: '' } }),
      differs: 'name',
      autosaves: true,
    },
    exporting: { path: 'export', body: { format: 'csv' } },
    plant: plantOrders,
  },
};

describe.each(Object.keys(subjects))('every family: %s', (name) =>
  familyContract(subjects[name] as Subject, () => cast),
);

describe('a document made from its definition only', () => {
  it('is written to the letter, whatever stands in it', async () => {
    const { app } = cast;
    const name = 'CV "Sinar"\\Jaya\n\ttbk\u0001\u007f\u2028 é 😀 </script>';
    const amounts = [0, 1, -5, 99, 100, -100, -123_456, 9_000_000_000_000_000];
    const ids = amounts.map((_, at) => `letter-${at}`);
    await app.deps.db.transact((tx) =>
      tx.insertMany(
        orders,
        amounts.map((amount, at) => ({
          id: `letter-${at}`,
          companyId,
          version: 1,
          createdBy: '',
          createdAt: 0,
          updatedAt: 1,
          updatedBy: '',
          status: 'DRAFT' as const,
          date: '2025-10-01',
          name,
          amount,
          note: '',
          searchText: '',
        })),
      ),
    );
    const requests = { filter: { ids }, sort: [['id', 'ASC']], offset: 0, limit: 10, today: '2025-11-15' } as const;
    const { text } = await orderFamily.list.written(scope, app.deps.db.read, requests);
    expect(text).toBe(
      JSON.stringify(
        amounts.map((amount, at) => ({
          id: `letter-${at}`,
          version: 1,
          updatedAt: 1,
          status: 'DRAFT',
          date: '2025-10-01',
          name,
          amount: rupiah(amount),
        })),
      ),
    );
  });

  it('moves by its machine, which the history keeps, and lists no more than it shows', async () => {
    const { app, whole } = cast;
    const [id] = await plantOrders(app);
    const send = () => plainly('send')(app.deps, scope, { id });
    await send();
    await expect(send()).rejects.toMatchObject({ code: 'wrong_status' });
    expect(await whole.get<object[]>(`/sample/orders/${id}/history`)).toMatchObject([
      { action: 'send', toStatus: 'SENT' },
    ]);
    const filter = encodeURIComponent(JSON.stringify({ ids: [id], amountMin: '1', dateFrom: '2025-10-01' }));
    const [row] = await whole.get<Partial<Order>[]>(`/sample/orders?filter=${filter}`);
    expect(Object.keys(row ?? {}).sort()).toEqual(['amount', 'date', 'id', 'name', 'status', 'updatedAt', 'version']);
    expect(await whole.get<Order>(`/sample/orders/${id}`)).toMatchObject({
      note: 'seen in the one alone',
      status: 'SENT',
    });
  });
});
