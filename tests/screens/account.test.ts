// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { lettersTo } from '../api/people/letters.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const PROFILE = '/main/setting/profile';
const NEW = 'sepeda biru di pagi hari';

it('a person without any key changes their name, and the frame calls them by it', async () => {
  const screen = await mount({ as: 'budi', at: PROFILE });
  await screen.write(screen.getByLabelText('Nama lengkap'), 'Budi Raharjo');
  await screen.press('Simpan');
  await screen.isTold('Profil disimpan');
  await screen.findByRole('button', { name: /Budi Raharjo/ });
});

it('a password is refused at its field, changed, and other devices are signed out', async () => {
  const other = await app().as('agus');
  const screen = await mount({ as: 'agus', at: PROFILE });
  const [, old] = screen.getAllByLabelText('Kata sandi sekarang');
  const fresh = screen.getByLabelText('Kata sandi baru');
  await screen.write(old as HTMLElement, 'bukan ini');
  await screen.write(fresh, NEW);
  await screen.press('Ganti kata sandi');
  await waitFor(() => expect(screen.faultOf(old as HTMLElement)).toBe('Kata sandi salah.'));
  await screen.write(old as HTMLElement, PASSWORD);
  await screen.press('Ganti kata sandi');
  await screen.isTold(/Kata sandi diganti/);
  expect((await other.request('GET', '/user')).status).toBe(401);
});

it('sessions are seen, this one marked, and ended', async () => {
  const other = await app().as('sari');
  const screen = await mount({ as: 'sari', at: PROFILE });
  await screen.findByText('Sesi ini');
  await screen.press('Akhiri semua sesi lain');
  await screen.isTold('Semua sesi lain diakhiri');
  expect((await other.request('GET', '/user')).status).toBe(401);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Akhiri/ })).toBeNull());
});

it('another address waits for its letter, which is answered by who asked', async () => {
  const screen = await mount({ as: 'rina', at: PROFILE });
  await screen.write(screen.getByLabelText('Email baru'), 'rina.baru@contoh.example');
  await screen.write(screen.getAllByLabelText('Kata sandi sekarang')[0] as HTMLElement, PASSWORD);
  await screen.press('Kirim tautan konfirmasi');
  await screen.findByText(/Kami mengirim tautan ke rina.baru@contoh.example/);
  await app().drainJobs();
  const at = new URL((await lettersTo(app(), 'rina.baru@contoh.example')).links[0] ?? '').pathname;
  const stranger = await mount({ as: 'dewi', where: 'cendana', at });
  expect(stranger.getByRole('main').textContent).toMatch(/Masuk dahulu dengan akun yang meminta/);
  const page = await mount({ as: 'rina', at });
  await page.press('Pakai email ini');
  await page.findByRole('heading', { level: 1, name: 'Email diperbarui' });
  const told = (await lettersTo(app(), people.rina.email)).letters;
  expect(told[0]?.body).toContain('rina.baru@contoh.example');
});

it('a second factor is set up, its codes shown once, and asked for at the next sign-in', async () => {
  const screen = await mount({ as: 'lina', where: 'bentala', at: PROFILE });
  await screen.findByRole('button', { name: 'Siapkan' });
  await screen.write(screen.getAllByLabelText('Kata sandi sekarang').at(-1) as HTMLElement, PASSWORD);
  await screen.press('Siapkan');
  await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' });
  const secret = Secret.fromBase32((screen.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent ?? '').replaceAll(' ', ''));
  const shown = (later: number) => new TOTP({ secret }).generate({ timestamp: app().clock.now + later * 30_000 });
  const code = screen.getByLabelText('Kode dari aplikasi');
  await screen.write(code, '000000');
  await screen.press('Aktifkan');
  await waitFor(() => expect(screen.faultOf(code)).toBe('Kode salah atau sudah dipakai.'));
  await screen.write(code, shown(0));
  await screen.press('Aktifkan');
  const list = await screen.findByRole('list', { name: 'Kode pemulihan' });
  expect(list.children).toHaveLength(10);
  await screen.press('Sudah saya simpan');
  await screen.findByRole('button', { name: 'Matikan verifikasi dua langkah' });
  expect(screen.queryByRole('list', { name: 'Kode pemulihan' })).toBeNull();

  const login = await mount({ as: null, at: '/login' });
  await login.write(login.getByLabelText('Email'), people.lina.email);
  await login.write(login.getByLabelText('Kata sandi'), PASSWORD);
  await login.press('Masuk');
  await login.write(await login.findByLabelText('Kode dari aplikasi'), shown(0));
  await login.press('Masuk');
  await waitFor(() => expect(login.faultOf(login.getByLabelText('Kode dari aplikasi'))).toMatch(/sudah dipakai/));
  await login.write(login.getByLabelText('Kode dari aplikasi'), shown(1));
  await login.press('Masuk');
  await waitFor(() => expect(login.address()).not.toBe('/login'));
});
