// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { anInput, LIST } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const AT = '/main/refused';

const refused = async (npwp: string, count: number): Promise<string[]> => {
  const rina = await app().as('rina', 'sagara');
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const input = anInput({ counterpartyNpwp: npwp, counterpartyNitku: nitkuOf(npwp) });
    ids.push((await rina.post<Faktur>(`${LIST}/draft`, { input })).id);
  }
  await rina.post(`${LIST}/upload`, { ids });
  await app().drainJobs();
  return ids;
};

it('shows that nothing was refused', async () => {
  const screen = await mount({ as: 'Owner', at: AT });
  screen.getByText('Tidak ada dokumen yang ditolak');
});

it('changes the signer of all of one cause and sends them again', async () => {
  const [id] = await refused('0623456789019990', 3);
  await refused('0623456789019998', 1);
  const screen = await mount({ as: 'Owner', at: AT });
  const causes = screen.getByRole('complementary', { name: 'Sebab penolakan' });
  within(causes).getByRole('button', { name: /Penandatangan tidak berwenang\s*3/ });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Perbaiki dan kirim ulang 3 dokumen' });
  expect(send.disabled).toBe(true);
  await screen.user.click(await screen.findByRole('combobox', { name: /Penandatangan baru/ }));
  await screen.user.click(await screen.findByRole('option', { name: 'Wulan Prameswari' }));
  await waitFor(() => expect(send.disabled).toBe(false));
  await screen.press('Perbaiki dan kirim ulang 3 dokumen');
  await screen.isNoted('Perbaikan 3 dokumen dimulai.');
  await app().drainJobs();
  const rina = await app().as('rina', 'sagara');
  expect(await rina.get<Faktur>(`${LIST}/${id}`)).toMatchObject({
    status: 'APPROVED',
    signeeName: 'Wulan Prameswari',
  });
  await waitFor(() => expect(within(causes).queryByText('Penandatangan tidak berwenang')).toBeNull());
});

it('tries a cure and takes it back', async () => {
  const screen = await mount({ as: 'Owner', at: AT });
  await screen.press('Perbaiki semua yang sama');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Perbaiki dan kirim ulang/ }).disabled).toBe(false);
  await screen.press('Urungkan');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Perbaiki dan kirim ulang/ }).disabled).toBe(true);
});

it('is refused without the permission for the list', async () => {
  const screen = await mount({ as: 'Payer', at: AT });
  expect(screen.queryByRole('button', { name: /Perbaiki dan kirim ulang/ })).toBeNull();
});
