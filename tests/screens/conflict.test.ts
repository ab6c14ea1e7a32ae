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
    await screen.press('Simpan draf');
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

it('a slip issued while somebody fills it in says so, and by whom', async () => {
  const sari = await app().as('sari');
  const { id, version } = await bupots(sari).create('BPPU');
  const screen = await mount({ as: 'Owner', at: editPath({ kind: 'BPPU', id }) });
  await sari.post(`${SLIPS}/${id}/issue`, { version });
  await app().drainJobs();
  await screen.press('Simpan draf');
  const dialog = await screen.findByRole('dialog', { name: 'Dokumen ini tidak dapat diubah lagi' });
  expect(dialog.textContent).toContain('Sari Lestari');
});
