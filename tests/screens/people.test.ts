// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { people } from '../../fixtures/cast/people.ts';
import { lettersTo } from '../api/people/letters.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const NEW = 'sepeda biru di pagi hari';

it('a forgotten password is asked for, set anew by the letter, and opens the product', async () => {
  const screen = await mount({ as: null, at: '/login' });
  await screen.user.click(screen.getByRole('link', { name: 'Lupa kata sandi?' }));
  await screen.findByRole('heading', { level: 1, name: 'Lupa kata sandi' });
  await screen.write(screen.getByLabelText('Email'), people.sari.email);
  await screen.press('Kirim tautan');
  await screen.isTold(/Jika ada akun dengan alamat ini/);
  await app().drainJobs();

  const [link = ''] = (await lettersTo(app(), people.sari.email)).links;
  const at = new URL(link).pathname;
  const page = await mount({ as: null, at });
  const field = await page.findByLabelText('Kata sandi baru');
  await page.write(field, 'password1234');
  await page.press('Simpan kata sandi');
  await waitFor(() => expect(page.faultOf(field)).toMatch(/mudah ditebak/));
  await page.write(field, NEW);
  await page.press('Simpan kata sandi');
  await page.findByRole('heading', { level: 1, name: 'Kata sandi disimpan' });
  await page.press('Masuk');
  await page.findByRole('heading', { level: 1, name: 'Masuk' });
  await page.write(page.getByLabelText('Email'), people.sari.email);
  await page.write(page.getByLabelText('Kata sandi'), NEW);
  await page.press('Masuk');
  await waitFor(() => expect(page.address()).not.toBe('/login'));

  const used = await mount({ as: null, at });
  expect(used.getByRole('main').textContent).toMatch(/sudah dipakai/);
});
