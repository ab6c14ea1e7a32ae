// @vitest-environment browser
import { expect, it } from 'vitest';
import type { FakturStatus } from '#domain/faktur/status.ts';
import faktur from '#domain/messages/id/faktur-moves.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { anInput } from '../api/faktur/faktur-client.ts';
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
