// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import { askOffice } from '../../api/modules/billing/ask-office.ts';
import { spts as sptTable } from '../../db/tables.ts';
import { aListC } from '../../fixtures/builders/a-list-c.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { anInput, billings } from '../api/billing/billing-client.ts';
import { spts } from '../api/spt/spt-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const rows = [{ sellerName: 'PT Lapak', number: 'TGH-1' }, { sellerName: 'CV Anyam' }];
const listOf = (period: string): File =>
  new File([aListC(companies.sagara.npwp, period, rows)], `c-${period}.xml`, { type: 'text/xml' });

it('takes list C in, row by row with its sums, refuses that of another masa, and lets it go again', async () => {
  const returns = spts(app(), await app().as('rina', 'sagara'), 'PPN');
  const { id } = await returns.posted('2025-10');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${id}/c` });
  await screen.user.upload(screen.getByTestId('file-files/C'), listOf('2025-09'));
  await screen.findByText('File ini untuk masa 09/2025, bukan masa SPT ini');
  await screen.user.upload(screen.getByTestId('file-files/C'), listOf('2025-10'));
  const table = within(await screen.findByRole('table'));
  expect(screen.queryByText(/bukan masa SPT ini/)).toBeNull();
  for (const seen of [/PT Lapak/, 'TGH-1', /CV Anyam/]) table.getByText(seen);
  const sum = table.getByRole('row', { name: /Jumlah 2 dokumen/ });
  expect(sum.textContent).toMatch(/2\.400\.000.*2\.200\.000.*264\.000/);
  await screen.press('Hapus');
  await screen.findByText(/Yang dipungut Pihak Lain tidak terbaca/);
  expect((await returns.one(id)).entries).toMatchObject({ files: {}, lines: {} });
});

it('names the files of part IX, and shows at once what is no PDF', async () => {
  const { id } = await spts(app(), await app().as('rina', 'sagara'), 'PPN').posted('2025-09');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${id}/induk` });
  const files = within(await screen.findByRole('region', { name: 'Lampiran' }));
  const input = files.getByTestId('file-files/IX_B');
  await screen.user.upload(input, new File(['bukan'], 'hitung.pdf', { type: 'application/pdf' }));
  await screen.findByText('Hasil penghitungan kembali diunggah sebagai PDF');
  await screen.user.upload(input, new File(['%PDF-1.4'], 'hitung.pdf', { type: 'application/pdf' }));
  const link = await screen.findByRole('link', { name: 'hitung.pdf' });
  expect(link.getAttribute('href')).toMatch(/\/files\/\w+\?/);
  files.getByRole('button', { name: 'Ganti' });
});

it('shows that a file was not stored where the return was changed meanwhile', async () => {
  const returns = spts(app(), await app().as('rina', 'sagara'), 'PPN');
  const { id } = await returns.posted('2025-07');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${id}/c` });
  await screen.user.upload(screen.getByTestId('file-files/C'), listOf('2025-07'));
  await screen.findByRole('table');
  await app().deps.db.transact(async (tx) => {
    await tx.db.update(sptTable).set({ version: 99 }).where(eq(sptTable.id, id));
  });
  await screen.press('Hapus');
  await screen.isNoted(/^Data (sudah )?diubah/);
  screen.getByRole('table');
});

it('counts what was used of the deposit elsewhere, and takes it back', async () => {
  const rina = await app().as('rina', 'sagara');
  const returns = spts(app(), rina, 'PPN');
  const { id, version } = await returns.posted('2025-08');
  const entries = { lines: { 'V.PPN': '300000' }, overpaidAs: null, wholeAnew: false, account: null };
  await rina.put(`${returns.path}/${id}/entries`, { version, entries });
  const year = { kap: '411618', kjs: '100', periodFrom: '2025-01', periodTo: '2025-12' };
  const input = { ...anInput({ ...year, amount: '500000', description: 'Deposit' }), ignoreSame: true };
  const made = await rina.post<Billing>('/ebilling', input);
  const { code } = await billings(rina).one(made.id);
  await rina.post('/simulator/billing/pay', { code, amount: '500000' });
  await askOffice(app().deps, scopeOf('rina', 'sagara'), made.id);
  await app().drainJobs();

  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${id}/bill` });
  const deposit = within(await screen.findByRole('region', { name: 'Saldo deposit pajak' }));
  deposit.getByRole('button', { name: 'Bayar dari deposit' });
  await screen.press('Sudah dipakai di tempat lain');
  const dialog = await screen.findByRole('dialog', { name: 'Sudah dipakai di tempat lain' });
  const field = (name: string | RegExp) => within(dialog).getByRole('textbox', { name });
  await screen.write(field('Jumlah yang dipakai'), '400000');
  await screen.write(field('Tanggal dipakai'), '15/11/2025');
  await screen.write(field('Dipakai untuk apa'), 'PPh 25');
  await screen.press('Simpan pemakaian', dialog);
  await screen.isNoted('Pemakaian deposit dicatat');
  await waitFor(() => expect(deposit.queryByRole('button', { name: 'Bayar dari deposit' })).toBeNull());
  deposit.getByText('Deposit dipakai hanya bila menutup seluruh tagihan SPT, tanpa dicampur kode billing.');
  await screen.press('Urungkan pemakaian deposit: PPh 25');
  await screen.isNoted('Pemakaian deposit diurungkan');
  await waitFor(() => deposit.getByRole('button', { name: 'Bayar dari deposit' }));
  await screen.press('Bayar dari deposit');
  const requests = await screen.findByRole('dialog', { name: 'Bayar SPT ini dari deposit?' });
  expect(requests.textContent).toContain('Dipakai untuk SPT ini');
  await screen.press('Bayar dari deposit', requests);
  await screen.isNoted('SPT dibayar dari deposit');
});
