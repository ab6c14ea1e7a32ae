import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatBillingCode } from '#domain/billing/number.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { Found } from '#domain/company/frame-schema.ts';
import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { vatDocuments } from '#domain/faktur/documents.ts';
import { fakturTypes } from '#domain/faktur/types.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { billings } from './billing/billing-client.ts';
import { issued } from './bupot/bupot-client.ts';
import { fakturs } from './faktur/faktur-client.ts';
import { payments } from './payment/payment-client.ts';

let app: TestApp;
let rina: Client;
let paid: Billing;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  const steps = payments(app, rina);
  const begun = await steps.begun({ description: 'Sewa ruko Kemang' });
  await steps.pay(begun);
  await steps.settle();
  paid = await billings(rina).one(begun.billings[0]?.id ?? '');
});
afterAll(() => app.close());

const finds = (q: string, who = rina) => who.get<Found[]>(`/search?q=${encodeURIComponent(q)}`);
const kinds = (found: Found[]) => found.map(({ type, id }) => [type, id]);

describe('the search over everything', () => {
  it('finds a code and its receipt by the code as it is shown', async () => {
    const code = formatBillingCode(paid.code ?? '');
    const [first] = await finds(code);
    expect(first).toEqual({
      type: 'billing',
      id: paid.id,
      title: code,
      subtitle: expect.stringContaining(paid.taxName),
      link: `/main/ebilling/id_billing#${paid.id}`,
    });
    expect((await finds(paid.code ?? '')).map(({ type }) => type)).toEqual(['billing', 'ntpn']);
  });

  it('finds a receipt by its number in small letters and with blanks', async () => {
    const ntpn = paid.ntpn ?? '';
    const found = await finds(`${ntpn.slice(0, 8).toLowerCase()} ${ntpn.slice(8)}`);
    expect(found.map(({ type, title }) => [type, title])).toEqual([['ntpn', ntpn]]);
  });

  it('finds codes by words, and shows invoices and codes beside each other', async () => {
    expect(kinds(await finds('ruko kem'))).toEqual([['billing', paid.id]]);
    const faktur = await fakturs(app, rina).draft({ counterpartyName: 'PT Sewa Ruko Abadi' });
    const both = await finds('sewa ruko');
    expect(kinds(both)).toEqual(
      expect.arrayContaining([
        ['faktur', faktur.id],
        ['billing', paid.id],
      ]),
    );
  });

  it('finds VAT documents of every type, each on its page, and says which are no invoices', async () => {
    const made = fakturTypes.map((type) =>
      aFaktur({
        id: `cari-${type}`,
        companyId: companies.sagara.id,
        type,
        number: `CARI/${type}`,
        status: vatDocuments[type].status.start as never,
        counterpartyName: 'PT Delapan Jenis',
      }),
    );
    await app.deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), made));
    const found = await finds('delapan jenis');
    expect(found.map(({ link }) => link)).toEqual(made.map(({ type, id }) => vatDocumentPath({ type, id })));
    expect(found.find(({ id }) => id === 'cari-RETURN_DOC_IN')?.subtitle).toMatch(/^Retur dokumen lain masukan · PT/);
    expect((await finds('CARI/DOC_IN')).map(({ id }) => id)).toContain('cari-DOC_IN');
    expect(await finds('delapan jenis', await app.as('hendra', 'bentala'))).toEqual([]);
  });

  it('finds slips by number and by payee, and returns by their masa', async () => {
    const slip = await issued(app, 'BPPU', { payeeName: 'PT Pemberi Jasa Unik' });
    expect(kinds(await finds(slip.number ?? ''))).toEqual([['bupot', slip.id]]);
    const [found] = (await finds('jasa unik')).filter(({ type }) => type === 'bupot');
    expect(found).toMatchObject({ id: slip.id, link: `/main/ebupot-v2/unifikasi/domestic/detail/${slip.id}` });
    const spt = await rina.post<{ id: string; period: string }>('/ebupot/unifikasi/spt', { period: slip.period });
    const [year, month] = spt.period.split('-');
    const returned = (await finds(`${month}/${year}`)).filter(({ type }) => type === 'spt');
    expect(returned.map(({ link }) => link)).toContain(`/main/ebupot/unifikasi/spt/detail/${spt.id}`);
  });

  it('shows a person what their keys open, and nothing of another company', async () => {
    const budi = await app.as('budi', 'sagara');
    expect(new Set((await finds('sewa', budi)).map(({ type }) => type))).toEqual(new Set(['billing']));
    const hendra = await app.as('hendra', 'bentala');
    expect(await finds(paid.code ?? '', hendra)).toEqual([]);
    expect(await finds('r')).toEqual([]);
  });
});

describe('the lookups', () => {
  const looks = (kind: string, q: string, who = rina) =>
    who.get<Found[]>(`/elasticsearch/${kind}?q=${encodeURIComponent(q)}`);

  it('find contacts, the customers among them, and documents', async () => {
    const steps = fakturs(app, rina);
    const sold = await steps.draft({ counterpartyName: 'PT Wicaksana Lookup' });
    await rina.post('/counterparties', {
      document: 'TIN',
      identity: '0017312018013000',
      nitku: '0017312018013000000000',
      country: 'IDN',
      name: 'PT Pemasok Lookup',
      address: 'Jalan Melati 1',
    });
    const names = async (kind: string, who = rina) => (await looks(kind, 'lookup', who)).map(({ title }) => title);
    expect(await names('contact')).toEqual(['PT Pemasok Lookup', 'PT Wicaksana Lookup']);
    expect(await names('customer')).toEqual(['PT Wicaksana Lookup']);
    expect((await looks('transaction', 'wicaksana')).map(({ type, id }) => [type, id])).toEqual([['faktur', sold.id]]);
    const elsewhere = await app.as('hendra', 'bentala');
    for (const kind of ['contact', 'customer', 'transaction']) expect(await names(kind, elsewhere)).toEqual([]);
  });
});
