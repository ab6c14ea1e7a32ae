// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

it('moves to the heading after a change of page, and stays in a field that was clicked meanwhile', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/out' });
  await screen.user.click(screen.getAllByRole('link', { name: 'Buat faktur' })[0] as HTMLElement);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Buat faktur keluaran' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const field = await screen.findByLabelText<HTMLInputElement>(/^Referensi/);
  await screen.user.click(field);
  expect(document.activeElement).toBe(field);
});

it.each([
  ['/main/efaktur-v2/out/create', 'Upload ke DJP', 'counterpartyName'],
  ['/main/ebupot-v2/unifikasi/domestic/create', 'Terbitkan', 'payeeName'],
])('of an empty form at %s goes to the first empty field when it is sent', async (at, send, path) => {
  const screen = await mount({ as: 'Owner', at });
  await screen.findByRole('button', { name: send });
  await screen.press(send);
  await waitFor(() => expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(path));
});
