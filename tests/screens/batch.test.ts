// @vitest-environment browser
import { waitFor, type within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { companies } from '../../fixtures/cast/companies.ts';
import { aHeader, aLine, converterBook } from '../api/imports/import-files.ts';
import { sendFile, settled } from '../api/imports/import-steps.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const uploaded = async (references: readonly string[]): Promise<string> => {
  const tin = companies.sagara.npwp;
  const rina = await app().as('rina', 'sagara');
  const invoices = references.map((reference) => ({
    header: aHeader(tin, {
      date: '2025-11-10',
      reference,
      ...(reference === '' ? { counterpartyName: null } : {}),
      ...(reference === 'TANPA' ? { counterpartyEmail: null } : {}),
    }),
    lines: [aLine()],
  }));
  const { id } = await sendFile(
    rina,
    (await converterBook(tin, invoices)) as Uint8Array<ArrayBuffer>,
    'penjualan.xlsx',
  );
  await settled(app(), rina, id);
  return id;
};
const at = (id: string) => `/main/efaktur-v2/import/detail/${id}`;
const factsOf = (screen: { getByRole: ReturnType<typeof within>['getByRole'] }, name: string) =>
  screen.getByRole('heading', { name }).closest('section')?.textContent ?? '';

it('a file is read back, sent in one batch, and its report shows the results', async () => {
  const id = await uploaded(['KIRIM-1', 'TANPA', '']);
  const screen = await mount({ as: 'Owner', at: `${at(id)}?batch=1` });
  await waitFor(() => expect(factsOf(screen, 'Yang dikirim')).toContain('Faktur2'));
  expect(factsOf(screen, 'Yang dikirim')).toMatch(/DPPRp\s3\.600\.000,00/);
  expect(factsOf(screen, 'Yang dikirim')).toContain('1 dokumen berisi kesalahan dan tidak ikut dikirim');
  expect(factsOf(screen, 'Yang dikirim')).toContain('20 Desember 2025');
  expect(factsOf(screen, 'Email ke pembeli')).toContain(
    'Faktur pajak [Nomor dokumen] dari [Nama perusahaan Anda] (Template bawaan Patuh)',
  );
  expect(factsOf(screen, 'Email ke pembeli')).toContain('1 faktur tanpa alamat email, tidak dikirim');
  await screen.press('Kirim 2 faktur');
  await screen.findByText('Batch sedang berjalan. Halaman ini boleh ditutup.');
  await app().drainJobs();
  await screen.findByText('Batch selesai');
  const result = factsOf(screen, 'Faktur');
  expect(result).toContain('Disetujui DJP2');
  expect(result).toContain('Email terkirim1');
  expect(result).toContain('Belum dikirimi email1');
});

it('names its obstacles in words, and begins nothing', async () => {
  const id = await uploaded(['HALANG-1']);
  const rina = await app().as('rina', 'sagara');
  const filter = encodeURIComponent(JSON.stringify({ product: 'efaktur-v2' }));
  for (const { id: signee, updatedAt: _, ...row } of await rina.get<Record<string, unknown>[]>(
    `/signees?filter=${filter}`,
  ))
    await rina.put(`/signees/${signee}`, { ...row, active: false });
  const screen = await mount({ as: 'Owner', at: `${at(id)}?batch=1` });
  await screen.findByText('Penandatangan belum ditentukan');
  await screen.press('Kirim 1 faktur');
  const modal = await screen.findByRole('dialog', { name: 'Penandatangan belum ditentukan' });
  await screen.press('Tentukan penandatangan', modal);
  expect(screen.address()).toBe('/main/setting/account/signee/efaktur-v2');
  expect(await rina.get(`/efaktur/import/${id}/batch`)).toMatchObject({ report: null });
});

it('is linked from the summary of a file', async () => {
  const id = await uploaded(['RINGKAS-1']);
  const screen = await mount({ as: 'Owner', at: at(id) });
  await screen.press(/^Lanjut/);
  expect(screen.getByRole('link', { name: 'Kirim batch' }).getAttribute('href')).toBe(`${at(id)}?batch=1`);
});
