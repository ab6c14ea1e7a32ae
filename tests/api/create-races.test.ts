import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { type ReturnType, returnTypes } from '#domain/spt/record.ts';
import { askOffice } from '../../api/modules/billing/ask-office.ts';
import { expireBillings } from '../../api/modules/billing/clock.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { insertView } from '../../db/repositories/saved-views.ts';
import { companies as companyTable, nsfpRanges } from '../../db/tables.ts';
import { aClassicFaktur, aClassicInput } from '../../fixtures/builders/a-classic-faktur.ts';
import { anNpwp } from '../../fixtures/builders/a-company.ts';
import { aDokumenInput } from '../../fixtures/builders/a-dokumen.ts';
import { aFaktur, aFakturInput, aLine } from '../../fixtures/builders/a-faktur.ts';
import { aReceivedInput } from '../../fixtures/builders/a-received.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { billings, anInput as taxToPay } from './billing/billing-client.ts';
import { aSlip, issued, pathOf } from './bupot/bupot-client.ts';
import { type Answer, form, type Post, type Race } from './create-race.ts';
import { filingRaces } from './efiling/filing-races.ts';
import { anInput, fakturs, LIST } from './faktur/faktur-client.ts';
import { payments } from './payment/payment-client.ts';
import { annualRaces } from './spt/annual-races.ts';
import { filedByOffice, returnsPath, spts } from './spt/spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const AT_ONCE = 8;
const byId = (body: Record<string, unknown>) => body.id;

const code = () => billings(rina).create();
const posted = async (period: string, type: ReturnType) => {
  const of = { period, date: `${period}-28` };
  if (type === 'PPN') {
    const invoice = aFaktur({ ...of, id: `dijual-${period}`, companyId: companies.sagara.id, status: 'APPROVED' });
    await app.deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), [invoice]));
  } else await issued(app, type === 'PPH21' ? 'BP21' : 'BPPU', of);
  return spts(app, rina, type).posted(period);
};

const draftOfOneReference: Race = {
  post: async () => ({ json: { input: anInput() } }),
  // All are saved, because a person may enter the same twice; every one but the first has a warning.
  also: (answers) => {
    const clean = answers.filter(({ status, body }) => status === 201 && body.errorCount === 0);
    expect(clean).toHaveLength(1);
  },
};

let entries = 0;
/** An invoice drafted from one ledger entry, or drafted and sent. */
const madeOfEntry = (then: '' | '/direct-upload'): Race => ({
  post: async () => {
    const journal = `JU-${++entries}`;
    const file = new File([`Tanggal;No Jurnal;DPP;PPN\n02/10/2025;${journal};1000000;110000\n`], 'buku-besar.csv');
    await rina.request('POST', '/efaktur/cocokkan/ledgers', { form: form({ file, side: 'out', source: journal })() });
    const { lines } = await rina.get<{ lines: { rows: { id: string; journal: string }[] }[] }>(
      '/efaktur/cocokkan?side=out&from=2025-10&to=2025-10',
    );
    const row = lines.flatMap(({ rows }) => rows).find((one) => one.journal === journal);
    return { path: `/efaktur/cocokkan/rows/${row?.id}/made${then}`, json: { input: anInput() } };
  },
  once: byId,
});

const importOf = (kind: string): Race => ({
  post: async () => ({ form: form({ kind, file: new File(['a;b\n1;2\n'], 'a.csv') }) }),
});

const slipRaces = Object.fromEntries(
  slipKinds.flatMap((kind): [string, Race][] => [
    [pathOf(kind), { post: async () => ({ json: { input: aSlip(kind) } }) }],
    [
      `${pathOf(kind)}/{id}/correct`,
      {
        post: async () => {
          const { id } = await issued(app, kind, { period: '2025-04', date: '2025-04-30' } as Partial<Bupot>);
          return { path: `${pathOf(kind)}/${id}/correct`, json: { reason: 'Salah jumlah' } };
        },
        once: byId,
      },
    ],
  ]),
);

