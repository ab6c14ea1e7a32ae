// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { people } from '../../fixtures/cast/people.ts';
import { lettersTo } from '../api/people/letters.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const NEW = 'sepeda biru di pagi hari';

it('a forgotten password is reset by the letter, and opens the product', async () => {
  const screen = await mount({ as: null, at: '/login' });
  await screen.user.click(screen.getByRole('link', { name: 'Lupa kata sandi?' }));
  await screen.findByRole('heading', { level: 1, name: 'Lupa kata sandi' });
  await screen.write(screen.getByLabelText('Email'), people.sari.email);
  await screen.press('Kirim tautan');
  await screen.isNoted(/Jika ada akun dengan alamat ini/);
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

const USERS = '/v2/main/setting/company-associate/user/list';

it('people are invited by pasting, and each line shows its result', async () => {
  const screen = await mount({ as: 'Owner', at: USERS });
  await screen.press('Undang pengguna');
  const form = await screen.findByRole('dialog', { name: 'Undang pengguna' });
  await screen.write(
    await screen.findByLabelText('Alamat email'),
    `joko@contoh.example, ${people.agus.email}\nbukan-alamat`,
  );
  await screen.findByText(/Membuat, mengirim, dan melaporkan dokumen pajak/);
  await screen.press('Kirim undangan', form);
  await screen.isNoted('1 undangan dikirim, 2 tidak.');
  expect(screen.getByRole('row', { name: /bukan-alamat/ }).textContent).toContain('Bukan alamat email');
  await screen.press('Perbaiki alamat yang salah');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Alamat email').value).toBe('bukan-alamat');
  await screen.press('Kirim undangan', form);
  await screen.isNoted('0 undangan dikirim, 1 tidak.');
  await screen.press('Selesai');
  await waitFor(() => expect(screen.getByRole('row', { name: /joko@contoh/ }).textContent).toContain('Diundang'));
});

it('who was invited makes an account and joins, and the link is used up', async () => {
  await app().drainJobs();
  const at = new URL((await lettersTo(app(), 'joko@contoh.example')).links[0] ?? '').pathname;
  const rina = await mount({ as: 'rina', at });
  expect(rina.getByRole('main').textContent).toMatch(/Undangan ini untuk joko@contoh.example/);
  const screen = await mount({ as: null, at });
  await screen.write(await screen.findByLabelText('Nama lengkap'), 'Joko Santoso');
  await screen.write(screen.getByLabelText('Kata sandi'), 'layang-layang putus');
  await screen.press('Buat akun dan bergabung');
  await screen.findByRole('heading', { level: 1, name: /^Anda bergabung dengan/ });
  const used = await mount({ as: null, at });
  expect(used.getByRole('main').textContent).toMatch(/sudah dipakai/);
});

it('a role that somebody else changed meanwhile is not written over; access is revoked after a question', async () => {
  const screen = await mount({ as: 'Owner', at: `/main/setting/account/user/edit/${people.budi.id}` });
  const form = await screen.findByRole('dialog', { name: /Budi Santoso/ });
  await screen.user.click(await screen.findByRole('combobox', { name: /Peran di perusahaan ini/ }));
  await screen.user.click(await screen.findByRole('option', { name: 'Creator' }));
  const agus = await app().as('agus');
  await agus.put(`/users/${people.budi.id}`, { was: 'Payer', role: 'Administrator' });
  await screen.press('Simpan peran', form);
  await screen.isNoted(/^Data diubah oleh Agus Prasetyo \d\d\.\d\d/);

  const again = await mount({ as: 'Owner', at: `/main/setting/account/user/edit/${people.budi.id}` });
  await again.press('Cabut akses', await again.findByRole('dialog', { name: /Budi Santoso/ }));
  await again.findByText(/Sesi yang sedang terbuka langsung berakhir/);
  await again.press('Cabut akses');
  await again.isNoted('Akses dicabut');
});

it('the people of a company are refused without the permission', async () => {
  const screen = await mount({ as: 'lina', where: 'bentala', at: USERS });
  expect(screen.address()).toMatch(/error\/unauthorize/);
});

const ROLES = '/main/setting/account/role';
const box = (screen: Awaited<ReturnType<typeof mount>>, name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('a role is made from the matrix, a module at a time, and needs a name', async () => {
  const screen = await mount({ as: 'Owner', at: USERS });
  await screen.press('Peran dan hak akses', screen.getByRole('main'));
  await screen.findByRole('heading', { level: 1, name: 'Peran dan hak akses' });
  await screen.press('Peran baru');
  await screen.findByRole('table', { name: 'Hak akses menurut modul' });
  await screen.user.click(box(screen, 'E-Billing, semua: Lihat'));
  expect(box(screen, 'E-Billing, NTPN: Lihat').checked).toBe(true);
  await screen.user.click(box(screen, 'E-Billing, NTPN: Lihat'));
  expect(screen.getByText(/^2 dari \d+ hak aktif$/)).toBeTruthy();
  await screen.press('Simpan');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Nama peran/ });
  await waitFor(() => expect(screen.faultOf(name)).toBe('Wajib diisi'));
  await screen.write(name, 'Kasir');
  await screen.press('Simpan');
  await screen.isNoted('Peran disimpan');
  await waitFor(() => expect(screen.getByRole('row', { name: /Kasir/ })).toBeTruthy());
});

it('a role in use is not removed, and shows why; a built-in one is read-only', async () => {
  const rina = await app().as('rina', 'sagara');
  const [role] = await rina.get<{ id: string }[]>('/roles?filter={"q":"Kasir"}');
  await rina.post('/users/invitations', { emails: ['kasir@contoh.example'], role: 'Kasir' });
  const screen = await mount({ as: 'Owner', at: `${ROLES}/edit/${role?.id}` });
  await screen.press('Hapus peran');
  await screen.press('Hapus', await screen.findByRole('alertdialog'));
  await screen.isNoted(/masih dipakai 0 pengguna dan 1 undangan/);
  const owner = await mount({ as: 'Owner', at: `${ROLES}/edit/Owner` });
  expect(box(owner, 'E-Faktur, SPT Masa PPN: Lihat').disabled).toBe(true);
});

it('keys somebody does not hold cannot be ticked by them', async () => {
  const screen = await mount({ as: 'Administrator', at: `${ROLES}/add` });
  await screen.findByRole('table', { name: 'Hak akses menurut modul' });
  expect(box(screen, 'Pengaturan, Perusahaan terdaftar: Hapus').disabled).toBe(true);
  expect(box(screen, 'Pengaturan, Perusahaan terdaftar: Lihat').disabled).toBe(false);
});

it('a role that somebody else saved meanwhile is compared with mine, permission by permission', async () => {
  const agus = await app().as('agus');
  type SavedRole = { id: string; version: number; keys: readonly string[] };
  const role = await agus.post<SavedRole>('/roles', { name: 'Pengarsip', keys: ['EBILLING_VIEW', 'EBILLING_CREATE'] });
  const keysNow = async () => (await agus.get<SavedRole>(`/roles/${role.id}`)).keys.toSorted();
  const given = async (...keys: string[]) => {
    const { version } = await agus.get<SavedRole>(`/roles/${role.id}`);
    await agus.put(`/roles/${role.id}`, { name: 'Pengarsip', keys, version });
  };
  const screen = await mount({ as: 'Owner', at: `${ROLES}/edit/${role.id}` });
  await screen.findByRole('table', { name: 'Hak akses menurut modul' });
  const overtaken = async (thing: string) => {
    await screen.user.click(box(screen, `E-Billing, ${thing}`));
    await screen.press('Simpan');
    const dialog = await screen.findByRole('dialog', { name: /^Data diubah oleh Agus Prasetyo \d/ });
    const rows = within(dialog).getAllByRole('row').slice(1);
    return { dialog, cells: rows.map((row) => row.textContent) };
  };

  await given('EBILLING_VIEW', 'EBILLING_NTPN_VIEW');
  const first = await overtaken('Pembayaran: Lihat');
  expect(first.cells.toSorted()).toEqual([
    expect.stringMatching(/^E-Billing, ID Billing: Buat.*Diberikan.*Tidak diberikan$/),
    expect.stringMatching(/^E-Billing, NTPN: Lihat.*Tidak diberikan.*Diberikan$/),
    expect.stringMatching(/^E-Billing, Pembayaran: Lihat.*Diberikan.*Tidak diberikan$/),
  ]);
  await screen.press('Pakai yang tersimpan', first.dialog);
  await waitFor(() => expect(box(screen, 'E-Billing, NTPN: Lihat').checked).toBe(true));
  expect(box(screen, 'E-Billing, Pembayaran: Lihat').checked).toBe(false);

  // Changes persist from test to test unless a test says otherwise.
  await given('EBILLING_VIEW');
  const second = await overtaken('Pembayaran: Buat');
  await screen.press('Simpan pilihan ini', second.dialog);
  await screen.isNoted('Peran disimpan');
  expect(await keysNow()).toEqual(['EBILLING_PAYMENT_CREATE', 'EBILLING_VIEW']);
});

it('a page whose permissions are revoked while it is open is left at once', async () => {
  const rina = await app().as('rina', 'sagara');
  await rina.post('/roles', { name: 'Pengurus', keys: ['SETTING_USER_VIEW', 'EBILLING_VIEW'] });
  await rina.put(`/users/${people.agus.id}`, { was: 'Administrator', role: 'Pengurus' });
  const screen = await mount({ as: 'agus', at: USERS });
  const [role] = await rina.get<{ id: string; version: number }[]>('/roles?filter={"q":"Pengurus"}');
  await rina.put(`/roles/${role?.id}`, { name: 'Pengurus', keys: ['EBILLING_VIEW'], version: role?.version });
  await waitFor(() => expect(screen.address()).toMatch(/unauthorize/));
});

it('people are narrowed by role and by how far their invitation is', async () => {
  const screen = await mount({ as: 'Owner', at: USERS });
  await screen.press('Status undangan');
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Diundang' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /rina@/ })).toBeNull());
  expect(screen.getByRole('row', { name: /kasir@contoh/ })).toBeTruthy();
  await screen.press('Peran');
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Payer' }));
  await screen.findByText(/Tidak ada yang cocok/);
});

it('a thousand pasted addresses are invited in one go, and one more is refused in words', async () => {
  const screen = await mount({ as: 'Owner', at: USERS });
  await screen.press('Undang pengguna');
  const form = await screen.findByRole('dialog', { name: 'Undang pengguna' });
  const field = await screen.findByLabelText('Alamat email');
  const many = Array.from({ length: 1_001 }, (_, at) => `orang${at}@banyak.example`);
  await screen.write(field, many.join('\n'));
  await screen.press('Kirim undangan', form);
  await waitFor(() => expect(screen.faultOf(field)).toBe('Paling banyak 1.000 alamat sekaligus.'));
  await screen.write(field, many.slice(1).join(', '));
  await screen.press('Kirim undangan', form);
  await screen.isNoted('1000 undangan dikirim, 0 tidak.');
});

it('several people are given one role, and those who keep theirs are named', async () => {
  const screen = await mount({ as: 'Owner', at: USERS });
  const rowOf = (who: RegExp) => screen.getByRole('row', { name: who });
  const tick = (who: RegExp) => screen.user.click(within(rowOf(who)).getByRole('checkbox'));
  const invited = within(rowOf(/kasir@contoh/)).queryByRole<HTMLInputElement>('checkbox');
  expect(invited === null || invited.disabled).toBe(true);
  await tick(/sari@/);
  await tick(/rina@/);
  await screen.press('Ubah peran');
  const dialog = await screen.findByRole('dialog', { name: 'Ubah peran 2 pengguna' });
  await screen.user.click(within(dialog).getByRole('combobox', { name: 'Peran di perusahaan ini' }));
  await screen.user.click(await screen.findByRole('option', { name: 'Payer' }));
  await screen.press('Beri peran', dialog);
  await screen.findByText('Peran Payer diberikan kepada 1 pengguna, 1 tidak berubah.');
  screen.getByText('Owner terakhir perusahaan');
  await screen.press('Selesai');
  await waitFor(() => expect(rowOf(/sari@/).textContent).toContain('Payer'));
  expect(rowOf(/rina@/).textContent).toContain('Owner');
});
