// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const LOG = '/v2/main/audit-log';
const row = (words: string) => {
  const found = [...document.querySelectorAll('tbody tr')].find((one) => one.textContent?.includes(words));
  if (!found) throw new Error(`no row says ${words}`);
  return found as HTMLElement;
};

it('shows who changed what, filters by one object, and proves the chain', async () => {
  const rina = await app().as('rina', 'sagara');
  const { version, subject } = await rina.get<{ version: number; subject: string }>('/templates/email/efaktur');
  await rina.put('/templates/email/efaktur', { version, subject, body: 'Halo %{buyerName}' });
  const screen = await mount({ as: 'Owner', at: LOG });
  await waitFor(() => expect(row('Template pengiriman').textContent).toContain('Halo %{buyerName}'));
  expect(row('Template pengiriman').textContent).toContain('Rina Wulandari');
  await screen.user.click(within(row('Template pengiriman')).getByRole('button', { name: 'Template pengiriman' }));
  await waitFor(() => expect(screen.address()).toContain('objectId='));
  await screen.press('Bukti keaslian');
  await screen.findByRole('dialog');
  await screen.press('Periksa');
  await waitFor(() => expect(document.body.textContent).toMatch(/Rantai utuh: \d+ baris sesuai/));
  await screen.user.type(screen.getByLabelText('Alamat email'), 'arsip@notaris.example');
  await screen.press('Simpan');
  await waitFor(() => screen.getByRole('button', { name: 'Hentikan' }));
});

it('shows that nothing matches, and clears the filters', async () => {
  const screen = await mount({ as: 'Owner', at: `${LOG}?objectId=tidak-ada` });
  await waitFor(() => screen.getByText('Tidak ada aktivitas yang cocok dengan filter ini.'));
  await screen.user.click(screen.getAllByRole('button', { name: 'Hapus filter' })[0] as HTMLElement);
  await waitFor(() => expect(screen.address()).toBe(LOG));
});

it('is refused without the permission', async () => {
  const screen = await mount({ as: 'Payer', at: LOG });
  expect(screen.address()).not.toContain('audit-log');
});