const depositUsed: Race = {
  post: async () => {
    const year = { kap: '411618', kjs: '100', periodFrom: '2025-01', periodTo: '2025-12', description: 'Deposit' };
    const input = { ...taxToPay({ ...year, amount: '200000' }), ignoreSame: true };
    const { id } = await rina.post<{ id: string }>('/ebilling', input);
    const { code: number } = await billings(rina).one(id);
    await rina.post('/simulator/billing/pay', { code: number, amount: '200000' });
    await askOffice(app.deps, scopeOf('rina', 'sagara'), id);
    return { json: { amount: '200000', date: '2025-11-15', reason: 'PPh 25' } };
  },
  once: byId,
};

const returnRaces = Object.fromEntries(
  returnTypes.flatMap((type, at): [string, Race][] => {
    const path = returnsPath(type);
    return [
      [path, { post: async () => ({ json: { period: '2025-07' } }), once: byId }],
      [`${path}/deposit/uses`, depositUsed],
      [
        `${path}/{id}/billings`,
        {
          post: async () => ({ path: `${path}/${(await posted('2025-05', type)).id}/billings`, json: {} }),
          once: (body) => JSON.stringify(Object.values(body).map((one) => (one as { id: string }).id)),
        },
      ],
      [
        `${path}/{id}/amend`,
        {
          post: async () => {
            const spt = await posted(`2025-0${at + 1}`, type);
            await filedByOffice(app, spt.id);
            return { path: `${path}/${spt.id}/amend`, json: { reason: 'Kurang lapor' } };
          },
          once: byId,
        },
      ],
    ];
  }),
);

/** Ten pieces bought and credited; a return of all of them uses up the returnable quantity. */
const allBack = async () => {
  const id = `asal-${Math.random().toString(36).slice(2, 10)}`;
  const scope = scopeOf('rina', 'sagara');
  const of = { id, companyId: companies.sagara.id, type: 'IN', number: `0400250${id.slice(5)}` } as const;
  await app.deps.db.transact((tx) =>
    insertFakturs(tx, scope, [
      aFaktur({ ...of, date: '2025-10-14', status: 'CREDITED' as never, creditPeriod: '2025-10', lines: [aLine()] }),
    ]),
  );
  const lines = [{ quantity: aLine().quantity, discount: null, otherDpp: null }];
  return { json: { input: { originId: id, date: '2025-11-10', reference: null, lines } } };
};

/** An approved document used as an invoice; a return of all of it uses up the returnable amount. */
const dokumenBack = (side: 'out' | 'in') => async () => {
  const id = `dokumen-${Math.random().toString(36).slice(2, 10)}`;
  const scope = scopeOf('rina', 'sagara');
  const of = { id, companyId: companies.sagara.id, number: id, date: '2025-10-14', lines: [aLine()] };
  const kind =
    side === 'out'
      ? ({ type: 'DOC_OUT', documentKind: 'AS_INVOICE_OUT', status: 'APPROVED' } as const)
      : ({ type: 'DOC_IN', documentKind: 'AS_INVOICE_IN', status: 'CREDITED' as never } as const);
  const origin = aFaktur({ ...of, ...kind });
  await app.deps.db.transact((tx) => insertFakturs(tx, scope, [origin]));
  const { dpp, ppn, ppnbm } = origin;
  return { json: { input: { originId: id, number: `RTR-${id}`, date: '2025-11-10', dpp, ppn, ppnbm } } };
};

