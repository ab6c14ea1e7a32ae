// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { billings } from '../api/billing/billing-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const open = async () => {
  const screen = await mount({ as: 'Owner', at: '/main/ebilling/create' });
  const tax = screen.getByRole<HTMLInputElement>('combobox', { name: 'Jenis pajak (KAP-KJS)' });
  return {
    ...screen,
    tax,
    choose: async (pair: string) => {
      await screen.write(tax, pair);
      await screen.user.keyboard('{Enter}');
    },
    field: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }),
    drawer: () => screen.findByRole('dialog', { name: 'ID Billing' }),
  };
};

it('a tax is found by everyday words, shown in words, made and opened', async () => {
  const screen = await open();
  await screen.write(screen.tax, 'angsuran pph badan');
  expect((await screen.findAllByRole('option'))[0]?.textContent).toContain('411126-100');
  await screen.user.keyboard('{Enter}');
  expect(screen.tax.value).toMatch(/^411126-100/);
  await screen.write(screen.field('Masa pajak'), '08/2025');
  await screen.findByText('Lewat jatuh tempo');
  await screen.write(screen.field('Jumlah setor'), '2350000');
  await screen.findByText('dua juta tiga ratus lima puluh ribu rupiah');
  await screen.findByText('Perkiraan sanksi bunga');
  await screen.press('Buat ID Billing');
  const drawer = await screen.drawer();
  await app().drainJobs();
  await waitFor(() => expect(drawer.textContent).toContain('Belum dibayar'));
  expect(drawer.textContent).toContain('411126-100');
  expect(drawer.textContent).toContain('Alur setoran');
});

it('a tax of a return is refused by hand, with what to do instead', async () => {
  const screen = await open();
  await screen.choose('411211-100');
  await screen.findAllByText(/dibayar lewat SPT Masa PPN/);
  await screen.press('Setor sebagai deposit (411618-100)');
  expect(screen.tax.value).toMatch(/^411618-100/);
  screen.field('Tahun pajak');
  expect(screen.queryByText(/dibayar lewat SPT Masa PPN/)).toBeNull();

  await screen.choose('411124-100');
  await screen.press('Buka SPT Masa PPh Unifikasi');
  const leaving = await screen.findByRole('dialog', { name: 'Tinggalkan halaman ini?' });
  await screen.press('Tinggalkan', leaving);
  await waitFor(() =>
    expect(screen.address()).toMatch(
      /^\/main\/ebupot\/unifikasi\/spt\/(detail\/[^/]+\/bill|posting\?masa=\d{4}-\d{2})$/,
    ),
  );
});

it('only the fields a pair needs appear, and what is missing takes the focus', async () => {
  const screen = await open();
  expect(screen.queryByRole('textbox', { name: 'NOP' })).toBeNull();
  await screen.choose('411128-402');
  const nop = screen.field('NOP');
  await screen.write(screen.field('Jumlah setor'), '1500000');
  await screen.press('Buat ID Billing');
  await waitFor(() => expect(document.activeElement).toBe(nop));
  await screen.choose('411126-300');
  expect(screen.queryByRole('textbox', { name: 'NOP' })).toBeNull();
  screen.field('Nomor ketetapan');
});

it('the same tax for the same masa is confirmed before it is made again', async () => {
  const rina = await app().as('rina', 'sagara');
  await billings(rina).create({ kap: '411126', kjs: '100', periodFrom: '2025-03', periodTo: '2025-03' });
  await app().drainJobs();
  const screen = await open();
  await screen.choose('411126-100');
  await screen.write(screen.field('Masa pajak'), '03/2025');
  await screen.write(screen.field('Jumlah setor'), '4100000');
  await screen.findByText(/sudah pernah dibuatkan/);
  await screen.press('Buat ID Billing');
  const question = await screen.findByRole('dialog', { name: 'Pajak ini sudah pernah dibuatkan ID Billing' });
  expect(question.textContent).toContain('411126-100');
  await screen.press('Tetap buat', question);
  const drawer = await screen.drawer();
  await app().drainJobs();
  await waitFor(() => expect(drawer.textContent).toContain('Belum dibayar'));
});

it('what the office refused is corrected and requested again', async () => {
  const screen = await open();
  await screen.choose('411128-420');
  await screen.write(screen.field('Masa pajak'), '02/2025');
  await screen.write(screen.field('Jumlah setor'), '1009998');
  await screen.press('Buat ID Billing');
  const refused = await screen.drawer();
  await app().drainJobs();
  await waitFor(() => expect(refused.textContent).toContain('Gagal'));
  await screen.press('Perbaiki', refused);
  await screen.findByRole('heading', { level: 1, name: 'Perbaiki ID Billing' });
  await screen.write(await screen.findByRole('textbox', { name: 'Jumlah setor' }), '1010000');
  await screen.press('Simpan & minta lagi');
  const repaired = await screen.drawer();
  await app().drainJobs();
  await waitFor(() => expect(repaired.textContent).toContain('Belum dibayar'));
});

it('a masa more than twelve months ahead is confirmed before a code is made, one within them is not', async () => {
  const screen = await open();
  await screen.choose('411126-100');
  await screen.write(screen.field('Masa pajak'), '12/2026');
  await screen.write(screen.field('Jumlah setor'), '1250000');
  await screen.press('Buat ID Billing');
  const question = await screen.findByRole('dialog', { name: 'Masa ini jauh di depan' });
  expect(question.textContent).toContain('12/2026');
  await screen.press('Batalkan', question);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const rina = await app().as('rina', 'sagara');
  const made = async () =>
    (await rina.get<{ amount: string }[]>('/ebilling')).filter(({ amount }) => amount === '1250000.00');
  expect(await made()).toEqual([]);

  await screen.press('Buat ID Billing');
  await screen.press(
    'Ya, masa ini yang dimaksud',
    await screen.findByRole('dialog', { name: 'Masa ini jauh di depan' }),
  );
  await screen.drawer();
  expect(await made()).toHaveLength(1);

  const near = await open();
  await near.choose('411126-100');
  await near.write(near.field('Masa pajak'), '11/2026');
  await near.write(near.field('Jumlah setor'), '1250001');
  await near.press('Buat ID Billing');
  await near.drawer();
  expect(near.queryByRole('dialog', { name: 'Masa ini jauh di depan' })).toBeNull();
});

it('the tax of a year is due by the book year of the company', async () => {
  const rina = await app().as('rina');
  await rina.put('/efiling/annual-registration', { bookYearStart: 7, efinStated: true });
  const screen = await open();
  await screen.choose('411126-200');
  await screen.write(screen.field('Tahun pajak'), '2024');
  const due = screen.getByRole('heading', { name: 'Jatuh tempo' }).closest('.card');
  await waitFor(() => expect(due?.textContent).toMatch(/31 Okt(?:ober)? 2025|31\/10\/2025/));
});
