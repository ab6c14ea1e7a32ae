// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import type { ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import { fakturById, insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import { officeDocuments } from '../../db/tables.ts';
import { aFaktur, aLine } from '../../fixtures/builders/a-faktur.ts';
import { aReturEntry } from '../../fixtures/builders/a-retur-entry.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const SCOPE = scopeOf('rina', 'sagara');
const IN = '/efaktur/in/return/ctas';

let n = 0;
type Over = Partial<Omit<Parameters<typeof aFaktur>[0] & object, 'status'>>;
const planted = async (status: string, over: Over = {}): Promise<string> => {
  const id = `retur-layar-${++n}`;
  await app().deps.db.transact(async (tx) => {
    await insertFakturs(tx, SCOPE, [
      aFaktur({
        id,
        companyId: companies.sagara.id,
        type: 'IN',
        status: status as never,
        creditPeriod: '2025-10',
        number: `0400250000000002${n}`,
        lines: [aLine()],
        ...over,
      }),
    ]);
    for (const resource of ['efaktur/in/ctas', 'efaktur/out/return/ctas']) await bumpRevision(tx, SCOPE, resource);
  });
  return id;
};

it('an invoice is returned in part: the remainder is shown and checked, and the draft leads to its page', async () => {
  const id = await planted('CREDITED');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/in/return/${id}/create` });
  const back = screen.getByRole('textbox', { name: 'Jumlah diretur, Kabel tembaga 4 × 10 mm²' });
  await screen.write(back, '11');
  await screen.findByText('Melebihi sisa: paling banyak 10');
  expect(screen.getByRole('button', { name: 'Simpan draf' })).toHaveProperty('disabled', true);
  await screen.write(back, '4');
  await waitFor(() => expect(document.body.textContent).toContain('660.000,00'));
  await screen.press('Simpan draf');
  await screen.findByRole('heading', { level: 1, name: 'Retur Faktur Masukan' });
  screen.getByRole('button', { name: 'Upload' });
  const [retur] = await (await app().as('rina', 'sagara')).get<ReturMasukanView[]>(IN);
  expect(retur).toMatchObject({ originId: id, dpp: '6000000.00', ppn: '660000.00' });
});

it('discount and other base of a line are computed, typed instead, limited to the remainder, and sent with it in one request', async () => {
  const id = await planted('CREDITED', { lines: [aLine({ discount: '1000000' })] });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/in/return/${id}/create` });
  const field = (what: string) => screen.getByRole('textbox', { name: `${what}, Kabel tembaga 4 × 10 mm²` });
  expect(field('Potongan diretur')).toHaveProperty('disabled', true);
  await screen.write(field('Jumlah diretur'), '5');
  await waitFor(() => expect(field('Potongan diretur')).toHaveProperty('value', '500.000,00'));
  await screen.write(field('Potongan diretur'), '1000001');
  await screen.findByText('Melebihi sisa: paling banyak Rp 1.000.000,00');
  expect(screen.getByRole('button', { name: 'Simpan dan upload' })).toHaveProperty('disabled', true);
  await screen.write(field('Potongan diretur'), '250000');
  await screen.write(field('DPP nilai lain diretur'), '6000000');
  await waitFor(() => expect(document.body.textContent).toContain('720.000,00'));
  await screen.send('Simpan dan upload');
  await screen.findByRole('heading', { level: 1, name: 'Retur Faktur Masukan' });
  const rina = await app().as('rina', 'sagara');
  const filter = encodeURIComponent(JSON.stringify({ originId: id }));
  const [retur] = await rina.get<ReturMasukanView[]>(`${IN}?filter=${filter}`);
  expect(retur).toMatchObject({ dpp: '7250000.00', ppn: '720000.00' });
  expect(retur?.status).not.toBe('DRAFT');
});

it('a return begins with the choice of the invoice, and is in the list', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/in/return' });
  await screen.press('Buat retur');
  await screen.findByRole('combobox', { name: /Faktur masukan/ });
});

it('a return is started from a credited invoice; for one that is not decided the menu shows why there is none', async () => {
  const decided = await planted('CREDITED');
  const undecided = await planted('APPROVED', { creditPeriod: null });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/in/${undecided}/detail` });
  await screen.press('Tindakan');
  const choice = await screen.findByRole('menuitem', { name: /^Buat retur/ });
  expect(choice.textContent).toContain('Putuskan dulu pengkreditan faktur ini');
  expect(choice.getAttribute('aria-disabled')).toBe('true');

  const other = await mount({ as: 'Owner', at: `/main/efaktur-v2/in/${decided}/detail` });
  await other.user.click(await other.findByRole('link', { name: 'Buat retur' }));
  await other.findByRole('heading', { level: 1, name: 'Buat retur masukan' });
  expect(other.address()).toBe(`/main/efaktur-v2/in/return/${decided}/create`);
});

it('a form of a return with nothing left to return shows that', async () => {
  const id = await planted('CREDITED', { lines: [aLine({ quantity: '0' })] });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/in/return/${id}/create` });
  await screen.findByText('Faktur ini sudah diretur seluruhnya.');
});

it('a return of an outgoing invoice is agreed to on its page', async () => {
  const originId = await planted('APPROVED', { type: 'OUT', creditPeriod: null });
  const id = await planted('WAITING_FOR_APPROVAL', {
    type: 'RETURN_OUT',
    creditPeriod: null,
    originId,
    originNumber: '04002500000000021',
    lines: [aLine({ quantity: '2' })],
  });
  const { db } = app().deps;
  const [retur, origin] = await Promise.all([fakturById(SCOPE, db.read, id), fakturById(SCOPE, db.read, originId)]);
  const entry = aReturEntry(retur as never, {
    origin: origin as Faktur,
    own: companies.sagara.npwp,
    signee: 'Hendra',
    at: app().clock.now,
  });
  await db.transact((tx) => tx.insertMany(officeDocuments, entry ? [entry] : []));
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/return/out/${id}/detail` });
  screen.getByRole('heading', { level: 1, name: 'Retur Faktur Keluaran' });
  await screen.press('Setujui retur');
  await screen.press('Setujui', screen.getByRole('dialog'));
  await screen.isNoted('Retur disetujui.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Setujui retur' })).toBeNull());
});

it('of returns our buyers made no draft can be removed, and no XML written', async () => {
  await planted('WAITING_FOR_APPROVAL', {
    type: 'RETURN_OUT',
    creditPeriod: null,
    counterpartyName: 'PT Pembeli Retur',
  });
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/out/return' });
  await screen.user.click(await screen.findByRole('checkbox', { name: /PT Pembeli Retur/ }));
  await screen.press('Tindakan');
  await screen.findByRole('menuitem', { name: /XLSX/ });
  expect(screen.queryByRole('menuitem', { name: /Hapus|XML/ })).toBeNull();
});