const dokumenRaces = Object.fromEntries(
  (
    [
      ['/efaktur/document/out/ctas', 'PEB'],
      ['/efaktur/document/in/ctas', 'PIB'],
    ] as const
  ).flatMap(([path, documentKind]): [string, Race][] => [
    [path, { ...draftOfOneReference, post: async () => ({ json: { input: aDokumenInput({ documentKind }) } }) }],
    [
      `${path}/direct-upload`,
      {
        post: async () => ({ json: { input: aDokumenInput({ documentKind, number: 'LANGSUNG-1' }) } }),
        once: byId,
      },
    ],
    [
      `${path}/{id}/substitute`,
      {
        post: async () => {
          const input = aDokumenInput({ documentKind, number: `GANTI-${documentKind}` });
          const { id, version } = await rina.post<{ id: string; version: number }>(path, { input });
          await rina.post(`${path}/${id}/moves/upload`, { version });
          await app.drainJobs();
          return { path: `${path}/${id}/substitute`, json: { input, reason: 'Nilai keliru' } };
        },
        once: byId,
      },
    ],
  ]),
);

const races: Record<string, Race> = {
  ...dokumenRaces,
  ...Object.fromEntries(
    (['out', 'in'] as const).flatMap((side): [string, Race][] => [
      [`/efaktur/document/${side}/return/ctas`, { post: dokumenBack(side), once: byId }],
      [`/efaktur/document/${side}/return/ctas/direct-upload`, { post: dokumenBack(side), once: byId }],
    ]),
  ),
  '/efaktur/in/return/ctas': { post: allBack, once: byId },
  '/efaktur/in/return/ctas/draft': { post: allBack, once: byId },
  '/efaktur/in/return/ctas/direct-upload': { post: allBack, once: byId },
  ...slipRaces,
  ...returnRaces,
  ...annualRaces(() => ({ app, rina })),
  '/saved-views': {
    post: async () => {
      const json = { list: 'efaktur', name: 'Bulan ini', state: {} };
      const scope = scopeOf('rina', 'sagara');
      await app.deps.db.transact(async (tx) => {
        for (let n = 0; n < 199; n++) await insertView(tx, scope, { ...json, id: `view-${n}`, name: `Bulan ${n}` });
      });
      return { json };
    },
    once: byId,
  },
  '/branches': {
    post: async () => ({
      json: { nitku: `${companies.sagara.npwp}000077`, name: 'Gudang', address: 'Jalan Gudang 7, Bandung 40111' },
    }),
    once: byId,
  },
  '/roles': {
    post: async () => ({ json: { name: 'Gudang', keys: ['EFAKTUR_DOC_VIEW'] } }),
    once: byId,
  },
  '/webhooks': {
    post: async () => ({
      // A company with the public API.
      by: await app.as('hendra'),
      json: { url: 'https://penerima.example/patuh', documents: true, payments: true, returns: true, active: true },
    }),
    once: byId,
  },
  '/jurnal-integration/accounts': {
    post: async () => ({ json: { account: '4-1', opt: 'A', code: '000000', unit: 'UM.0018' } }),
    once: byId,
  },
  '/jurnal-integration/tax-codes': {
    post: async () => ({ json: { taxCode: 'PPN', code: '04', addInfo: null } }),
    once: byId,
  },
  '/own-dates': {
    post: async () => ({ json: { date: '2025-12-03', title: 'Rapat pajak', note: null } }),
    once: byId,
  },
  '/credit-rules': {
    post: async () => ({
      json: { name: 'Sewa', counterpartyNpwp: null, code: '09', decision: 'credit', uncreditReason: null },
    }),
    once: byId,
  },
  '/companies/sandbox': {
    post: async () => {
      const flags = { ...companies.sagara.flags, isPublicApiUser: true };
      await app.plant((tx) =>
        tx.db.update(companyTable).set({ flags }).where(eq(companyTable.id, companies.sagara.id)),
      );
      return {};
    },
    // A person has at most three.
    atMostOnce: () => 'sandbox',
    also: (answers) => expect(answers.filter(({ status }) => status === 201)).toHaveLength(3),
  },
  '/companies': {
    post: async () => ({
      json: {
        npwp: anNpwp(777_010),
        name: 'PT Baru',
        email: 'pajak@baru.example',
        pkp: true,
        address: 'Jalan Baru 1, Bandung 40111',
      },
    }),
    once: byId,
  },
  '/quota/orders': {
    post: async () => ({ json: { package: 'profesional', method: 'va', bank: 'BCA' } }),
    once: byId,
  },
  '/signees': {
    post: async () => ({
      json: {
        product: 'ebupot',
        name: 'Wulan Sari',
        jobTitle: 'Manajer',
        npwp: '3275015507910004',
        phone: null,
        city: 'Bandung',
        actsAs: 'KUASA',
        active: true,
        codeState: 'UNKNOWN',
        codeEnds: null,
      },
    }),
    once: byId,
  },
  '/counterparties': {
    post: async () => ({ json: { document: 'TIN', identity: '0621234567890000', name: 'PT Meranti', nitku: '' } }),
    once: byId,
  },
  '/efaktur/out': {
    ...draftOfOneReference,
    post: async () => {
      const of = { id: 'nsfp-2024', companyId: companies.sagara.id, year: 2024, prefix: '005', issuedOn: '2024-01-02' };
      const range = { ...of, first: 1, total: 50, used: 0, active: true, createdAt: 0 };
      await app.plant((tx) => tx.insertMany(nsfpRanges, [range]));
      return { json: { input: aClassicInput() } };
    },
  },
  '/efaktur/out/{id}/substitute': {
    post: async () => {
      const original = { id: 'classic-to-replace', companyId: companies.sagara.id, status: 'APPROVED' } as const;
      const row = aClassicFaktur({ ...original, reference: 'KLASIK-ASAL' });
      await app.deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), [row]));
      const input = aClassicInput({ reference: 'KLASIK-ASAL' });
      return { path: `/efaktur/out/${original.id}/substitute`, json: { input, reason: 'Salah harga' } };
    },
    once: byId,
  },
  [`${LIST}/draft`]: draftOfOneReference,
  [LIST]: draftOfOneReference,
  [`${LIST}/direct-upload`]: {
    post: async () => ({ json: { input: anInput() } }),
    // Saved before they are sent: whichever is sent first finds the others as duplicates.
    atMostOnce: byId,
  },
  [`${LIST}/{id}/substitute`]: {
    post: async () => {
      const { id, ...original } = await fakturs(app, rina).approved();
      const input = Object.fromEntries(Object.keys(aFakturInput()).map((key) => [key, Object(original)[key]]));
      input.lines = anInput().lines;
      return { path: `${LIST}/${id}/substitute`, json: { input, reason: 'Salah harga' } };
    },
    once: byId,
  },
  [`${LIST}/{id}/notes`]: {
    post: async () => ({
      path: `${LIST}/${(await fakturs(app, rina).draft()).id}/notes`,
      json: { text: 'Sudah dicek', mentions: [] },
    }),
  },
  '/efaktur/cocokkan/ledgers': {
    post: async () => ({
      form: () => {
        const file = new File(['Tanggal;PPN\n02/10/2025;110000\n'], 'buku-besar.csv');
        return form({ file, side: 'out', source: '2-1410' })();
      },
    }),
    once: byId,
  },
  '/efaktur/cocokkan/rows/{id}/made': madeOfEntry(''),
  '/efaktur/cocokkan/rows/{id}/made/direct-upload': madeOfEntry('/direct-upload'),
  '/efaktur/import': importOf('faktur-keluaran'),
  '/ebilling/import': importOf('billing'),
  '/ebupot/import': importOf('BPPU'),
  ...filingRaces,
  '/efiling/trial-balance': {
    post: async () => ({
      form: form({ file: new File(['Nama Akun;Saldo\nKas;5\n'], 'a.csv'), year: '2023', form: 'L1A' }),
    }),
  },
  '/ebupot/received': { post: async () => ({ json: aReceivedInput({ number: `RACE-${++entries}` }) }), once: byId },
  '/ebilling': { post: async () => ({ json: taxToPay() }), once: byId },
  '/ebilling/adopt': {
    post: async () => {
      const made = await code();
      await rina.delete(`/ebilling/${made.id}`);
      return { json: { code: made.code } };
    },
    once: byId,
  },
  '/ebilling/bulk-payable': { post: async () => ({ json: { ids: [(await code()).id] } }) },
  '/ebilling/bulk-payment': {
    post: async () => ({
      json: { ...(await payments(app, rina).bulkPayable((await code()).id)), method: 'va', bank: 'BCA' },
    }),
    once: byId,
  },
  '/ebilling/ntpn': {
    post: async () => {
      const made = await code();
      const { id: billingId, amount } = made;
      const paid = await rina.post<{ receipt: { ntpn: string } }>('/simulator/billing/pay', {
        code: made.code,
        amount,
      });
      return { form: form({ billingId, amount, ntpn: paid.receipt.ntpn, paidAt: '2025-11-15' }) };
    },
    once: byId,
  },
  '/simulator/billing/pay': {
    post: async () => {
      const { code: number, amount } = await code();
      return { json: { code: number, amount } };
    },
    once: (body) => (body.receipt as { ntpn: string }).ntpn,
  },
  // Money sent twice counts twice; the ledger handles it.
  '/simulator/bank/pay': {
    post: async () => {
      const { accountNumber, due } = await payments(app, rina).begun();
      return { json: { number: accountNumber, amount: due, how: 'exact' } };
    },
  },
  '/demo/api/ebilling/payment': { post: async () => ({ json: {} }) },
  '/user/no-company/company': {
    post: async () => {
      expect((await rina.delete(`/users/${people.budi.id}`)).status).toBe(204);
      return {
        by: await app.as('budi'),
        json: {
          npwp: anNpwp(777_011),
          name: 'PT Budi',
          email: 'pajak@budi.example',
          pkp: false,
          address: 'Jalan Baru 2, Bandung 40111',
        },
      };
    },
    once: byId,
  },
  '/ebilling/{id}/renew': {
    post: async () => {
      const { id } = await code();
      app.clock.advance(60 * 86_400_000);
      await expireBillings(app.deps);
      rina = await app.as('rina', 'sagara');
      return { path: `/ebilling/${id}/renew?ignoreSame=1`, json: {} };
    },
    once: byId,
  },
};

