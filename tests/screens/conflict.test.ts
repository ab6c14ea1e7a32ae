// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { editPath } from '../../src/bupot/paths.ts';
import { bupots, SLIPS } from '../api/bupot/bupot-client.ts';
import { anInput, fakturs, LIST } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

it('two people change the same field of a draft, and the second gives way', async () => {
  const sari = await app().as('sari');
  const { draft, one } = fakturs(app(), sari);
  const input = anInput();
  const { id, version } = await draft(input);
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/out/${id}/edit` });
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const save = async (words: string) => {
    await screen.write(email, words);
    // On a slow machine autosave comes first, and the dialog is open already.
    const button = screen.queryByRole('button', { name: 'Simpan draf' });
    if (button) await screen.user.click(button);
  };

  await sari.put(`${LIST}/draft/${id}`, {
    version,
    input: { ...input, counterpartyEmail: 'sari@grahateknik.example' },
  });
  await save('rina@grahateknik.example');
  const dialog = await screen.findByRole('dialog', { name: /^Data diubah oleh Sari Lestari/ });
  const mine = within(dialog).getByRole<HTMLInputElement>('radio', { name: /rina@grahateknik\.example/ });
  expect(mine.checked).toBe(true);
  await screen.press('Pakai yang tersimpan', dialog);
  await waitFor(() => expect(email.value).toBe('sari@grahateknik.example'));
  expect(await one(id)).toMatchObject({ counterpartyEmail: 'sari@grahateknik.example' });

  await save('bersama@grahateknik.example');
  await waitFor(async () => expect(await one(id)).toMatchObject({ counterpartyEmail: 'bersama@grahateknik.example' }));
});

it('a slip issued while somebody fills it in shows that, and by whom', async () => {
  const sari = await app().as('sari');
  const { id, version } = await bupots(sari).create('BPPU');
  const screen = await mount({ as: 'Owner', at: editPath({ kind: 'BPPU', id }) });
  await sari.post(`${SLIPS}/${id}/issue`, { version });
  await app().drainJobs();
  await screen.press('Simpan draf');
  const dialog = await screen.findByRole('dialog', { name: 'Dokumen ini tidak dapat diubah lagi' });
  expect(dialog.textContent).toContain('Sari Lestari');
});

type Saved = { readonly id: string; readonly version: number; readonly updatedAt: number };

const saving = async (who: 'agus' | 'rina', path: string, change: object) => {
  const client = await app().as(who, 'sagara');
  const { id, updatedAt: _, ...record } = await client.get<Saved>(path);
  return client.put(`${path.split('/').slice(0, -1).join('/')}/${id}`, { ...record, ...change });
};

it.each([
  ['Simpan pilihan ini', '31.71', 'Kota Administrasi Jakarta Pusat, DKI Jakarta', 'Gudang Rina'],
  ['Pakai yang tersimpan', '32.73', 'Kota Bandung, Jawa Barat', 'Gudang Agus'],
])(
  'a branch that somebody else saved meanwhile is held against mine field by field: %s',
  async (choice, region, options, expected) => {
    const agus = await app().as('agus');
    const [branch] = await agus.get<Saved[]>('/branches');
    const path = `/branches/${branch?.id}`;
    const screen = await mount({ as: 'Owner', at: `/main/setting/account/tax?buka=${branch?.id}` });
    const form = await screen.findByRole('dialog');
    await saving('agus', path, { name: 'Gudang Agus', address: 'Jalan Agus 2', region });
    const name = within(form).getByLabelText<HTMLInputElement>(/^Nama/);
    await screen.write(name, 'Gudang Rina');
    await screen.press('Simpan', form);
    const dialog = await screen.findByRole('dialog', { name: /^Data diubah oleh Agus Prasetyo/ });
    await within(dialog).findByText(options);
    await screen.press(choice, dialog);
    await waitFor(async () =>
      expect(await agus.get(path)).toMatchObject({ name: expected, address: 'Jalan Agus 2', region }),
    );
    if (choice === 'Pakai yang tersimpan') await waitFor(() => expect(name.value).toBe('Gudang Agus'));
    else await screen.isNoted('Tempat kegiatan usaha disimpan');
  },
);

it('shows in words what somebody else saved of a signee', async () => {
  const rina = await app().as('rina', 'sagara');
  const filter = encodeURIComponent(JSON.stringify({ product: 'ebupot-ctas' }));
  const [signee] = await rina.get<Saved[]>(`/signees?filter=${filter}`);
  const screen = await mount({ as: 'Owner', at: `/main/setting/account/signee/ebupot-ctas?buka=${signee?.id}` });
  const form = await screen.findByRole('dialog');
  await saving('rina', `/signees/${signee?.id}`, { actsAs: 'KUASA', active: false, codeEnds: '2026-03-31' });
  await screen.write(within(form).getByLabelText('Jabatan'), 'Direktur pajak');
  await screen.press('Simpan', form);
  const dialog = await screen.findByRole('dialog', { name: /^Data diubah oleh Rina/ });
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Jabatan.*Direktur pajak/),
    expect.stringMatching(/^Bertindak sebagai.*Kuasa/),
    expect.stringMatching(/^Aktif.*Ya.*Tidak$/),
    expect.stringMatching(/^Kode berlaku sampai.*31\/03\/2026$/),
  ]);
});

it('keeps what was typed of a day of the own calendar that somebody else moved', async () => {
  const agus = await app().as('agus');
  const { id } = await agus.post<Saved>('/own-dates', { date: '2025-12-01', title: 'Rapat', note: null });
  const screen = await mount({ as: 'Owner', at: `/main/home/calendar?buka=${id}` });
  const form = await screen.findByRole('dialog');
  await saving('agus', `/own-dates/${id}`, { date: '2025-12-02' });
  await screen.write(within(form).getByLabelText(/^Catatan/), 'Bawa rekonsiliasi');
  await screen.press('Simpan', form);
  const dialog = await screen.findByRole('dialog', { name: /^Data diubah oleh Agus/ });
  within(dialog).getByText('01/12/2025');
  await screen.press('Simpan pilihan ini', dialog);
  await waitFor(async () =>
    expect(await agus.get(`/own-dates/${id}`)).toMatchObject({ date: '2025-12-02', note: 'Bawa rekonsiliasi' }),
  );
});
