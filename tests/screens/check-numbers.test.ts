// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { companies } from '../../fixtures/cast/companies.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const { npwp, name } = companies.bentala;

it('checks a pasted column and corrects the counterparty with another name', async () => {
  const rina = await app().as('rina', 'sagara');
  await rina.post('/counterparties', {
    document: 'TIN',
    identity: npwp,
    nitku: `${npwp}000000`,
    country: 'IDN',
    name: 'PT Nama Lama',
    address: 'Jalan Satu 1',
  });
  const screen = await mount({ as: 'Owner', at: '/v2/main/check-npwp' });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'NPWP atau NIK' });
  await screen.press('Periksa');
  await waitFor(() => expect(screen.faultOf(box)).toBe('Isi sedikitnya satu nomor'));
  await screen.write(box, `${npwp}\n123`);
  await screen.press('Periksa');
  await waitFor(() => screen.getByText('Nama berbeda'));
  screen.getByText('Bukan nomor 15 atau 16 digit');
  await screen.press('Pakai nama dari DJP');
  await screen.isNoted('Lawan transaksi diperbaiki.');
  await waitFor(() => screen.getByText('Sesuai'));
  expect(screen.getAllByText(name).length).toBeGreaterThan(1);
});
