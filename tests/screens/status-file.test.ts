// @vitest-environment browser
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();
const LISTED = join(import.meta.dirname, '../../fixtures/files/dari-luar/coretax-pajak-keluaran.xlsx');

it('names the invoices of the portal’s list that are not here, and takes them in by a press', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/out' });
  await screen.press('Impor / Ekspor');
  await screen.user.click(await screen.findByRole('menuitem', { name: /Sinkronkan status dari file portal/ }));
  const file = new File([new Uint8Array(readFileSync(LISTED))], 'data.xlsx');
  await screen.user.upload(await screen.findByLabelText('Pilih file'), file);
  await screen.findByText(/tidak dapat dikirim lagi/);
  await screen.press('Ambil 5 faktur yang belum ada');
  const link = await screen.findByRole('link', { name: '04002690000092404' });
  expect(screen.queryByText(/Ambil 5 faktur/)).toBeNull();
  await screen.user.click(link);
  await screen.findByText(/yang tidak memuat rincian barang dan jasa/);
});
