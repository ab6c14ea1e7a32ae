// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { people } from '../../fixtures/cast/people.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const input = { on: true, threshold: 15, days: 20, people: [people.agus.id], byMail: false };

it('compares two saves of a setting, and brings an earlier version back', async () => {
  const agus = await app().as('agus');
  const { version } = await agus.get<{ version: number }>('/nsfp-reminder');
  await agus.put('/nsfp-reminder', { ...input, version });
  const screen = await mount({ as: 'Owner', at: '/main/setting/account/nsfp-reminder' });
  const threshold = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ingatkan bila tersisa' });
  await agus.put('/nsfp-reminder', { ...input, days: 10, version: version + 1 });
  await screen.write(threshold, '40');
  await screen.press('Simpan pengingat');
  const dialog = await screen.findByRole('dialog', { name: /^Data diubah oleh Agus Prasetyo/ });
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Ingatkan bila tersisa.*40.*15$/),
    expect.stringMatching(/^Ingatkan sebelum akhir tahun.*20.*10$/),
  ]);
  await screen.press('Simpan pilihan ini', dialog);
  await waitFor(async () => expect(await agus.get('/nsfp-reminder')).toMatchObject({ threshold: 40, days: 10 }));

  await screen.press('Riwayat perubahan');
  const back = await screen.findAllByRole('button', { name: 'Kembalikan' });
  await screen.user.click(back.at(-1) as HTMLElement);
  await waitFor(() => expect(threshold.value).toBe('15'));
  await screen.press('Simpan pengingat');
  await waitFor(async () => expect(await agus.get('/nsfp-reminder')).toMatchObject({ threshold: 15, days: 20 }));
});
