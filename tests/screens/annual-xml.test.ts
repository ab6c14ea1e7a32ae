// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

it('what the office requires for the XML is named above the rows and marked in them', async () => {
  const rina = await app().as('rina', 'sagara');
  const { id } = await rina.post<{ id: string }>('/efiling/spt-badan', { taxYear: 2025, months: 12 });
  const rows = { 'L11A.III': [{ name: 'PT Tiga', address: 'Jalan Tiga 3', limit: '100', amount: '50', method: '01' }] };
  await rina.put(`/efiling/spt-badan/${id}/sheets/L11A`, { version: 0, lines: {}, answers: {}, rows, notes: {} });
  const screen = await mount({ as: 'rina', at: `/main/efiling/spt_badan/${id}/L11A` });
  await screen.press(/^Unduh XML Coretax dari /);
  expect((await screen.findByText(/^XML tidak dibuat/)).textContent).toMatch(/ 1, .* 1$/);
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]').length).toBe(2));
});

it('kinds of assets are those of the group, and a file with others is repaired by what is proposed', async () => {
  const rina = await app().as('rina', 'sagara');
  const [{ id } = { id: '' }] = await rina.get<{ id: string }[]>('/efiling/spt-badan?range=[0,0]');
  const screen = await mount({ as: 'rina', at: `/main/efiling/spt_badan/${id}/L9` });
  await screen.press('Impor');
  const dialog = await screen.findByRole('dialog', { name: /^Impor ke / });
  const rows = [
    'Kelompok;Jenis;Bulan perolehan;Harga perolehan (Rp);Metode komersial;Metode fiskal',
    'Kelompok 2;Mesin jahit;05/2025;80.000.000;Garis Lurus;Garis Lurus',
    'Kelompok 1;Laptop staf;06/2025;20.000.000;Garis Lurus;Garis Lurus',
  ];
  await screen.user.upload(
    within(dialog).getByTestId('annual-import-file'),
    new File([rows.join('\r\n')], 'harta.csv', { type: 'text/csv' }),
  );
  await within(dialog).findByRole('button', { name: 'Pakai Mesin' });
  await screen.press('Pakai 2 usulan', dialog);
  await screen.press('Masukkan 2 baris', dialog);
  const kind = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Jenis 1' });
  expect(kind.value).toBe('Mesin');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Keterangan 2' }).value).toBe('Laptop staf');
  const group = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kelompok 1' });
  await screen.user.selectOptions(group, 'Bangunan permanen');
  expect(kind.value).toBe('');
  expect(
    within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toContain('Apartemen (0505)');
});
