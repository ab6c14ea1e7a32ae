// @vitest-environment browser
import { expect, it } from 'vitest';
import type { FakturStatus } from '#domain/faktur/status.ts';
import faktur from '#domain/messages/id/faktur-moves.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { anInput, LIST } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const offered: Record<FakturStatus, readonly string[]> = {
  DRAFT: ['Upload ke DJP', 'Ubah', 'Ganti penandatangan', 'Hapus draf'],
  IN_PROGRESS: ['Perbarui status'],
  SIGNING_IN_PROGRESS: ['Perbarui status'],
  APPROVED: ['Buat pengganti', 'Batalkan faktur'],
  REJECTED: ['Coba lagi', 'Ubah', 'Ganti penandatangan', 'Hapus draf'],
  SAVED_INVALID: ['Coba lagi', 'Ubah', 'Ganti penandatangan', 'Hapus draf'],
  FAILED: ['Coba lagi', 'Ubah', 'Ganti penandatangan', 'Perbarui status', 'Hapus draf'],
  WAITING_FOR_CANCELLATION: ['Konfirmasi pembatalan', 'Perbarui status', 'Batalkan proses'],
  WAITING_FOR_AMENDMENT: ['Konfirmasi penggantian', 'Perbarui status', 'Batalkan pengganti'],
  AMENDED: [],
  CANCELED: [],
};
const moves = Object.values(faktur.moves);

it.each(Object.keys(offered) as FakturStatus[])(
  'the page of an invoice %s offers its moves and no others',
  async (status) => {
    const id = `page-${status.toLowerCase()}`;
    const number = status === 'DRAFT' ? null : `04002500${String(moves.length).padStart(9, '0')}`;
    const record = aFaktur({ ...anInput(), id, companyId: companies.sagara.id, status, number });
    await app().deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), [record]));
    const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/out/${id}/detail` });
    await screen.press('Tindakan');
    const named = [...screen.getAllByRole('menuitem'), ...screen.queryAllByRole('button', { hidden: true })];
    const shown = new Set(named.map(({ textContent }) => textContent));
    expect(moves.filter((move) => shown.has(move)).sort()).toEqual([...offered[status]].sort());
  },
);

it('shows for each amount the PDF rounds the sum of the lines, and the difference', async () => {
  const line = { ...anInput().lines[0], price: '2639333.18', quantity: '1', discount: '0' } as never;
  const { id } = await (await app().as('rina', 'sagara')).post<{ id: string }>(`${LIST}/draft`, {
    input: anInput({ lines: [line] }),
  });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/out/${id}/detail` });
  for (const sentence of [
    'DPP di PDF: jumlah baris Rp 2.639.333,18 − dokumen Rp 2.639.333,00 = Rp 0,18.',
    'DPP nilai lain di PDF: jumlah baris Rp 2.419.388,75 − dokumen Rp 2.419.389,00 = Rp -0,25.',
    'PPN di PDF: jumlah baris Rp 290.326,65 − dokumen Rp 290.327,00 = Rp -0,35.',
    'Jumlah menurut PDF: jumlah baris Rp 2.929.659,83 − dokumen Rp 2.929.660,00 = Rp -0,17.',
  ])
    expect(await screen.findByText(sentence)).toBeTruthy();
});
