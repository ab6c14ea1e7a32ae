// @vitest-environment browser
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { FAKTUR, type ImportAnswer, sendFile, settled } from '../api/imports/import-steps.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const FILES = join(import.meta.dirname, '../../fixtures/files/dari-luar');

it('offers to mend a bare "&" where the file is refused, and reads it by a press', async () => {
  const rina = await app().as('rina', 'sagara');
  const { id } = await sendFile(rina, readFileSync(join(FILES, 'dan-telanjang.xml')), 'a.xml');
  await settled(app(), rina, id);

  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/import/detail/${id}` });
  await screen.findByText(/baris 34, kolom 21/);
  await screen.press('Perbaiki dan baca file ini');
  await vi.waitFor(async () => {
    await app().drainJobs();
    expect(await rina.get<ImportAnswer>(`${FAKTUR.path}/${id}`)).toMatchObject({ step: 'REPAIR', documents: 2 });
  });
  await screen.findByRole('complementary', { name: 'Jenis kesalahan' });
});
