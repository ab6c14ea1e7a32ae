// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { bupotPlace, type ImportAnswer, sendFile, settled } from '../api/imports/import-steps.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const place = bupotPlace('BPMP');
const LABEL = 'Tunjangan lainnya';

const PAYROLL = [
  'Masa Pajak;NIK;Nama;PTKP;Gaji Pokok;Tunjangan Jabatan;Premi Kesehatan',
  '10/2026;3174051203900041;Ani Contoh;TK/0;8000000;1000000;160000',
].join('\n');

it('adds the money that is left, explains beside the button why a mapping is refused, and goes to the next step', async () => {
  const rina = await app().as('rina', 'sagara');
  const { id } = await sendFile(rina, PAYROLL, 'gaji.csv', place);
  await settled(app(), rina, id, place);
  const screen = await mount({ as: 'Owner', at: `/main/ebupot/unifikasi/import/${id}` });
  await screen.user.click(await screen.findByRole('button', { name: 'Lanjut' }));
  await screen.findByRole('heading', { level: 1, name: 'Membaca file' });
  await settled(app(), rina, id, place);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Petakan kolom' });
  await waitFor(() => expect(document.activeElement).toBe(heading));

  await screen.user.click(screen.getByRole('tab', { name: /^Terpetakan/ }));
  const benefit = await screen.findByRole('combobox', { name: LABEL });
  await screen.press('Tambah kolom', benefit.closest('tr') as HTMLElement);
  const second = await screen.findByRole('combobox', { name: `${LABEL}, kolom ke-2` });
  expect(second.textContent).toBe('Premi Kesehatan');
  screen.getByText('1.160.000,00');
  expect(screen.queryByRole('button', { name: 'Tambah kolom' })).toBeNull();

  await screen.user.click(second);
  await screen.user.click(await screen.findByRole('option', { name: 'NIK' }));
  const confirm = async () => {
    for (const box of within(screen.getByText('Pastikan dahulu').closest('section') as HTMLElement).getAllByRole(
      'checkbox',
    ))
      if (!(box as HTMLInputElement).checked) await screen.user.click(box);
    await screen.press('Lanjut');
  };
  await confirm();
  await screen.findByText(`${LABEL}: Kolom ini sudah dipakai isian lain.`);

  await screen.user.click(screen.getByRole('combobox', { name: `${LABEL}, kolom ke-2` }));
  await screen.user.click(await screen.findByRole('option', { name: 'Tidak diambil' }));
  await confirm();
  const check = await waitFor(async () => {
    await app().drainJobs();
    return screen.getByRole('heading', { level: 1, name: 'Periksa & perbaiki' });
  });
  await waitFor(() => expect(document.activeElement).toBe(check));
  await screen.findByText(/Gaji Pokok \+ Tunjangan Jabatan\. Benar\?/);
  expect(screen.getAllByText('Dijawab: ya.')).toHaveLength(2);
  const { state } = await rina.get<ImportAnswer>(`${place.path}/${id}`);
  expect(state.totals.sums[0]?.read).toBe('9000000.00');
});
