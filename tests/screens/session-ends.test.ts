// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { spts } from '../api/spt/spt-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const CREATE = '/main/efaktur-v2/out/create';
const typing = () => Object.keys(sessionStorage).filter((key) => key.startsWith('patuh.typing.'));

const endSession = async (cookie: string) => {
  const answer = await app().fetch('/logout', { headers: { Cookie: cookie, 'Sec-Fetch-Site': 'none' } });
  expect(answer.status).toBeLessThan(400);
};

const signIn = async (screen: Awaited<ReturnType<typeof mount>>, who: 'rina' | 'sari') => {
  await screen.write(await screen.findByLabelText<HTMLInputElement>('Email'), people[who].email);
  await screen.write(screen.getByLabelText<HTMLInputElement>('Kata sandi'), PASSWORD);
  await screen.press('Masuk');
};

/** The sign-in page, after a session ended with unsaved input in a form. */
const ended = async () => {
  const screen = await mount({ as: 'rina', at: CREATE });
  const reference = await screen.findByLabelText<HTMLInputElement>(/^Referensi/);
  await endSession(screen.otherTab?.cookie ?? '');
  await screen.write(reference, 'INV-BELUM-TERSIMPAN');
  expect(typing()).toHaveLength(1);
  // The event stream may notice the end first, and the page leaves the form.
  const save = screen.queryByRole('button', { name: 'Simpan draf' });
  if (save) await screen.user.click(save);
  await screen.findByRole('heading', { name: 'Masuk' });
  expect(typing()).toHaveLength(1);
  return screen;
};

it('the input of a form when the session ends is restored after sign-in', async () => {
  const screen = await ended();
  await signIn(screen, 'rina');
  await waitFor(() => expect(screen.address()).toBe(CREATE));
  const back = await screen.findByLabelText<HTMLInputElement>(/^Referensi/);
  await waitFor(() => expect(back.value).toBe('INV-BELUM-TERSIMPAN'));
  await screen.isNoted(/Isian yang belum tersimpan saat sesi Anda berakhir/);

  // Once saved on the server, it is stored nowhere else.
  await screen.press('Simpan draf');
  await waitFor(() => expect(typing()).toEqual([]));
});

it('nobody else finds it, and it is gone with their sign-in', async () => {
  const screen = await ended();
  await signIn(screen, 'sari');
  await waitFor(() => expect(screen.address()).toBe(CREATE));
  const empty = await screen.findByLabelText<HTMLInputElement>(/^Referensi/);
  expect(empty.value).toBe('');
  await waitFor(() => expect(typing()).toEqual([]));
});

it('a form that was left on purpose leaves nothing behind', async () => {
  const screen = await mount({ as: 'rina', at: CREATE });
  await screen.user.type(await screen.findByLabelText<HTMLInputElement>(/^Referensi/), 'TIDAK JADI');
  expect(typing()).toHaveLength(1);
  await screen.press('Batal');
  await waitFor(() => expect(typing()).toEqual([]));
});

it('a billing code, which has no draft, is restored too', async () => {
  const at = '/main/ebilling/create?kode=411128-420';
  const screen = await mount({ as: 'rina', at });
  const amount = () => screen.findByLabelText<HTMLInputElement>('Jumlah setor');
  await screen.write(await amount(), '1250000');
  await endSession(screen.otherTab?.cookie ?? '');
  await screen.press('Buat ID Billing');
  await screen.findByRole('heading', { name: 'Masuk' });
  await signIn(screen, 'rina');
  await waitFor(() => expect(screen.address()).toBe(at));
  await waitFor(async () => expect((await amount()).value).toMatch(/^1\.?250\.?000/));
});

type Screen = Awaited<ReturnType<typeof mount>>;

/** The request is refused, and the same person signs in again. */
const endsAndBack = async (screen: Screen, press: string, who: 'rina' | 'sari', at: string, form?: HTMLElement) => {
  await endSession(screen.otherTab?.cookie ?? '');
  await screen.press(press, form);
  await screen.findByRole('heading', { name: 'Masuk' });
  await signIn(screen, who);
  await waitFor(() => expect(screen.address()).toBe(at));
};

it('a record of the settings is restored in its drawer, also a field that still had the focus', async () => {
  const screen = await mount({ as: 'rina', at: '/main/setting/account/signee/ebupot-ctas' });
  await screen.press('Tambah penandatangan');
  const field = async (name: string) =>
    within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox', { name });
  await screen.write(await field('Nama lengkap'), 'Wulan Sari');
  await screen.user.type(await field('Jabatan'), 'Manajer');
  await endsAndBack(screen, 'Simpan', 'rina', screen.address());
  await waitFor(async () => expect((await field('Nama lengkap')).value).toBe('Wulan Sari'));
  expect((await field('Jabatan')).value).toBe('Manajer');
  await screen.isNoted(/Isian yang belum tersimpan saat sesi Anda berakhir/);
});

it('a company being added is restored', async () => {
  const screen = await mount({ as: 'rina', at: '/main/setting/company/add' });
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
  await screen.write(await field('NPWP (16 digit)'), '0010000000000001');
  await screen.user.type(await field('Nama wajib pajak'), 'PT Baru Sekali');
  await endsAndBack(screen, 'Simpan perusahaan', 'rina', '/main/setting/company/add');
  await waitFor(async () => expect((await field('NPWP (16 digit)')).value).toBe('0010000000000001'));
  expect((await field('Nama wajib pajak')).value).toBe('PT Baru Sekali');
});

it('entries of a return are restored in their dialog, which opens automatically', async () => {
  const spt = await spts(app(), await app().as('rina', 'sagara'), 'PPN').posted('2025-10');
  const at = `/main/efaktur-v2/spt/detail/${spt.id}/induk`;
  const screen = await mount({ as: 'rina', at });
  const dialog = () => screen.findByRole('dialog', { name: 'Isian SPT Masa PPN' });
  const amount = async () => {
    const group = within(await dialog()).getByRole('group', { name: /^IV / });
    return within(group).getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement;
  };
  await screen.press('Isi SPT');
  await screen.user.type(await amount(), '100000000');
  await endsAndBack(screen, 'Simpan', 'rina', at, await dialog());
  await waitFor(async () => expect((await amount()).value).toMatch(/^100\.?000\.?000/));
});

it('a notice says that the input of a closed dialog is stored', async () => {
  const at = '/main/ebilling/create?kode=411128-420';
  const screen = await mount({ as: 'rina', at });
  const code = async () =>
    within(await screen.findByRole('dialog', { name: 'Ambil alih kode billing' })).findByRole<HTMLInputElement>(
      'textbox',
    );
  await screen.press('Sudah punya kode?');
  await screen.user.type(await code(), '123456789012345');
  await endsAndBack(screen, 'Periksa ke DJP', 'rina', at);
  await screen.isNoted(/Buka lagi formulirnya di halaman ini/);
  await screen.press('Sudah punya kode?');
  expect((await code()).value.replace(/\D/g, '')).toBe('123456789012345');
});

it('a password is never stored with the other input', async () => {
  const screen = await mount({ as: 'rina', at: '/main/setting/profile' });
  await screen.user.type(await screen.findByRole('textbox', { name: 'Email baru' }), 'baru@sagara.example');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type="password"]'))
    await screen.user.type(field, 'rahasia-sekali');
  await waitFor(() => expect(typing().length).toBeGreaterThan(0));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('rahasia');
});
