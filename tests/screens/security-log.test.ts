// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { people } from '../../fixtures/cast/people.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess({ env: { TRUST_PROXY: 'on' } });

const AT = '/main/setting/company/security-log';
const FROM = '203.0.113.7';
const rowsWith = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')].filter((one) => one.textContent?.includes(words));

it('shows the Owner who signed in and who was refused, filtered by outcome and by address', async () => {
  await app().fetch('/public/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'localhost', 'X-Forwarded-For': FROM },
    body: JSON.stringify({ email: people.agus.email, password: 'salah sekali' }),
  });
  await app().deps.securityLog.flush();
  const screen = await mount({ as: 'Owner', at: AT });
  const [failed] = rowsWith('Masuk gagal: kata sandi salah');
  expect(failed?.textContent).toContain(people.agus.name);
  expect(rowsWith('Berhasil').length).toBeGreaterThan(0);
  await screen.press('Hasil');
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Ditolak' }));
  await waitFor(() => expect(rowsWith('Berhasil')).toEqual([]));
  const [still] = rowsWith('Masuk gagal');
  await screen.user.click(within(still as HTMLElement).getByRole('button', { name: FROM }));
  await screen.user.click(await screen.findByRole('button', { name: `IP ${FROM}` }));
  await waitFor(() => expect(screen.queryByRole('button', { name: `IP ${FROM}` })).toBeNull());
  await screen.write(screen.getByRole('textbox', { name: 'Dari tanggal' }), '15/11/2025');
  await screen.write(screen.getByRole('textbox', { name: 'Sampai tanggal' }), '14/11/2025');
  await screen.findByText('Tanggal akhir sebelum tanggal awal');
  expect(rowsWith('Masuk gagal')).toHaveLength(1);
});

it('is nobody else’s', async () => {
  const screen = await mount({ as: 'Administrator', at: AT });
  expect(screen.address()).toMatch(/error\/unauthorize/);
});

it('shows those who work for the house whose each row is', async () => {
  await mount({ as: 'wira', where: 'bentalaTekstil', at: '/admin/security-log' });
  await waitFor(() => expect(rowsWith('Masuk gagal').length).toBeGreaterThan(0));
  expect(document.querySelector('h1')?.textContent).toContain('Log keamanan');
});
