// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

const rowOf = async (screen: Awaited<ReturnType<typeof mount>>, name: RegExp, text: string) =>
  waitFor(() => expect(screen.getByRole('row', { name }).textContent).toContain(text));

it('tax of a month is worked out as one types, explained, and compared, without a request', async () => {
  const screen = await mount({ as: 'rina', at: '/main/ebupot-v2/calculator?mode=month&period=2025-03' });
  const income = await screen.findByRole('textbox', { name: 'Penghasilan bruto sebulan' });
  const requests = vi.spyOn(globalThis, 'fetch');
  await screen.write(income, '15.500.000');
  await rowOf(screen, /^PPh terutang Tarif 7%/, '1.085.000');
  await rowOf(screen, /^Diterima bersih 14\.415\.000/, '14.415.000');
  await rowOf(screen, /^PPh Desember/, '965.000');

  await screen.press('Dari mana angka ini? PPh terutang');
  const explained = await screen.findByRole('dialog', { name: 'Dari mana angka ini?' });
  expect(explained.textContent).toContain('tarif efektif kategori A');
  expect(explained.textContent).toContain('PP 58/2023');
  await screen.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await screen.press('Bagaimana jika');
  const other = await screen.findByRole('region', { name: 'Bagaimana jika' });
  await screen.write(within(other).getByRole('textbox', { name: 'Penghasilan bruto sebulan' }), '20000000');
  await rowOf(screen, /^PPh dipotong/, '+715.000');
  await waitFor(() => expect(location.search).toMatch(/income=15500000.*compare=1.*if\.income=20000000/));
  expect(requests.mock.calls.filter(([url]) => String(url).includes('calculate'))).toEqual([]);
});

it('opens from its address', async () => {
  const screen = await mount({
    as: 'rina',
    at: '/main/ebupot-v2/calculator?mode=month&period=2025-03&income=15500000&compare=1&if.income=20000000',
  });
  await screen.findByRole('region', { name: 'Bagaimana jika' });
  await rowOf(screen, /^PPh dipotong/, '+715.000');
});

it('shows the official example of a year, PMK 168/2023 B.I.1', async () => {
  const screen = await mount({ as: 'rina', at: '/main/ebupot-v2/calculator?mode=month&period=2025-03' });
  await screen.press('Contoh resmi');
  (await screen.findByRole('menuitem', { name: /B\.I\.1\)/ })).click();
  await rowOf(screen, /^8 Jumlah penghasilan bruto/, '450.960.000');
  await rowOf(screen, /^Februari 2025/, '4.911.200');
  await rowOf(screen, /^PPh dipotong/, '14.595.000');
  await screen.write(screen.getByRole('textbox', { name: 'Zakat lewat pemberi kerja setahun' }), '');
  await rowOf(screen, /^19 PPh 21 terutang setahun/, '65.315.000');
});

it('proposes the object of another payment', async () => {
  const screen = await mount({ as: 'rina', at: '/main/ebupot-v2/calculator?mode=month&period=2025-03' });
  (await screen.findByRole('tab', { name: 'Pembayaran lain' })).click();
  const object = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Yang dibayar' });
  await screen.user.click(object);
  await screen.user.keyboard('buruh harian');
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain('21-100-24'));
  await screen.user.keyboard('{Enter}');
  await waitFor(() => expect(object.value).toMatch(/^21-100-24/));
  await screen.write(screen.getByRole('textbox', { name: 'Penghasilan bruto' }), '3.000.000');
  await screen.press('Pakai 21-100-30');
  await rowOf(screen, /^PPh terutang/, '75.000');
});
