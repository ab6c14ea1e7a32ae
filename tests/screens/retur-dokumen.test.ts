// @vitest-environment browser
import { expect, it, vi } from 'vitest';
import type { DokumenMasukanView } from '#domain/faktur/dokumen-schema.ts';
import type { ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { aDokumenInput } from '../../fixtures/builders/a-dokumen.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const ROOM = '/main/efaktur-v2';
const returs = '/efaktur/document/out/return/ctas';

const approved = async (side: 'out' | 'in', number: string): Promise<string> => {
  const rina = await app().as('rina', 'sagara');
  const base = `/efaktur/document/${side}/ctas`;
  const documentKind = side === 'out' ? 'AS_INVOICE_OUT' : 'AS_INVOICE_IN';
  const input = aDokumenInput({ documentKind, number, date: '2025-10-14', dpp: '10000000', ppn: '1100000' });
  const { id, version } = await rina.post<DokumenMasukanView>(base, { input });
  await rina.post(`${base}/${id}/moves/upload`, { version });
  await app().drainJobs();
  return id;
};

it('a document is returned in part from its page: the remainder is shown and checked, its PPN computed, and the draft sent', async () => {
  const id = await approved('out', 'TAGIHAN-1');
  const page = await mount({ as: 'Owner', at: `${ROOM}/document/out/detail/${id}` });
  await page.press('Tindakan');
  await page.user.click(await page.findByRole('menuitem', { name: 'Buat retur' }));
  await page.findByRole('heading', { level: 1, name: 'Buat retur dokumen lain keluaran' });
  await page.write(page.getByRole('textbox', { name: /Nomor retur/ }), 'RTR-DLK-1');
  const base = page.getByRole('textbox', { name: /DPP diretur/ });
  await page.write(base, '10000001');
  await page.findByText('Melebihi sisa: paling banyak Rp 10.000.000,00');
  expect(page.getByRole('button', { name: 'Simpan draf' })).toHaveProperty('disabled', true);
  await page.write(base, '4000000');
  await page.press(/Hitung PPN Rp 440.000,00/);
  expect(page.getByRole('textbox', { name: /PPnBM diretur/ })).toHaveProperty('disabled', true);
  await page.findByText(/^Tersimpan/);
  await page.press('Simpan draf');
  await page.isNoted('Draf tersimpan');
  const [row] = await (await app().as('rina', 'sagara')).get<ReturDokumenView[]>(returs);
  expect(row).toMatchObject({ originId: id, dpp: '4000000.00', ppn: '440000.00', status: 'DRAFT' });
  await page.send('Upload ke DJP');
  await page.isNoted('Retur dikirim ke DJP.');
  await page.findByRole('heading', { level: 1, name: 'Retur Dokumen Lain Keluaran RTR-DLK-1' });
  expect((await page.findByText('Sisa setelah semua retur')).closest('tr')?.textContent).toContain(
    '6.000.000,00660.000,00',
  );
});

it('a draft is written over, all that is left going back by one press', async () => {
  const rina = await app().as('rina', 'sagara');
  const originId = await approved('out', 'TAGIHAN-2');
  const input = { originId, number: 'RTR-DLK-2', date: '2025-11-10', dpp: '1', ppn: '0', ppnbm: '0' };
  const { id } = await rina.post<ReturDokumenView>(returs, { input });
  const screen = await mount({ as: 'Owner', at: `${ROOM}/return/document/out/${id}/edit` });
  await screen.press('Retur semua sisa');
  await screen.press('Simpan draf');
  await screen.isNoted('Draf tersimpan');
  const { version, ...saved } = await rina.get<ReturDokumenView>(`${returs}/${id}`);
  expect(saved).toMatchObject({ dpp: '10000000.00', ppn: '1100000.00' });
  const theirs = { ...input, number: 'RTR-DLK-2B', dpp: '9000000', ppn: '1000000' };
  await rina.request('PUT', `${returs}/${id}`, { json: { version, input: theirs } });
  await screen.write(screen.getByRole('textbox', { name: /PPN diretur/ }), '990000');
  await screen.press('Simpan draf');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('RTR-DLK-2B');
  await screen.press('Simpan pilihan ini', dialog);
  await screen.findByDisplayValue('RTR-DLK-2B');
  await vi.waitFor(async () =>
    expect(await rina.get(`${returs}/${id}`)).toMatchObject({
      number: 'RTR-DLK-2B',
      dpp: '9000000.00',
      ppn: '990000.00',
    }),
  );
});

it('what was bought is not returned before its PPN is decided about, and the menu shows why', async () => {
  const id = await approved('in', 'TAGIHAN-3');
  const screen = await mount({ as: 'Owner', at: `${ROOM}/document/in/detail/${id}` });
  await screen.press('Tindakan');
  const choice = await screen.findByRole('menuitem', { name: /^Buat retur/ });
  expect(choice.textContent).toContain('Putuskan dulu pengkreditan dokumen ini');
  const form = await mount({ as: 'Owner', at: `${ROOM}/return/document/in/${id}/create` });
  await form.findByText(/Putuskan dulu pengkreditan dokumen ini/);
});

it('the list begins a return with the choice of its document, and cancels one with a reason', async () => {
  const rina = await app().as('rina', 'sagara');
  const originId = await approved('out', 'TAGIHAN-4');
  const input = { originId, number: 'RTR-DLK-4', date: '2025-11-10', dpp: '10000000', ppn: '1100000', ppnbm: '0' };
  const { id, version } = await rina.post<ReturDokumenView>(returs, { input });
  await rina.post(`${returs}/${id}/moves/upload`, { version });
  await app().drainJobs();
  const list = await mount({ as: 'Owner', at: `${ROOM}/document/out/return` });
  await list.findByRole('link', { name: 'RTR-DLK-4' });
  await list.press('Buat retur');
  await list.findByRole('combobox', { name: /Dokumen asal/ });
  const screen = await mount({ as: 'Owner', at: `${ROOM}/return/document/out/detail/${id}` });
  await screen.press('Tindakan');
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Batalkan retur' }));
  const dialog = screen.getByRole('dialog');
  await screen.write(screen.getByRole('textbox', { name: /Alasan/ }), 'Jadi dipakai');
  await screen.press('Batalkan retur', dialog);
  await screen.isNoted('Pembatalan retur dikirim ke DJP.');
  await app().drainJobs();
  expect(await rina.get(`${returs}/${id}`)).toMatchObject({ status: 'CANCELED' });
});
