import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { signees } from '../../../db/tables.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aSlip, SLIPS } from '../bupot/bupot-client.ts';
import { anInput, answered, LIST } from './faktur-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Signee = { id: string; name: string; active: boolean; phone: string; city: string };
type SigneeBody = {
  id: string;
  version: number;
  status: string;
  number: string | null;
  signeeName: string;
  officeCode: string;
};
type Step = { action: string; office: string | null; before: object | null; after: object | null; userName: string };

/** A party for whose documents the simulated office does not know the first signer. */
const PARTY = '0623456789019990';

const DOKUMEN = '/efaktur/document/out/ctas';
let made = 0;

const families = [
  {
    name: 'an invoice',
    path: LIST,
    signees: '/efaktur/signee',
    product: 'efaktur-v2',
    made: () =>
      rina.post<SigneeBody>(`${LIST}/draft`, {
        input: anInput({ counterpartyNpwp: PARTY, counterpartyNitku: nitkuOf(PARTY) }),
      }),
    send: ({ id }: SigneeBody, first: boolean) => rina.post(`${LIST}/${first ? 'upload' : 'retry'}`, { ids: [id] }),
  },
  {
    name: 'another document',
    path: DOKUMEN,
    signees: '/efaktur/signee',
    product: 'efaktur-v2',
    made: () =>
      rina.post<SigneeBody>(DOKUMEN, {
        input: aDokumenInput({ documentKind: 'AS_INVOICE_OUT', counterpartyNpwp: PARTY, number: `DO-${++made}` }),
      }),
    send: ({ id }: SigneeBody, first: boolean) => rina.post(`${DOKUMEN}/${first ? 'upload' : 'retry'}`, { ids: [id] }),
  },
  {
    name: 'a slip',
    path: SLIPS,
    signees: '/ebupot/ctas/signee',
    product: 'ebupot-ctas',
    made: () =>
      rina.post<SigneeBody>('/ebupot/unifikasi/ctas/domestic', {
        input: aSlip('BPPU', { payeeNpwp: PARTY, payeeNitku: nitkuOf(PARTY) }),
      }),
    send: ({ id, version }: SigneeBody) => rina.post(`${SLIPS}/${id}/issue`, { version }),
  },
] as const;

describe.each(families)(
  '$name whose signer the office does not know',
  ({ path, signees: from, product, made, send }) => {
    const one = (id: string) => rina.get<SigneeBody>(`${path}/${id}`);
    const change = (who: Client, id: string, json: object) =>
      answered(who.request('PUT', `${path}/${id}/signee`, { json }));

    it('is signed by another on this document only, and sent again', async () => {
      const [first, second] = await rina.get<Signee[]>(from);
      expect([first?.name, second?.name]).toEqual(['Bambang Sutrisno', 'Wulan Prameswari']);
      expect(second).toMatchObject({ phone: expect.stringMatching(/^\+62\d+$/), city: 'Jakarta Pusat' });
      const draft = await made();
      await send(draft, true);
      await app.drainJobs();
      const thrown = await one(draft.id);
      expect(thrown).toMatchObject({
        status: 'REJECTED',
        officeCode: 'SIGNER_NOT_AUTHORIZED',
        signeeName: 'Bambang Sutrisno',
      });

      await send(thrown, false);
      await app.drainJobs();
      const again = await one(draft.id);
      expect(again.status).toBe('REJECTED');

      const { version } = again;
      const chosen = { version, signeeId: second?.id };
      const foreign = await app.as('dewi');
      expect((await change(foreign, draft.id, chosen)).status).toBe(404);
      expect((await change(await app.as('budi', 'sagara'), draft.id, chosen)).status).toBe(403);
      expect((await change(rina, draft.id, { ...chosen, version: version - 1 })).status).toBe(409);
      expect(await change(rina, draft.id, { ...chosen, signeeId: 'nobody' })).toMatchObject({
        status: 422,
        body: { errors: { signeeId: 'Orang ini tidak aktif sebagai penandatangan. Pilih dari daftar' } },
      });

      expect((await change(rina, draft.id, chosen)).status).toBe(200);
      const changed = await one(draft.id);
      expect(changed).toMatchObject({ status: 'REJECTED', version: version + 1, signeeName: 'Wulan Prameswari' });
      await send(changed, false);
      await app.drainJobs();
      expect(await one(draft.id)).toMatchObject({
        status: 'APPROVED',
        number: expect.any(String),
        signeeName: 'Wulan Prameswari',
      });
      expect(
        (await change(rina, draft.id, { version: (await one(draft.id)).version, signeeId: first?.id })).status,
      ).toBe(409);

      const history = await rina.get<Step[]>(`${path}/${draft.id}/history`);
      expect(history.find(({ action }) => action === 'changeSignee')).toMatchObject({
        userName: 'Rina Wulandari',
        before: { signeeName: 'Bambang Sutrisno' },
        after: { signeeName: 'Wulan Prameswari', signeeId: second?.id },
      });
      expect(history.filter(({ action }) => action === 'reject').map(({ office }) => office)).toEqual(
        Array(2).fill('Penandatangan tidak berwenang'),
      );
      expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
    });

    it('is signed by who signs for all where the one chosen signs no more', async () => {
      const [, second] = await rina.get<Signee[]>(from);
      const draft = await made();
      expect((await change(rina, draft.id, { version: draft.version, signeeId: second?.id })).status).toBe(200);
      const active = (flag: boolean) =>
        app.plant(async (tx) => {
          await tx.db
            .update(signees)
            .set({ active: flag })
            .where(and(eq(signees.product, product), eq(signees.id, second?.id ?? '')));
        });
      await active(false);
      await send(await one(draft.id), true);
      await app.drainJobs();
      expect(await one(draft.id)).toMatchObject({ status: 'REJECTED', signeeName: 'Bambang Sutrisno' });
      await active(true);
    });
  },
);
