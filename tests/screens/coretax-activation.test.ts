// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();
const PAGE = '/main/efaktur-v2/register';

it('leads others than the Owner to the Owner', async () => {
  const screen = await mount({ as: 'rina', at: PAGE, where: 'cendana' });
  await screen.findByText(/^Mintalah Owner perusahaan mengurusnya/);
  expect(screen.queryByRole('button', { name: 'Aktifkan E-Faktur Coretax' })).toBeNull();
});

it('leads the Owner to what is missing: the signees of slips sign invoices too', async () => {
  const screen = await mount({ as: 'dewi', at: PAGE, where: 'cendana' });
  const step = (await screen.findByText('Penandatangan')).closest('li');
  await waitFor(() => expect(step?.textContent).toMatch(/Belum|Lengkap/));
  expect(step?.querySelector('a')?.getAttribute('href')).toBe('/main/setting/account/signee/ebupot-ctas');
});

it('is stated by the Owner, and opens the list of invoices', async () => {
  const screen = await mount({ as: 'dewi', at: PAGE, where: 'cendana' });
  await screen.press('Aktifkan E-Faktur Coretax');
  const dialog = await screen.findByRole('dialog', { name: 'Aktifkan E-Faktur Coretax' });
  const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Aktifkan'));
  expect(confirm?.disabled).toBe(true);
  await screen.user.click(
    screen.getByRole('checkbox', {
      name: 'DJP sudah mengukuhkan PT Cendana Jasa Konsultan sebagai PKP dan mengaktifkan aksesnya di Coretax',
    }),
  );
  await screen.press('Aktifkan E-Faktur Coretax', dialog);
  await screen.isNoted('E-Faktur Coretax aktif');
  await waitFor(() => expect(screen.address()).toBe('/main/efaktur-v2/out'));
});
