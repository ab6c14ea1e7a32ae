// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { DokumenMasukanView } from '#domain/faktur/dokumen-schema.ts';
import { fromCustoms } from '../../api/gateways/djp/dokumen/customs.ts';
import { aDokumenInput } from '../../fixtures/builders/a-dokumen.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const OUT = '/efaktur/document/out/ctas';
const IN = '/efaktur/document/in/ctas';

const approved = async (base: string, documentKind: 'PEB' | 'PIB', number: string): Promise<string> => {
  const rina = await app().as('rina', 'sagara');
  const { id, version } = await rina.post<DokumenMasukanView>(base, { input: aDokumenInput({ documentKind, number }) });
  await rina.post(`${base}/${id}/moves/upload`, { version });
  await app().drainJobs();
  return id;
};

it('an import is recorded: its kind decides the fields, the usual PPN is proposed until another is typed, and the draft is saved', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/document/in/create' });
  await screen.findByRole('heading', { level: 1, name: 'Buat dokumen lain masukan' });
  expect(screen.queryByRole('textbox', { name: /NPWP penjual/ })).toBeNull();
  await screen.write(screen.getByRole('textbox', { name: /Nomor dokumen/ }), 'PIB-000032');
  await screen.write(screen.getByRole('textbox', { name: /^Penjual/ }), 'Guangzhou Sample Co');
  const [base, ppn] = [
    screen.getByRole('textbox', { name: /DPP/ }),
    screen.getByRole('textbox', { name: /^PPN(?!BM)/ }),
  ];
  await screen.write(base, '60000000');
  expect(ppn).toHaveProperty('value', '6.600.000,00');
  await screen.write(ppn, '6500000');
  await screen.write(base, '120000000');
  expect(ppn).toHaveProperty('value', '6.500.000,00');
  await screen.press(/Hitung PPN/);
  expect(screen.queryByRole('button', { name: /Hitung PPN/ })).toBeNull();
  await screen.press('Simpan draf');
  await screen.isNoted('Draf tersimpan');
  const [row] = await (await app().as('rina', 'sagara')).get<DokumenMasukanView[]>(IN);
  expect(row).toMatchObject({ documentKind: 'PIB', ppn: '13200000.00', status: 'DRAFT' });
});

it('a draft that lacks something names the field when it is sent', async () => {
  const rina = await app().as('rina', 'sagara');
  const { id } = await rina.post<DokumenMasukanView>(IN, { input: aDokumenInput({ documentKind: 'PIB', number: '' }) });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/document/in/detail/${id}` });
  await screen.send('Upload');
  await screen.isNoted('Nomor dokumen: Wajib diisi');
});

it('an export has no PPN to type, and is replaced with a reason', async () => {
  const id = await approved(OUT, 'PEB', 'PEB-000871');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/document/out/${id}/substitute` });
  await screen.findByRole('heading', { level: 1, name: 'Buat pengganti dokumen lain' });
  expect(screen.getByRole('textbox', { name: /^PPN/ })).toHaveProperty('disabled', true);
  await screen.press('Simpan draf');
  const why = await screen.findByRole('dialog', { name: 'Buat dokumen pengganti' });
  await screen.write(within(why).getByRole('textbox', { name: /Alasan/ }), 'Nilai keliru');
  await screen.press('Simpan pengganti', why);
  await screen.findByRole('heading', { level: 1, name: 'Ubah dokumen lain' });
  const [made] = await (await app().as('rina', 'sagara')).get<DokumenMasukanView[]>(OUT);
  expect(made).toMatchObject({ replaces: id, status: 'DRAFT' });
});

it('an import is credited from its page in its own masa', async () => {
  const id = await approved(IN, 'PIB', 'PIB-000033');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/document/in/detail/${id}` });
  await screen.press('Kreditkan');
  await screen.press('Kreditkan', screen.getByRole('dialog'));
  await waitFor(async () =>
    expect(await (await app().as('rina', 'sagara')).get(`${IN}/${id}`)).toMatchObject({ status: 'CREDITED' }),
  );
});

it('documents of the office are pulled from the menu of the list; differences are shown, and one click takes over the office’s data', async () => {
  const rina = await app().as('rina', 'sagara');
  const [pib] = fromCustoms(companies.sagara.npwp, 'PIB', '2025-09', '2025-12-31');
  const input = aDokumenInput({ documentKind: 'PIB', number: pib?.number ?? '', date: '2025-09-01', dpp: '500000' });
  const { id } = await rina.post<DokumenMasukanView>(IN, { input: { ...input, ppn: '55000' } });
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/document/in' });
  await screen.press('Impor / Ekspor');
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Tarik prepopulated' }));
  const dialog = await screen.findByRole('dialog');
  await screen.press('Tarik', dialog);
  await screen.findByText('DJP sedang ditanya. Halaman ini boleh ditinggal.');
  await app().drainJobs();
  await screen.findByText(/dokumen baru diterima dari DJP/);
  const differing = await screen.findByRole('list', { name: pib?.number });
  expect(differing.textContent).toContain('500.000');
  within(dialog).getByText('PPN masukan tidak berubah.');
  await screen.press('Samakan dengan DJP', dialog);
  await waitFor(async () => {
    await app().drainJobs();
    expect(await rina.get(`${IN}/${id}`)).toMatchObject({ status: 'APPROVED', dpp: pib?.dpp });
  });
  await waitFor(() => expect(screen.queryByRole('list', { name: pib?.number })).toBeNull());
});

it('several imports are credited at once, and what that does to the masa is shown before', async () => {
  const ids = [await approved(IN, 'PIB', 'PIB-000034'), await approved(IN, 'PIB', 'PIB-000035')];
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/document/in' });
  for (const box of await screen.findAllByRole('checkbox', { name: /PIB-00003[45]/ })) await screen.user.click(box);
  await screen.press('Kreditkan');
  const dialog = await screen.findByRole('dialog');
  await screen.findByText(/PPN kurang.*bayar masa/);
  await screen.press('Kreditkan', dialog);
  const rina = await app().as('rina', 'sagara');
  await waitFor(async () => {
    await app().drainJobs();
    for (const id of ids) expect(await rina.get(`${IN}/${id}`)).toMatchObject({ status: 'CREDITED' });
  });
});

it('two people change one draft, and each field is chosen from one of them; an upload shows what to correct', async () => {
  const rina = await app().as('rina', 'sagara');
  const input = aDokumenInput({ documentKind: 'PIB', number: 'PIB-000040' });
  const { id, version } = await rina.post<DokumenMasukanView>(IN, { input });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/document/in/${id}/edit` });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Penjual/ });
  await (await app().as('agus', 'sagara')).put(`${IN}/${id}`, {
    version,
    input: { ...input, counterpartyName: 'Ningbo Sample Co', dpp: '500000000.00' },
  });
  await screen.write(name, 'Shenzhen Sample Co');
  await screen.press('Simpan draf');
  const dialog = await screen.findByRole('dialog', { name: /^Data diubah oleh/ });
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /Shenzhen/ }).checked).toBe(true);
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /Rp 500\.000\.000/ }).checked).toBe(true);
  await screen.press('Simpan pilihan ini', dialog);
  await waitFor(async () =>
    expect(await rina.get(`${IN}/${id}`)).toMatchObject({
      counterpartyName: 'Shenzhen Sample Co',
      dpp: '500000000.00',
    }),
  );
  await screen.write(name, '');
  await screen.press('Upload ke DJP');
  await screen.findByText('1 hal perlu diperbaiki sebelum upload');
});
