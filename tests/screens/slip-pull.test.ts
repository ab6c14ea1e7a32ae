// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aPulledSlip, officeHas, pulls } from '../api/bupot/bupot-pull-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const MASA = '2025-09';

it("asks before the office's word replaces a slip of ours, and says what that does to the masa", async () => {
  const rina = await app().as('rina', 'sagara');
  const number = '25DIFFERS';
  officeHas(app(), [aPulledSlip({ number })]);
  const first = await pulls(rina).byPeriod(MASA);
  await app().drainJobs();
  await pulls(rina).complete(first.id, { verdicts: ['NEW'] });
  await app().drainJobs();
  app().clock.advance(1_000);
  officeHas(app(), [
    aPulledSlip({ number, gross: '20000000.00', tax: '400000.00' }),
    aPulledSlip({ number: '25NEWHERE' }),
  ]);
  const { id } = await pulls(rina).byPeriod(MASA);
  await app().drainJobs();

  const screen = await mount({ as: 'Owner', at: `/main/ebupot/prepopulated/detail?id=${id}` });
  await screen.user.click(await screen.findByRole('checkbox', { name: `Pilih ${number}` }));
  await screen.press('Ambil 1 ke daftar');
  const dialog = await screen.findByRole('dialog', { name: 'Samakan dengan DJP' });
  within(dialog).getByText('1 bukti potong di sini berbeda dengan yang ada di DJP. Samakan dengan DJP?');
  const effect = within(dialog).getByText(/^PPh dipotong masa 09\/2025 berubah/);
  expect(effect.textContent).toContain('200.000');
  const found = within(within(dialog).getByRole('list', { name: number }));
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/10\.000\.000.*20\.000\.000/),
    expect.stringMatching(/200\.000.*400\.000/),
  ]);
  expect((await pulls(rina).status(id)).status).toBe('REVIEW');
  await screen.press('Ambil 1 ke daftar', dialog);
  await waitFor(async () => {
    await app().drainJobs();
    expect((await pulls(rina).rows(id, { verdict: 'DIFFERENT' }))[0]).toMatchObject({ status: 'TAKEN' });
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks nothing where what is chosen is new', async () => {
  const rina = await app().as('rina', 'sagara');
  officeHas(app(), [aPulledSlip({ number: '25FRESH01' })]);
  app().clock.advance(1_000);
  const { id } = await pulls(rina).byPeriod(MASA);
  await app().drainJobs();
  const screen = await mount({ as: 'Owner', at: `/main/ebupot/prepopulated/detail?id=${id}` });
  await screen.user.click(await screen.findByRole('checkbox', { name: 'Pilih 25FRESH01' }));
  await screen.press('Ambil 1 ke daftar');
  await waitFor(async () => {
    await app().drainJobs();
    expect((await pulls(rina).rows(id))[0]).toMatchObject({ status: 'TAKEN' });
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});
