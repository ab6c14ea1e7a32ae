// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { fakturs } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

it('an invoice of another company is not found', async () => {
  const hendra = await app().as('hendra', 'bentala');
  const { id } = await fakturs(app(), hendra).draft();
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/out/${id}/detail` });
  expect(screen.getByRole('main').textContent).toMatch(/tidak ditemukan/i);
});

it('the internal area is closed to the Owner of a company', async () => {
  const screen = await mount({ as: 'Owner', at: '/admin/ebilling/ntpn' });
  expect(screen.address()).toMatch(/error\/not-found/);
});

it('who has not signed in signs in first, and continues to the requested page', async () => {
  const screen = await mount({ as: null, at: '/main/ebilling/ntpn' });
  expect(screen.address()).toBe('/login');
  await screen.write(screen.getByLabelText('Email'), people.budi.email);
  await screen.write(screen.getByLabelText('Kata sandi'), PASSWORD);
  await screen.press('Masuk');
  await screen.findByRole('heading', { level: 1, name: /NTPN/ });
  expect(screen.address()).toBe('/main/ebilling/ntpn');
});

it('a page whose session went to another company in another tab pauses, and continues where it was', async () => {
  const screen = await mount({ as: 'rina', at: '/main/efaktur-v2/out/create' });
  const reference = screen.getByLabelText<HTMLInputElement>('Referensi (opsional)');
  await screen.otherTab?.put('/session', { companyId: companies.bentala.id });
  await screen.user.type(reference, 'DUA');
  await screen.press('Simpan draf');
  const moved = await screen.findByRole('dialog', { name: 'Anda berpindah perusahaan di tab lain' });
  expect(moved.textContent).toContain(companies.bentala.name);
  await screen.press(`Kembali ke ${companies.sagara.name}`, moved);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reference.value).toBe('DUA');
  await screen.findByText(/^Tersimpan \d\d\.\d\d$/);
});
