// @vitest-environment browser
import { expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import type { CompanyKey } from '../../fixtures/cast/companies.ts';
import { anInput, LIST } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const stopped = async (as: 'hendra' | 'lina' | 'rina', where: CompanyKey, title: string) => {
  const hendra = await app().as('hendra', where);
  const { id } = await hendra.post<Faktur>(`${LIST}/draft`, { input: anInput({}, where) });
  const screen = await mount({ as, at: `/main/efaktur-v2/out/${id}/edit`, where });
  await screen.send('Upload ke DJP');
  return { ...screen, modal: await screen.findByRole('dialog', { name: title }) };
};

it('the Owner without a signee is led to where one is named', async () => {
  const screen = await stopped('hendra', 'bentalaEnergi', 'Penandatangan belum ditentukan');
  expect(screen.modal.textContent).not.toContain('Mintalah');
  await screen.press('Tentukan penandatangan', screen.modal);
  await screen.findByRole('button', { name: 'Tambah penandatangan' });
  expect(screen.address()).toBe('/main/setting/account/signee/efaktur-v2');
});

it('an Administrator without a signee sees whom to ask', async () => {
  const screen = await stopped('rina', 'bentalaEnergi', 'Penandatangan belum ditentukan');
  expect(screen.modal.textContent).toContain('Mintalah Owner perusahaan menambahkan penandatangan.');
  await screen.press('Oke, mengerti', screen.modal);
  expect(screen.address()).toContain('/main/efaktur-v2/out/');
});

it.each([
  ['hendra', /Tambahkan penandatangan di Pengaturan/],
  ['rina', /Mintalah Owner perusahaan menambahkannya/],
] as const)('%s who finds nobody else to sign reads what that person can do', async (as, words) => {
  const hendra = await app().as('hendra', 'bentalaEnergi');
  const { id } = await hendra.post<Faktur>(`${LIST}/draft`, { input: anInput({}, 'bentalaEnergi') });
  const screen = await mount({ as, at: `/main/efaktur-v2/out/${id}/detail`, where: 'bentalaEnergi' });
  await screen.press('Tindakan');
  await screen.user.click(screen.getByRole('menuitem', { name: 'Ganti penandatangan' }));
  await screen.findByText(words);
});

it('a Creator stopped by the certificate sees whom to ask, and reads the same on its page', async () => {
  const screen = await stopped('lina', 'bentalaLogistik', 'Masa berlaku sertifikat sudah habis');
  expect(screen.modal.textContent).toContain('Mintalah Owner atau Administrator perusahaan melakukannya.');
  await screen.press('Oke, mengerti', screen.modal);
  const page = await mount({ as: 'lina', at: '/main/setting/account/certificate', where: 'bentalaLogistik' });
  page.getByText('Mintalah Owner atau Administrator perusahaan menggantinya.');
  expect(page.queryByText(/ganti yang tersimpan di sini/)).toBeNull();
});

it('a product that is not active leads the Owner to the office, and others to the Owner', async () => {
  const at = '/main/efaktur-v2/register';
  const owner = await mount({ as: 'dewi', at, where: 'cendana' });
  expect(owner.getByRole('link', { name: 'Buka Coretax di tab baru' }).getAttribute('href')).toContain('coretaxdjp');
  owner.getByRole('link', { name: 'Lihat profil perusahaan' });
  const other = await mount({ as: 'rina', at, where: 'cendana' });
  other.getByText(/^Mintalah Owner perusahaan mengurusnya/);
  expect(other.queryByRole('link', { name: 'Buka Coretax di tab baru' })).toBeNull();
});

it('a product nothing is sent of does not claim that documents wait for its signee', async () => {
  const owner = await mount({ as: 'Owner', at: '/main/setting/account/signee/efaktur' });
  owner.getByText('Hanya diperlukan bila perusahaan masih menandatangani dokumen ini.');
  expect(owner.queryByText(/^Dokumen tidak dapat dikirim/)).toBeNull();
});
