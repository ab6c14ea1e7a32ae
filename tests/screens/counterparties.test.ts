// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Counterparty } from '#domain/office/lookup-schema.ts';
import { anInput } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const NAME = 'PT Ganda Sejati';
const known = (identity: string) => ({
  counterpartyName: NAME,
  counterpartyNpwp: identity,
  counterpartyNitku: `${identity}000000`,
});
const right = '0623456789015678';
const wrong = '0623456789015679';

it('shows one counterparty with its documents, joins a double of it, and lets it go again', async () => {
  const rina = await app().as('rina', 'sagara');
  for (const npwp of [right, wrong])
    await rina.post('/efaktur/out/ctas/draft', {
      input: anInput({ ...known(npwp), reference: `LAWAN-${npwp.slice(-1)}` }),
    });
  const [target] = await rina.get<Counterparty[]>(`/counterparties?q=${right}`);

  const list = await mount({ as: 'Owner', at: '/main/counterparties' });
  expect(list.getAllByRole('link', { name: NAME })).toHaveLength(2);
  const troubled = await mount({ as: 'Owner', at: '/main/counterparties?only=troubled' });
  troubled.getByRole('button', { name: 'Tampilkan: Bermasalah' });
  expect(troubled.getAllByText('1 catatan nomor')).toHaveLength(2);

  const screen = await mount({ as: 'Owner', at: `/main/counterparties/${target?.id}` });
  await waitFor(() => screen.getByRole('link', { name: 'LAWAN-8' }));
  expect(screen.queryByRole('link', { name: 'LAWAN-9' })).toBeNull();
  screen.getByText('Nama sama');
  const press = screen.getByRole<HTMLButtonElement>('button', { name: 'Gabungkan' });
  expect(press.disabled).toBe(true);
  screen.getByRole('checkbox', { name: `${NAME} ${wrong}` }).click();
  await waitFor(() => expect(press.disabled).toBe(false));
  await screen.press('Gabungkan');
  const dialog = await screen.findByRole('dialog', { name: `Gabungkan ke ${NAME}?` });
  within(dialog).getByRole('button', { name: 'Gabungkan' }).click();
  await screen.isNoted('Digabung. Semua dokumennya sekarang ada di halaman ini.');
  await waitFor(() => screen.getByRole('link', { name: 'LAWAN-9' }));

  await screen.press('Pisahkan lagi');
  await screen.isNoted('Dipisahkan. Semuanya kembali seperti sebelum digabung.');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'LAWAN-9' })).toBeNull());
});
