// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { companies } from '../../fixtures/cast/companies.ts';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

const file = (nitku: string) =>
  new File([`NITKU (22 digit);Nama;Alamat\n${nitku};Gudang;Jalan Gudang 7\n`], 'cabang.csv');
const { npwp } = companies.sagara;

it('a file of records names the refused cell and saves nothing; the corrected file is added', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/setting/account/tax' });
  await screen.press('Lainnya');
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Impor dari file' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Impor' })).toHaveProperty('disabled', true);
  expect(dialog.getByRole('button', { name: 'Pilih file' })).toBeTruthy();
  await screen.user.upload(dialog.getByTestId('records-file'), file('123'));
  expect(await dialog.findByText('cabang.csv')).toBeTruthy();
  await screen.user.click(dialog.getByRole('button', { name: 'Impor' }));
  expect(await dialog.findByText(/^Baris 2, NITKU \(22 digit\): /)).toBeTruthy();
  await screen.user.upload(dialog.getByTestId('records-file'), file(`${npwp}000077`));
  await waitFor(() => expect(dialog.queryByText(/^Baris 2/)).toBeNull());
  await screen.user.click(dialog.getByRole('button', { name: 'Impor' }));
  await screen.isNoted('1 data ditambahkan');
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('row')
        .map((row) => row.textContent)
        .join(),
    ).toContain('Gudang'),
  );
});
