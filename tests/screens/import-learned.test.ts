// @vitest-environment browser
import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { companies } from '../../fixtures/cast/companies.ts';
import { aHeader, aLine, converterBook } from '../api/imports/import-files.ts';
import { FAKTUR, rowsOf, sendFile, settled } from '../api/imports/import-steps.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const tin = companies.sagara.npwp;

const withUnit = async (unit: string, reference: string): Promise<{ id: string; version: number }> => {
  const rina = await app().as('rina', 'sagara');
  const lines = [aLine({ unit, dpp: null, otherDpp: null, ppn: null })];
  const file = await converterBook(tin, [{ header: aHeader(tin, { reference }), lines }]);
  return settled(app(), rina, (await sendFile(rina, file, 'a.xlsx')).id);
};

it('shows what was chosen before, applies it by a press, and forgets it by another', async () => {
  const rina = await app().as('rina', 'sagara');
  const first = await withUnit('karung goni', 'SCR-1');
  const [row] = await rowsOf(rina, first.id);
  await rina.request('PATCH', `${FAKTUR.path}/${first.id}/cells`, {
    json: { version: first.version, changes: [{ row: row?.row, field: 'unit', value: 'UM.0021' }] },
  });
  const { id } = await withUnit('Karung Goni', 'SCR-2');

  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/import/detail/${id}` });
  const kinds = await screen.findByRole('complementary', { name: 'Jenis kesalahan' });
  await screen.press(/Perbaikan yang diingat/, kinds);
  await screen.press('Perbaiki semua yang sama');
  await vi.waitFor(async () =>
    expect((await rowsOf(rina, id))[0]).toMatchObject({ cells: { unit: 'UM.0021' }, status: 'READY' }),
  );

  await screen.press('Perbaikan yang diingat (1)');
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/karung goni menjadi/);
  await screen.press('Lupakan karung goni', dialog);
  await screen.isNoted('Dilupakan. Tidak diusulkan lagi pada file berikutnya.');
  await within(dialog).findByText(/Belum ada/);
});
