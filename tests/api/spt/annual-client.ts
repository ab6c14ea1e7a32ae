import { expect } from 'vitest';
import type { Scope } from '#domain/scope.ts';
import type { AnnualAttachments } from '#domain/spt-badan/attachments.ts';
import type { AnnualView, SheetView } from '#domain/spt-badan/view-schema.ts';
import { insertNtpn } from '../../../db/repositories/billing/billing.ts';
import { NTPN_LIST } from '../../../db/repositories/billing/list.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import type { Client, TestApp } from '../app.ts';

export const ANNUAL = '/efiling/spt-badan';

/** Entries of a sheet in a request; what is left out is empty. */
export const annualBody = (entries: object, version = 0) => ({
  version,
  lines: {},
  answers: {},
  rows: {},
  notes: {},
  ...entries,
});

/** Who signs annual returns of the company. */
export const nameAnnualSignee = (client: Client, over: object = {}) =>
  client.post<{ id: string }>('/signees', {
    product: 'spt1771',
    name: 'Wulan Sari',
    jobTitle: 'Direktur',
    npwp: '3275015507910004',
    phone: null,
    city: 'Bandung',
    actsAs: 'WAJIB_PAJAK',
    active: true,
    codeState: 'UNKNOWN',
    codeEnds: null,
    ...over,
  });

type Payment = { readonly id: string; readonly year: number; readonly over?: object };

/** A receipt of an instalment of January, with the revision of its list as every write of it. */
export const receivePayment = ({ deps }: TestApp, scope: Scope, { id, year, over = {} }: Payment): Promise<void> =>
  deps.db.transact(async (tx) => {
    await insertNtpn(tx, scope, {
      id,
      companyId: scope.companyId,
      version: 1,
      status: 'COMPLETED',
      ntpn: id.toUpperCase().padEnd(16, '0'),
      billingId: `b-${id}`,
      paymentId: null,
      billingCode: '123456789012345',
      kap: '411126',
      kjs: '100',
      taxName: 'PPh',
      periodFrom: `${year}-01`,
      periodTo: `${year}-01`,
      amount: '1000000.00',
      paidAt: Date.parse(`${year}-02-10T03:00:00Z`),
      ntb: null,
      stan: null,
      from: 'office',
      receiptFileId: null,
      officeMessage: null,
      usedIn: null,
      createdBy: 'Rina',
      createdAt: 0,
      updatedAt: 0,
      ...over,
    });
    await bumpRevision(tx, scope, NTPN_LIST);
  });
/** Attaches a PDF of each kind; without a kind the financial statements, which every return needs. */
export const attachPdfs = async (client: Client, id: string, ...kinds: readonly string[]): Promise<void> => {
  for (const suffix of kinds.length > 0 ? kinds : ['LK']) {
    const { version } = await client.get<AnnualAttachments>(`${ANNUAL}/${id}/attachment`);
    const body = new FormData();
    body.set('version', String(version));
    body.set('suffix', suffix);
    body.set('file', new File(['%PDF-1.7\n%%EOF'], 'laporan.pdf', { type: 'application/pdf' }));
    expect((await client.request('POST', `${ANNUAL}/${id}/attachment`, { form: body })).status).toBe(200);
  }
};

/** Annual returns of the client's company. */
export const annuals = (client: () => Client) => {
  const sheet = (id: string, name: string) => client().get<SheetView>(`${ANNUAL}/${id}/sheets/${name}`);
  return {
    made: async (taxYear: number): Promise<string> => (await client().post<{ id: string }>(ANNUAL, { taxYear })).id,
    view: (id: string) => client().get<AnnualView>(`${ANNUAL}/${id}`),
    sheet,
    /** Replaces the entries of a sheet in its newest version. */
    fill: async (id: string, name: string, entries: object): Promise<SheetView> => {
      const { version } = await sheet(id, name);
      const json = annualBody(entries, version);
      const answer = await client().request('PUT', `${ANNUAL}/${id}/sheets/${name}`, { json });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return (await answer.json()) as SheetView;
    },
  };
};