/** Tried for every kind of plain record by tests/contract/records.test.ts; internal records are made there too. */
const OF_RECORDS = /^\/admin\/api\/|\/import$|\/removed\/\{id\}$/;

const creating = async (): Promise<string[]> => {
  const api = await rina.get<{ paths: Record<string, { post?: { responses: Record<string, unknown> } }> }>(
    '/openapi.json',
  );
  return Object.entries(api.paths)
    .filter(([, { post }]) => post?.responses['201'])
    .map(([path]) => path.replace('/main/api', ''))
    .filter((path) => path in races || !OF_RECORDS.test(path));
};

const raced = async (path: string, { json, form: made, by = rina }: Post): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const answer = await by.request('POST', path, made ? { form: made() } : { json });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    }),
  );

describe('the same made several times at once', () => {
  it('is tried of every route that makes something', async () => {
    expect(Object.keys(races).sort()).toEqual((await creating()).sort());
  });

  it.each(Object.keys(races))('%s', async (path) => {
    const { post, once, atMostOnce, also } = races[path] as Race;
    const one = await post();
    // Jobs queued by earlier races would count against the company's limit.
    await app.drainJobs();
    const answers = await raced(one.path ?? path, one);
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.flatMap(({ status }) => (status === 201 ? [] : [status]));
    expect(refused.filter((status) => ![403, 409, 422].includes(status))).toEqual([]);
    const known = once ?? atMostOnce;
    if (!known) expect(refused).toEqual([]);
    else {
      const stand = new Set(made.map(({ body }) => known(body)));
      expect(stand.size).toBeLessThanOrEqual(1);
      if (once) expect(stand.size).toBe(1);
    }
    await also?.(answers);
  });
});
