// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { anInput, LIST } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const where = 'bentalaRitel';
const NUMBER = '04002500000000051';
type Screen = Awaited<ReturnType<typeof mount>>;

const buy = async (screen: Screen): Promise<void> => {
  const modal = await screen.findByRole('dialog', { name: 'Kuota upload tidak mencukupi' });
  expect(modal.textContent).toContain('Silakan tambah kuota untuk upload faktur ke DJP.');
  await screen.press('Tambah kuota', modal);
  await screen.findByRole('button', { name: 'Beli Dasar' });
  await screen.press('Beli Dasar');
  const dialog = await screen.findByRole('dialog');
  await screen.user.click(within(dialog).getByRole('combobox', { name: 'Cara bayar' }));
  await screen.user.click(await screen.findByRole('option', { name: 'Virtual account BCA' }));
  await screen.press('Pesan', dialog);
  await screen.findByText('Pesanan paket Dasar');
  await screen.press('Bayar di bank simulasi');
  await screen.findByRole('heading', { level: 1, name: 'Bank simulasi' });
  await screen.user.click((await screen.findAllByRole('button', { name: 'Bayar' }))[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByText('Uang masuk').length).toBeGreaterThan(0));
  await screen.press('Kembali ke pembayaran');
  await screen.findByText('Pesanan paket Dasar');
  await screen.press('Saya sudah bayar, periksa status');
  await screen.isNoted(/^Paket Dasar dibayar, kuota sudah bertambah\./);
  await screen.user.click(screen.getAllByRole('link', { name: 'Kembali ke pekerjaan' })[0] as HTMLElement);
};

const lookAndReturn = async (screen: Screen): Promise<void> => {
  await screen.press('Tambah kuota', await screen.findByRole('dialog', { name: 'Kuota upload tidak mencukupi' }));
  await screen.findByRole('button', { name: 'Beli Dasar' });
  await screen.press('Kembali ke pekerjaan');
};

it('leads from a form that wants quota back to what was typed', async () => {
  const hendra = await app().as('hendra', where);
  const { id } = await hendra.post<Faktur>(`${LIST}/draft`, { input: anInput({}, where) });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/out/${id}/edit`, where });
  await screen.write(screen.getByLabelText('Email'), 'tagihan@grahateknik.example');
  await screen.send('Upload ke DJP');
  await lookAndReturn(screen);
  await screen.findByDisplayValue('tagihan@grahateknik.example');
});

it('leads from a form nobody has saved back to the draft the refused upload made of it', async () => {
  const first = { ...anInput({}, where), term: 'CASH_ADVANCE', stageDpp: '2000000' } as const;
  const id = 'first-stage';
  const approved = aFaktur({ ...first, id, companyId: companies[where].id, status: 'APPROVED', number: NUMBER });
  await app().deps.db.transact((tx) => insertFakturs(tx, scopeOf('hendra', where), [approved]));
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/out/${id}/termin`, where });
  await screen.write(screen.getByLabelText(/^Referensi/), 'TERMIN-2');
  await screen.write(screen.getByLabelText(/DPP yang ditagih sekarang/), '1000000');
  await screen.send('Upload ke DJP');
  await lookAndReturn(screen);
  await screen.findByDisplayValue('TERMIN-2');
  expect(screen.address()).toMatch(/\/edit$/);
});

it('leads from a substitute back to the draft it is by then', async () => {
  const id = 'to-be-replaced';
  const approved = aFaktur({
    ...anInput({}, where),
    id,
    companyId: companies[where].id,
    status: 'APPROVED',
    number: `${NUMBER.slice(0, -1)}2`,
  });
  await app().deps.db.transact((tx) => insertFakturs(tx, scopeOf('hendra', where), [approved]));
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/out/${id}/substitute`, where });
  await screen.write(screen.getByLabelText(/^Referensi/), 'PENGGANTI-1');
  await screen.press('Upload ke DJP');
  const dialog = await screen.findByRole('dialog');
  await screen.write(within(dialog).getByRole('textbox'), 'Salah referensi');
  await screen.press('Simpan pengganti', dialog);
  await screen.press('Kirim ke DJP', await screen.findByRole('dialog', { name: 'Kirim ke DJP?' }));
  await lookAndReturn(screen);
  await screen.findByDisplayValue('PENGGANTI-1');
  expect(screen.address()).toMatch(/\/substitute\/edit$/);
});

it('leads from a list that wants quota over the bank back to it, with what was ticked', async () => {
  const hendra = await app().as('hendra', where);
  const drafts: Faktur[] = [];
  for (let made = 0; made < 3; made++)
    drafts.push(await hendra.post<Faktur>(`${LIST}/draft`, { input: anInput({}, where) }));
  const at = '/main/efaktur-v2/out?status=DRAFT';
  const screen = await mount({ as: 'Owner', at, where });
  const boxes = () =>
    drafts.map(({ reference }) => {
      const row = screen.getAllByRole('row').find((one) => one.textContent?.includes(reference ?? ''));
      return within(row as HTMLElement).getByRole<HTMLInputElement>('checkbox');
    });
  for (const box of boxes().slice(0, 2)) await screen.user.click(box);
  await screen.findByRole('button', { name: 'Upload 2 dari 2' });
  await screen.send('Upload 2 dari 2');
  await buy(screen);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload 2 dari 2' }).disabled).toBe(false),
  );
  expect(screen.queryByText('Kuota upload E-Faktur sudah habis.')).toBeNull();
  expect(screen.address()).toBe(at);
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, false]);
  await screen.send('Upload 2 dari 2');
  await screen.isNoted(/^Pekerjaan dimulai/);
});
