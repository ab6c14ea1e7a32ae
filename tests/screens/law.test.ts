// @vitest-environment browser

import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

it('rates are shown and entered with a decimal comma', async () => {
  const screen = await mount({ as: 'wira', at: '/admin/law/interest' });
  await screen.user.click(await screen.findByText('01/02/2026'));
  const dialog = await screen.findByRole('dialog');
  const rate = await within(dialog).findByLabelText<HTMLInputElement>('Terlambat bayar (%)');
  expect(rate.value).toBe('0,92');
  await screen.write(rate, '0,94');
  expect(rate.value).toBe('0,94');
  await screen.write(within(dialog).getByLabelText('Alasan perubahan'), 'KMK diperbaiki');
  await screen.press('Simpan', dialog);
  await screen.findByText('0,94');
});

it('a tax code is found and closed with a reason', async () => {
  const screen = await mount({ as: 'wira', at: '/admin/ebupot/tax-code' });
  await screen.write(await screen.findByLabelText('Cari'), '21-100-35');
  await screen.user.click(await screen.findByText('21-100-35'));
  const dialog = await screen.findByRole('dialog');
  const until = await within(dialog).findByLabelText('Berlaku sampai');
  await screen.write(until, '31/12/2026');
  await screen.write(within(dialog).getByLabelText('Alasan perubahan'), 'Dihapus dari lampiran');
  await screen.press('Simpan', dialog);
  await screen.findByText('31/12/2026');
});

it('a file of holidays is compared before it is applied', async () => {
  const screen = await mount({ as: 'wira', at: '/admin/law/holiday' });
  await screen.press('Lainnya');
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Impor dari file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Impor dari file' });
  const lines = ['validFrom;kind;name;source', '01/01/2027;national;Tahun Baru 2027;SKB 1/2026'];
  await screen.user.upload(await screen.findByTestId('law-file'), new File([lines.join('\r\n')], 'libur.csv'));
  await screen.press('Bandingkan', dialog);
  await screen.findByText('1 baris baru, 0 berubah, 0 sama');
  await screen.write(screen.getByLabelText('Alasan perubahan'), 'SKB tahun 2027');
  await screen.press('Terapkan', dialog);
  await screen.isNoted('1 baris disimpan');
  await screen.findByText('Tahun Baru 2027');
});
