// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companies as companyTable } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD } from '../../fixtures/cast/people.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const AT = '/main/setting/api-keys';
const { sagara } = companies;

it('explains how a company gets the public API', async () => {
  const screen = await mount({ as: 'Owner', where: 'sagara', at: AT });
  await screen.findByRole('heading', { name: 'API publik belum aktif' });
  expect(document.body.textContent).toContain(`ID perusahaan ${sagara.shownId}`);
  expect(screen.queryByRole('button', { name: 'Buat kunci API' })).toBeNull();
});

it('makes a key, shows it once, and revokes it', async () => {
  await app().plant((tx) =>
    tx.db
      .update(companyTable)
      .set({ flags: { ...sagara.flags, isPublicApiUser: true } })
      .where(eq(companyTable.id, sagara.id)),
  );
  const screen = await mount({ as: 'Owner', where: 'sagara', at: AT });
  await screen.press('Buat kunci API');
  await screen.write(screen.getByRole('textbox', { name: /^Nama/ }), 'ERP');
  await screen.press('Buat kunci');
  await waitFor(() => expect(screen.faultOf(screen.getByLabelText(/^Kata sandi Anda/))).toBe('Wajib diisi'));
  await screen.user.click(screen.getByRole('checkbox', { name: /^E-Faktur, semua: Lihat/ }));
  await screen.write(screen.getByLabelText(/^Kata sandi Anda/), PASSWORD);
  await screen.press('Buat kunci');
  await screen.findByText('Simpan kunci ini sekarang');
  expect(document.querySelector('code')?.textContent).toMatch(/^patuh\./);
  await screen.press('Sudah disimpan');
  expect(document.querySelector('code')).toBeNull();
  await screen.press('Cabut kunci ERP');
  await screen.press('Cabut', await screen.findByRole('dialog'));
  await screen.findByText('Belum ada kunci API');
});

it('is in English too', async () => {
  const screen = await mount({ as: 'Owner', where: 'sagara', at: AT, locale: 'en' });
  await screen.findByText('No API keys yet');
});
