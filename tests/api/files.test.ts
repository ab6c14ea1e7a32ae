import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Permission, permissions, roles } from '#domain/permissions.ts';
import { keepMade } from '../../api/jobs/family-jobs.ts';
import type { JobContext, JobOf } from '../../api/jobs/handler.ts';
import { loadFile } from '../../api/services/files/files.ts';
import { sha256Of } from '../../api/services/files/sha256.ts';
import { insertFile } from '../../db/repositories/files.ts';
import { files as fileRows, imports } from '../../db/tables.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { sourcesIn } from '../architecture/sources.ts';
import { type TestApp, testApp } from './app.ts';
import { anInput, billings } from './billing/billing-client.ts';
import { BILLING, bupotPlace, FAKTUR, sendFile } from './imports/import-steps.ts';

let app: TestApp;
const scope = scopeOf('rina', 'sagara');
const bytes = new TextEncoder().encode('%PDF-1.7 rahasia');
const files: { what: string; id: string; needs: readonly Permission[] | null }[] = [];

const madeBy = async (kind: string): Promise<string> => {
  const id = app.deps.newId();
  await app.deps.files.write(id, bytes);
  const job = { id, kind, createdAt: app.clock.now } as JobOf<unknown>;
  return (await keepMade({ deps: app.deps, scope } as JobContext, job, 'daftar', 'csv')).fileId;
};

beforeAll(async () => {
  app = await testApp();
  const rina = await app.as('rina');
  const add = (what: string, id: string | undefined, needs: readonly Permission[] | null) =>
    files.push({ what, id: id ?? 'none', needs });

  for (const [kind, needs] of Object.entries({
    'faktur.export': ['EFAKTUR_DOC_VIEW'],
    'billing.export': ['EBILLING_VIEW'],
    'ntpn.export': ['EBILLING_NTPN_VIEW'],
    'bupot.export': ['EBUPOT_WITHHOLDING_VIEW'],
    'spt.export': ['EBUPOT_SPT_VIEW'],
  } satisfies Record<string, Permission[]>))
    add(`made by ${kind}`, await madeBy(kind), needs);

  for (const [place, needs] of [
    [FAKTUR, ['EFAKTUR_DOC_VIEW']],
    [BILLING, ['EBILLING_VIEW']],
    [bupotPlace('BPPU'), ['EBUPOT_WITHHOLDING_VIEW']],
  ] as const) {
    const { id } = await sendFile(rina, 'a;b\n1;2\n', 'a.csv', place);
    const rows = await app.deps.db.read.select().from(imports);
    add(`sent to ${place.path}`, rows.find((row) => row.id === id)?.fileId, needs);
  }

  const { id: billingId } = await billings(rina).create(anInput());
  const form = new FormData();
  const { amount } = await billings(rina).one(billingId);
  for (const [name, text] of Object.entries({ billingId, ntpn: 'ABCDEFGH12345678', paidAt: '2025-11-01', amount }))
    form.set(name, text);
  form.set('file', new File([bytes], 'bukti.pdf'));
  expect((await rina.request('POST', '/ebilling/ntpn', { form })).status).toBe(201);
  const named = await app.deps.db.read.select().from(fileRows);
  const receipt = named.find(({ name }) => name === 'bukti.pdf');
  add('proof of a payment', receipt?.id, ['EBILLING_NTPN_VIEW']);

  await app.deps.mail.send({
    companyId: scope.companyId,
    objectId: 'b',
    id: 'surat',
    senderName: 'PT',
    replyTo: null,
    to: 'a@b.example',
    subject: 'Bukti potong',
    text: 'Terlampir',
    needs: ['EBUPOT_WITHHOLDING_VIEW'],
    attachments: [{ name: 'bupot.pdf', type: 'application/pdf', content: bytes }],
  });
  const letter = await rina.get<{ attachments: { fileId: string }[] }>('/simulator/messages/surat');
  add('enclosed in a letter', letter.attachments[0]?.fileId, ['EBUPOT_WITHHOLDING_VIEW']);

  const old = { id: 'lama', name: 'lama.csv', type: 'text/csv', size: bytes.length, sha256: sha256Of(bytes) };
  await app.deps.files.write(old.id, bytes);
  await app.deps.db.transact((tx) => insertFile(tx, scope, { ...old, needs: null, createdAt: 0, expiresAt: null }));
  add('from before files carried keys', old.id, null);
});
afterAll(() => app.close());

describe('a file', () => {
  it('of each kind is there to be tried', () => {
    expect(files).toHaveLength(11);
    expect(files.filter(({ id }) => id === 'none')).toEqual([]);
  });

  it.each([
    ['rina', 'Owner'],
    ['agus', 'Administrator'],
    ['sari', 'Creator'],
    ['budi', 'Payer'],
  ] as const)(
    'is opened by %s exactly where the role %s holds the keys of what it was made from',
    async (who, role) => {
      const client = await app.as(who);
      const permissions = new Set<Permission>(roles[role]);
      for (const { what, id, needs } of files) {
        const may = needs === null ? role === 'Owner' : needs.every((key) => permissions.has(key));
        const answer = await client.request('GET', `/files/${id}`);
        expect([what, answer.status]).toEqual([what, may ? 200 : 403]);
        if (!may) expect(await answer.text()).not.toContain('rahasia');
      }
    },
  );

  it('opens with its keys alone, and not with every other key there is', async () => {
    for (const { id, needs } of files.filter((one) => one.needs !== null)) {
      const own = { ...scope, role: 'Gudang', permissions: new Set(needs) };
      expect((await loadFile(app.deps, own, id)).id).toBe(id);
      const others = permissions.filter((key) => !needs?.includes(key));
      const stranger = { ...scope, role: 'Gudang', permissions: new Set(others) };
      await expect(loadFile(app.deps, stranger, id)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('is written down by nobody who does not say its keys', () => {
    const writing = sourcesIn('api').filter(({ text }) =>
      /\binsertFile\(|\bregisterFile\(|\bkeep(File|With)\(deps/.test(text),
    );
    expect(writing.map(({ path }) => path).sort()).toEqual([
      'api/compose.ts',
      'api/flows/efiling/take-file.ts',
      'api/imports/upload-import.ts',
      'api/jobs/family-jobs.ts',
      'api/modules/efiling/attach-pdf.ts',
      'api/modules/ntpn/name.ts',
      'api/modules/spt-badan/attach-pdf.ts',
      'api/modules/spt/attach-file.ts',
      'api/services/files/files.ts',
      'api/steps/step-service.ts',
    ]);
  });
});

it('a letter in the simulated mailbox is read by who may see what it is about', async () => {
  const letter = {
    senderName: 'PT',
    replyTo: null,
    to: 'a@b.example',
    subject: 'SSP',
    text: 'Terlampir',
    attachments: [],
  };
  await app.deps.mail.send({
    ...letter,
    companyId: scope.companyId,
    objectId: 'x',
    id: 'surat-lain',
    needs: ['AUDIT_LOG_VIEW'],
  });
  expect((await (await app.as('rina')).request('GET', '/simulator/messages/surat-lain')).status).toBe(200);
  expect((await (await app.as('budi')).request('GET', '/simulator/messages/surat-lain')).status).toBe(403);
});
