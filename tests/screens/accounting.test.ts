// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { AccountingLinkView } from '#domain/accounting/view-schema.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const AT = '/main/setting/jurnal-integration';

it('connects with the key that the accounting product accepts, chooses the company and takes', async () => {
  const screen = await mount({ as: 'Owner', where: 'sagara', at: AT });
  await screen.press('Hubungkan');
  const dialog = await screen.findByRole('dialog', { name: 'Hubungkan' });
  const token = await screen.findByLabelText(/^Kunci API/);
  await screen.write(token, 'kunci-tolak');
  await screen.user.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement);
  await waitFor(() => expect(screen.faultOf(token)).toBe('Program pembukuan menolak kunci ini.'));
  await screen.write(token, 'kunci-rahasia');
  await screen.user.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement);
  await screen.user.click((await screen.findAllByRole('button', { name: 'Pilih' }))[0] as HTMLElement);
  const rina = await app().as('rina', 'sagara');
  const linked = () => rina.get<AccountingLinkView>('/jurnal-integration');
  await waitFor(async () => expect((await linked()).company).not.toBeNull());
  await screen.press('Ambil sekarang');
  await screen.user.click((await screen.findAllByRole('button', { name: 'Ambil sekarang' })).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app().drainJobs();
  await waitFor(() => expect(document.body.textContent).toMatch(/Terakhir diambil\d/));
});

it('says whom to ask to a person who may not see it, without a request', async () => {
  const screen = await mount({ as: 'Payer', where: 'sagara', at: AT });
  await screen.findByRole('heading', { level: 1, name: 'Integrasi pembukuan' });
  expect(document.body.textContent).toContain('Mintalah Owner perusahaan ini');
});
