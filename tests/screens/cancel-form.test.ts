// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { editPath } from '../../src/bupot/paths.ts';
import { bupots, SLIPS } from '../api/bupot/bupot-client.ts';
import { anInput, fakturs, LIST } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const forms = [
  ['an outgoing invoice', '/main/efaktur-v2/out/create', LIST],
  ['a slip', '/main/ebupot-v2/unifikasi/domestic/create', SLIPS],
] as const;

it.each(forms)('%s that is given up leaves nothing, and one nobody typed into asks nothing', async (_, at, list) => {
  const rina = await app().as('rina', 'sagara');
  const count = async () => (await rina.get<object[]>(`${list}?range=[0,99]`)).length;
  const before = await count();
  const untouched = await mount({ as: 'Owner', at });
  await untouched.findByRole('button', { name: 'Simpan draf' });
  await untouched.press('Batal');
  await waitFor(() => expect(window.location.pathname).not.toContain('create'));
  expect(untouched.queryByRole('dialog')).toBeNull();
  expect(await count()).toBe(before);

  const typed = await mount({ as: 'Owner', at });
  const field = await typed.findByLabelText<HTMLInputElement>(/^Referensi/);
  await typed.write(field, 'BATAL-1');
  await typed.user.tab();
  await waitFor(async () => expect(await count()).toBe(before + 1));
  await typed.press('Batal');
  const dialog = await typed.findByRole('dialog', { name: 'Buang yang diketik?' });
  await typed.press('Buang', dialog);
  await waitFor(() => expect(window.location.pathname).not.toContain('edit'));
  expect(await count()).toBe(before);
});

it('a draft that was there before is as it was', async () => {
  const rina = await app().as('rina', 'sagara');
  const slip = await bupots(rina).create('BPPU', { reference: 'SEMULA-1' });
  const invoice = await fakturs(app(), rina).draft(anInput({ reference: 'SEMULA-2' }));
  const inputs = [
    [editPath(slip), `${SLIPS}/${slip.id}`, 'SEMULA-1'],
    [`/main/efaktur-v2/out/${invoice.id}/edit`, `${LIST}/${invoice.id}`, 'SEMULA-2'],
  ] as const;
  for (const [at, path, reference] of inputs) {
    const of = async () => (await rina.get<{ reference: string }>(path)).reference;
    const screen = await mount({ as: 'Owner', at });
    await screen.write(await screen.findByLabelText<HTMLInputElement>(/^Referensi/), 'LAIN');
    await screen.user.tab();
    await waitFor(async () => expect(await of()).toBe('LAIN'));
    await screen.press('Batal');
    await screen.press('Buang', await screen.findByRole('dialog', { name: 'Buang yang diketik?' }));
    await waitFor(async () => expect(await of()).toBe(reference));
  }
});
