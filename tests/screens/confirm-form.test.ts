// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { billings } from '../api/billing/billing-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const open = async () => {
  const rina = await app().as('rina', 'sagara');
  const { id } = await billings(rina).create();
  await app().drainJobs();
  const { code, amount, periodFrom } = await billings(rina).one(id);
  const screen = await mount({ as: 'Owner', at: '/main/ebilling/confirm' });
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const [year, month] = periodFrom.split('-');
  await screen.write(field('ID Billing'), code ?? '');
  await screen.write(field('NTPN'), 'ABCDEFGH12345678');
  await screen.write(field('Jumlah yang dibayar'), amount);
  await screen.write(field('Masa pajak'), `${month}/${year}`);
  return { ...screen, field, send: () => screen.press('Konfirmasi NTPN') };
};

it('what the server refuses is shown at its field, and at no other', async () => {
  const screen = await open();
  await screen.write(screen.field('ID Billing'), '000000000000000');
  await screen.send();
  await waitFor(() => expect(screen.faultOf(screen.field('ID Billing'))).toBe('ID Billing tidak ditemukan'));
  const faults = screen.getAllByRole('textbox').filter((field) => screen.faultOf(field) !== undefined);
  expect(faults).toEqual([screen.field('ID Billing')]);
});

it('a receipt that is no picture is refused, and what was filled in stays', async () => {
  const screen = await open();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await screen.user.upload(
    input as HTMLInputElement,
    new File(['<svg onload="x"/>'], 'bukti.jpg', { type: 'image/jpeg' }),
  );
  screen.getByText('bukti.jpg');
  await screen.send();
  await screen.isNoted('File harus jpg, png, gif atau pdf');
  expect(screen.field('NTPN').value).toBe('ABCDEFGH12345678');
});
