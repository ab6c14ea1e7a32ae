// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();
const ROOM = '/main/tax-activity';

it('has a text for each empty tab', async () => {
  const screen = await mount({ as: 'Owner', at: `${ROOM}/waiting-payment` });
  await waitFor(() => screen.getByText('Tidak ada pajak yang menunggu pembayaran'));
  await screen.user.click(screen.getByRole('tab', { name: 'Status e-Filling' }));
  await waitFor(() => screen.getByText('Tidak ada SPT yang sedang diproses DJP'));
  expect(screen.address()).toBe(`${ROOM}/e-filing`);
});

it('takes a statement that a return is due, with its reason, and takes it back', async () => {
  const screen = await mount({ as: 'Owner', at: `${ROOM}/archive?bagian=not-due&from=2025-10&to=2025-10` });
  await waitFor(() => screen.getByText('SPT Masa PPh Unifikasi 10/2025'));
  await screen.user.click(screen.getAllByRole('button', { name: 'Nyatakan wajib lapor' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  await screen.write(screen.getByRole('textbox', { name: 'Alasan' }), 'Ada setor sendiri');
  await screen.press('Nyatakan wajib lapor', dialog);
  await screen.isNoted('Masa ini dinyatakan wajib lapor.');
  await waitFor(() => screen.getByText('Rina Wulandari: Ada setor sendiri'));
  await screen.press('Tarik pernyataan');
  await waitFor(() => expect(screen.queryByText('Rina Wulandari: Ada setor sendiri')).toBeNull());
});

it('reads in English', async () => {
  const screen = await mount({ as: 'Owner', at: `${ROOM}/archive?bagian=not-due`, locale: 'en' });
  await waitFor(() =>
    expect(screen.getAllByText('No slips and no return in this tax period').length).toBeGreaterThan(0),
  );
});

it('shows only the side of payments without the permission for returns', async () => {
  const screen = await mount({ as: 'Payer', at: `${ROOM}/archive` });
  screen.getByText('Anda tidak memiliki akses untuk fitur ini');
});
