// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { lettersTo } from '../api/people/letters.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess({ env: { INTERNAL_ADMINS: people.tono.email } });
const PROFILE = '/main/setting/profile';
const NEW = 'sepeda biru di pagi hari';

it('a person without any key changes their name, and the frame calls them by it', async () => {
  const screen = await mount({ as: 'budi', at: PROFILE });
  await screen.write(screen.getByLabelText('Nama lengkap'), 'Budi Raharjo');
  const phone = screen.getByLabelText<HTMLInputElement>('Nomor telepon');
  const { value } = phone;
  await screen.write(phone, 'abc');
  await screen.press('Simpan');
  await waitFor(() => expect(screen.faultOf(phone)).toBe('Format tidak sesuai, contoh +62 811 5550 101'));
  await screen.write(phone, value);
  await screen.press('Simpan');
  await screen.isNoted('Profil disimpan');
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
  await screen.isNoted(/Kata sandi diganti/);
  expect((await other.request('GET', '/user')).status).toBe(401);
});

it('sessions are seen, this one marked, and ended', async () => {
  const other = await app().as('sari');
  const screen = await mount({ as: 'sari', at: PROFILE });
  await screen.findByText('Sesi ini');
  await screen.press('Akhiri semua sesi lain');
  await screen.isNoted('Semua sesi lain diakhiri');
  expect((await other.request('GET', '/user')).status).toBe(401);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Akhiri/ })).toBeNull());
});

it('another address waits for its letter, which is confirmed by its owner', async () => {
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
  const result = (await lettersTo(app(), people.rina.email)).letters;
  expect(result[0]?.body).toContain('rina.baru@contoh.example');
});

const secretOf = (screen: Awaited<ReturnType<typeof mount>>) =>
  Secret.fromBase32((screen.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent ?? '').replaceAll(' ', ''));

it('who works for the house is led to set up a second factor, and from there on to where they wanted', async () => {
  const screen = await mount({ as: null, at: '/admin' });
  await screen.write(screen.getByLabelText('Email'), people.tono.email);
  await screen.write(screen.getByLabelText('Kata sandi'), PASSWORD);
  await screen.press('Masuk');
  await screen.findByRole('heading', { level: 1, name: 'Siapkan verifikasi dua langkah' });
  await screen.write(screen.getByLabelText('Kata sandi sekarang'), PASSWORD);
  await screen.press('Siapkan');
  const code = await screen.findByLabelText('Kode dari aplikasi');
  await screen.write(code, new TOTP({ secret: secretOf(screen) }).generate({ timestamp: app().clock.now }));
  await screen.press('Aktifkan');
  await screen.findByRole('list', { name: 'Kode pemulihan' });
  await screen.press('Sudah saya simpan');
  await screen.findByRole('heading', { level: 1, name: 'Ikhtisar' });
  expect(screen.address()).toBe('/admin');
});

it('one press on the admin of the demo signs in with the code of the moment, and again with the next', async () => {
  for (const _ of [1, 2]) {
    const screen = await mount({ as: null, at: '/login' });
    const press = await screen.findByRole('button', { name: new RegExp(people.wira.email) });
    expect(press.closest('li')?.textContent).toMatch(/Kode saat ini\d{3} \d{3}Kunci/);
    await screen.user.click(press);
    await screen.findByRole('heading', { level: 1, name: 'Ikhtisar' });
  }
});

it('who works for the house cannot switch it off', async () => {
  const screen = await mount({ as: 'wira', where: 'bentalaTekstil', at: PROFILE });
  await screen.findByRole('button', { name: 'Buat kode pemulihan baru' });
  screen.getByText(/^Admin internal wajib memakai/);
  expect(screen.queryByRole('button', { name: 'Matikan verifikasi dua langkah' })).toBeNull();
});

it('a second factor is set up, its codes shown once, and required at the next sign-in', async () => {
  const screen = await mount({ as: 'lina', where: 'bentala', at: PROFILE });
  await screen.findByRole('button', { name: 'Siapkan' });
  await screen.write(screen.getAllByLabelText('Kata sandi sekarang').at(-1) as HTMLElement, PASSWORD);
  await screen.press('Siapkan');
  await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' });
  const secret = secretOf(screen);
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
