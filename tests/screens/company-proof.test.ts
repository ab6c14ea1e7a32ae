// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companies as rows } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const PAGE = '/main/setting/company/proof';

const unprove = (id: string) =>
  app().plant((tx) => tx.db.update(rows).set({ provenAt: null, provenBy: null }).where(eq(rows.id, id)));

it('is led to from the banner and the checklist, and opens everything once it is given', async () => {
  await unprove(companies.bentalaFarma.id);
  const screen = await mount({ as: 'hendra', where: 'bentalaFarma', at: '/main/home' });
  expect(await screen.findByText(/NPWP perusahaan ini belum dibuktikan/)).toBeTruthy();
  expect(await screen.findByText(/Dengan sertifikat elektronik atau otorisasi di DJP/)).toBeTruthy();
  await screen.user.click((await screen.findAllByRole('link', { name: 'Buktikan NPWP' }))[0] as HTMLElement);
  await waitFor(() => expect(screen.address()).toBe(PAGE));
  await screen.findByRole('heading', { name: 'Bukti kepemilikan NPWP' });
  await screen.findByRole('button', { name: 'Tanyakan ke DJP' });
  await screen.press('Tanyakan ke DJP');
  await screen.isNoted(/DJP belum mencatat otorisasi/);
  await screen.press('Beri otorisasi di DJP simulasi');
  await screen.isNoted(/Otorisasi diberikan di DJP simulasi/);
  await screen.press('Tanyakan ke DJP');
  expect(await screen.findByText('NPWP sudah dibuktikan')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/NPWP perusahaan ini belum dibuktikan/)).toBeNull());
});

it('opens in a modal for everything that would leave the company', async () => {
  await unprove(companies.bentalaTekstil.id);
  const screen = await mount({ as: 'hendra', where: 'bentalaTekstil', at: '/main/efaktur-v2/in' });
  await screen.press('Perbarui dari DJP');
  expect(await screen.findByText('Buktikan NPWP lebih dahulu')).toBeTruthy();
  await screen.user.click(screen.getByRole('button', { name: 'Buktikan NPWP' }));
  await waitFor(() => expect(screen.address()).toBe(PAGE));
});
