import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Counterparty } from '../../db/repositories/counterparties.ts';
import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { aSlip, bupots, issued, pathOf, SLIPS } from './bupot/bupot-client.ts';
import { anInput, answered, fakturs, LIST } from './faktur/faktur-client.ts';
import { serial } from './serial.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const next = serial();
const anNpwp = (): string => `06234567890${String(next()).padStart(2, '0')}000`;

/** A known counterparty with a mailbox in his own domain. */
const known = async (domain: string): Promise<void> => {
  const identity = anNpwp();
  await rina.post('/counterparties', {
    document: 'TIN',
    identity,
    nitku: nitkuOf(identity),
    name: `PT Pemilik ${domain}`,
    email: `kas@${domain}`,
  });
};

const bookOf = async (npwp: string): Promise<(string | null)[]> => {
  const found = await rina.get<Counterparty[]>(
    `/counterparties?filter=${encodeURIComponent(JSON.stringify({ q: npwp }))}`,
  );
  return found.map(({ email }) => email);
};

const families = {
  invoice: {
    list: LIST,
    path: 'counterpartyEmail',
    approved: async (npwp: string, email: string) => {
      const whom = {
        counterpartyNpwp: npwp,
        counterpartyNitku: nitkuOf(npwp),
        counterpartyName: 'PT Bukan Pemilik',
        counterpartyEmail: email,
      };
      return (await fakturs(app, rina).approved(whom)).id;
    },
    found: (npwp: string, email: string) =>
      rina.post<{ path: string }[]>(`${LIST}/check`, {
        input: anInput({ counterpartyNpwp: npwp, counterpartyNitku: nitkuOf(npwp), counterpartyEmail: email }),
      }),
    many: (ids: string[], more: object) => rina.request('POST', `${LIST}/bulk-send-email`, { json: { ids, ...more } }),
  },
  slip: {
    list: SLIPS,
    path: 'payeeEmail',
    approved: async (npwp: string, email: string) => {
      const whom = { payeeNpwp: npwp, payeeNitku: nitkuOf(npwp), payeeName: 'PT Bukan Pemilik', payeeEmail: email };
      await bupots(rina).create('BPPU', whom);
      return (await issued(app, 'BPPU', whom)).id;
    },
    found: (npwp: string, email: string) =>
      rina.post<{ path: string }[]>(`${pathOf('BPPU')}/check`, {
        input: aSlip('BPPU', { payeeNpwp: npwp, payeeNitku: nitkuOf(npwp), payeeEmail: email }),
      }),
    many: (ids: string[], more: object) =>
      rina.request('POST', `${SLIPS}/send`, { json: { ids, channel: 'email', ...more } }),
  },
};

describe.each(Object.entries(families))('an address in the domain of somebody else, on an %s', (what, family) => {
  const send = (id: string, json: object = {}) =>
    answered(rina.request('POST', `${family.list}/${id}/send`, { json: { channel: 'email', ...json } }));

  it('is confirmed once: at the first letter, and never again for these two', async () => {
    const domain = `satu-${what}.example`;
    await known(domain);
    const npwp = anNpwp();
    const id = await family.approved(npwp, `kas@${domain}`);
    expect(await bookOf(npwp)).toEqual([null]);
    expect((await family.found(npwp, `kas@${domain}`)).map(({ path }) => path)).toContain(family.path);
    const requests = await send(id);
    expect([requests.status, requests.body.code, requests.body.count]).toEqual([409, 'mail_elsewhere', 1]);
    expect(requests.body.message).toContain(`PT Pemilik ${domain}`);
    expect((await send(id, { addressChecked: true })).status).toBe(200);
    expect(await bookOf(npwp)).toEqual([`kas@${domain}`]);
    expect((await send(await family.approved(npwp, `lain@${domain}`))).status).toBe(200);
    expect((await family.found(npwp, `kas@${domain}`)).map(({ path }) => path)).not.toContain(family.path);
  });

  it('is counted before many letters are sent, and none is sent before', async () => {
    const domain = `banyak-${what}.example`;
    await known(domain);
    const own = await family.approved(anNpwp(), `kas@sendiri-${what}.example`);
    const strange = await family.approved(anNpwp(), `kas@${domain}`);
    const requests = await answered(family.many([own, strange], {}));
    expect([requests.status, requests.body.code, requests.body.count]).toEqual([409, 'mail_elsewhere', 1]);
    await app.drainJobs();
    expect(await rina.get(`${family.list}/${own}/deliveries`)).toEqual([]);
    expect((await answered(family.many([own, strange], { addressChecked: true }))).status).toBe(202);
    await app.drainJobs();
    expect(await rina.get(`${family.list}/${strange}/deliveries`)).toMatchObject([{ status: 'SENT' }]);
  });

  it('is its own where the same organisation is in the book under another number', async () => {
    const domain = `cabang-${what}.example`;
    const identity = anNpwp();
    const name = 'PT Bukan Pemilik';
    await rina.post('/counterparties', {
      document: 'TIN',
      identity,
      nitku: nitkuOf(identity),
      name: name.toUpperCase(),
      email: `kas@${domain}`,
    });
    expect((await send(await family.approved(anNpwp(), `kas@${domain}`))).status).toBe(200);
  });

  it('belongs to nobody where it is public, and is confirmed again where it was changed', async () => {
    await known(`ketik-${what}.example`);
    const identity = anNpwp();
    await rina.post('/counterparties', {
      document: 'TIN',
      identity,
      nitku: nitkuOf(identity),
      name: 'PT Surat Bebas',
      email: `bebas-${what}@gmail.com`,
    });
    const npwp = anNpwp();
    const id = await family.approved(npwp, `${what}@gmail.com`);
    expect((await send(id)).status).toBe(200);
    const to = `kas@ketik-${what}.example`;
    expect((await send(id, { to })).status).toBe(409);
    expect((await send(id, { to, addressChecked: true })).status).toBe(200);
    // Another's address does not replace the document's own: the counterparty list stores the document's.
    expect(await bookOf(npwp)).toEqual([`${what}@gmail.com`]);
    expect((await send(id, { to })).status).toBe(409);
  });
});

describe('people who work together', () => {
  it('share a public domain, and are stored with their addresses', async () => {
    const [one, other] = ['3174012345670001', '3174012345670002'];
    for (const payeeNpwp of [one, other])
      await bupots(rina).create('BPMP', { payeeIdType: 'NIK', payeeNpwp, payeeEmail: `${payeeNpwp}@kantor.example` });
    expect(await bookOf(other as string)).toEqual([`${other}@kantor.example`]);
  });
});

describe('what the simulated office knows', () => {
  it('is not what somebody typed over it', async () => {
    const npwp = anNpwp();
    const whom = { counterpartyNpwp: npwp, counterpartyNitku: nitkuOf(npwp), counterpartyEmail: 'nama@gmail.com' };
    await fakturs(app, rina).draft({ ...whom, counterpartyName: 'PT Nama Benar' });
    await fakturs(app, rina).draft({ ...whom, counterpartyName: 'PT Salah Ketik' });
    expect(await rina.post('/npwp-validator/npwp', { npwp })).toMatchObject({ name: 'PT Nama Benar' });
  });
});
