// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { aClassicInput } from '../../fixtures/builders/a-classic-faktur.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const LIST = '/main/efaktur/out';

const made = async (counterpartyName: string): Promise<Faktur> => {
  const rina = await app().as('rina', 'sagara');
  return rina.post<Faktur>('/efaktur/out', { input: aClassicInput({ counterpartyName, reference: counterpartyName }) });
};

it('the list shows classic invoices with their states, and opens one', async () => {
  await made('PT Pembeli Lama');
  const screen = await mount({ as: 'Owner', at: LIST });
  screen.getByRole('heading', { level: 1, name: 'Faktur Keluaran (klasik)' });
  const row = within(screen.getByRole('table')).getByRole('row', { name: /PT Pembeli Lama/ });
  expect(row.textContent).toContain('Belum approve');
  expect(within(screen.getByRole('table')).queryByRole('columnheader', { name: 'NITKU' })).toBeNull();
});

it('a page shows its lines, offers the moves of its own states, and removes it', async () => {
  const { id } = await made('PT Pembeli Baru');
  const screen = await mount({ as: 'Owner', at: `${LIST}/detail/${id}` });
  await screen.findByRole('heading', { level: 1, name: /^Faktur keluaran/ });
  screen.getByText(/Kabel tembaga/);
  expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull();
  await screen.press('Tindakan');
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Hapus draf' }));
  await screen.press('Hapus', await screen.findByRole('dialog'));
  await waitFor(() => expect(screen.address()).toBe(LIST));
  const rina = await app().as('rina', 'sagara');
  expect((await rina.request('GET', `/efaktur/out/${id}`)).status).toBe(404);
});

it('no menu leads there yet', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/home' });
  expect(screen.queryByRole('link', { name: /klasik/i })).toBeNull();
});
