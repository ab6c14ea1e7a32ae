// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { aSlip, pathOf } from '../api/bupot/bupot-client.ts';
import { fakturs, LIST } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const TITLE = 'Kirim ke DJP?';

const drafted = async (over: Partial<Faktur> = {}): Promise<Faktur> =>
  fakturs(app(), await app().as('rina', 'sagara')).draft(over);
const statusOf = async ({ id }: { id: string }) =>
  (await (await app().as('rina', 'sagara')).get<Faktur>(`${LIST}/${id}`)).status;

it('shows an invoice for a last review before it is sent: Escape cancels, Enter sends', async () => {
  const draft = await drafted();
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/out/${draft.id}/detail` });
  await screen.press('Upload ke DJP');
  const look = await screen.findByRole('dialog', { name: TITLE });
  for (const words of [draft.reference ?? '', draft.counterpartyName, '11/2025'])
    expect(look.textContent).toContain(words);
  for (const amount of [draft.dpp, draft.ppn])
    expect(look.textContent?.replaceAll('\u00a0', ' ')).toContain(formatRupiah(amount).replaceAll('\u00a0', ' '));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Kirim ke DJP'));
  await screen.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await statusOf(draft)).toBe('DRAFT');
  await screen.press('Upload ke DJP');
  await screen.findByRole('dialog', { name: TITLE });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Kirim ke DJP'));
  await screen.user.keyboard('{Enter}');
  await waitFor(async () => expect(await statusOf(draft)).not.toBe('DRAFT'));
});

it('shows of many how many go, what they come to, and what is left out and why', async () => {
  const [good, other, faulty] = [await drafted(), await drafted(), await drafted({ counterpartyEmail: '' })];
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/out?status=DRAFT' });
  for (const { reference } of [good, other, faulty]) {
    const row = screen.getAllByRole('row').find((one) => one.textContent?.includes(reference ?? ''));
    await screen.user.click(within(row as HTMLElement).getByRole('checkbox'));
  }
  const upload = await screen.findByRole('button', { name: 'Upload 2 dari 3' });
  await screen.user.click(upload);
  const look = await screen.findByRole('dialog', { name: TITLE });
  expect(look.textContent).toContain('1 dokumen tidak ikut:1: masih ada isian yang salah');
  const sum = formatRupiah(rupiah(total([good.dpp, good.ppn, other.dpp, other.ppn].map(sen)))).replaceAll(
    '\u00a0',
    ' ',
  );
  expect(look.textContent?.replaceAll('\u00a0', ' ')).toContain(sum);
  await screen.press('Kembali', look);
  expect(await statusOf(good)).toBe('DRAFT');
  await screen.send('Upload 2 dari 3');
  await screen.isNoted(/^Pekerjaan dimulai/);
  await waitFor(async () => expect(await statusOf(good)).not.toBe('DRAFT'));
  expect(await statusOf(faulty)).toBe('DRAFT');
});

it('shows a slip for a last review, and never again after it is switched off, until the profile switches it on', async () => {
  const rina = await app().as('rina', 'sagara');
  const made = async () => rina.post<{ id: string }>(pathOf('BPPU'), { input: aSlip('BPPU') });
  const status = async ({ id }: { id: string }) => (await rina.get<{ status: string }>(`/ebupot/slips/${id}`)).status;
  const [first, second] = [await made(), await made()];
  const at = (id: string) => `/main/ebupot-v2/unifikasi/domestic/detail/${id}`;
  const screen = await mount({ as: 'Owner', at: at(first.id) });
  await screen.press('Terbitkan');
  const look = await screen.findByRole('dialog', { name: TITLE });
  await screen.user.click(within(look).getByRole('checkbox', { name: /^Jangan tanya lagi/ }));
  await screen.press('Kirim ke DJP', look);
  await waitFor(async () => expect(await status(first)).not.toBe('DRAFT'));

  const next = await mount({ as: 'Owner', at: at(second.id) });
  await next.press('Terbitkan');
  await waitFor(async () => expect(await status(second)).not.toBe('DRAFT'));

  const profile = await mount({ as: 'Owner', at: '/main/setting/profile' });
  const asks = profile.getByRole<HTMLInputElement>('switch', { name: 'Tampilkan ringkasan dan tanyakan dulu.' });
  expect(asks.checked).toBe(false);
  await profile.user.click(asks);
  await waitFor(() => expect(asks.checked).toBe(true));
});
