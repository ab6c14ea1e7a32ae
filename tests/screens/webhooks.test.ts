// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companies as companyTable } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const AT = '/main/setting/webhooks';
const { sagara } = companies;

it('is added, tested, and shows its requests with their results', async () => {
  await app().plant((tx) =>
    tx.db
      .update(companyTable)
      .set({ flags: { ...sagara.flags, isPublicApiUser: true } })
      .where(eq(companyTable.id, sagara.id)),
  );
  const screen = await mount({ as: 'Owner', where: 'sagara', at: AT });
  const [add] = await screen.findAllByRole('button', { name: 'Tambah webhook' });
  await screen.user.click(add as HTMLElement);
  await screen.write(await screen.findByRole('textbox', { name: /^Alamat/ }), 'https://hook.invalid/patuh');
  await screen.press('Simpan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.user.click(await screen.findByRole('cell', { name: /hook\.invalid/ }));
  await screen.findByText('Belum ada permintaan.', {}, { timeout: 10_000 });
  await screen.press('Kirim percobaan');
  await screen.findByText('Menunggu');
  await app().drainJobs();
  await screen.press('Muat ulang');
  await screen.findByText(/^\d+ percobaan, jawaban terakhir: tidak terhubung/);
  await screen.findByRole('button', { name: 'Kirim ulang' });
});

it('is in English too, and not for people without the permission', async () => {
  const screen = await mount({ as: 'Owner', where: 'sagara', at: AT, locale: 'en' });
  await screen.findByRole('heading', { name: /^Webhooks/ });
  const other = await mount({ as: 'Creator', where: 'sagara', at: AT });
  expect(other.address()).toMatch(/unauthorized/);
});
