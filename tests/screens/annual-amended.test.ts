// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { attachPdfs } from '../api/spt/annual-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const BASE = '/efiling/spt-badan';
const signee = {
  product: 'spt1771',
  name: 'Wulan Sari',
  jobTitle: 'Direktur',
  npwp: '3275015507910004',
  phone: null,
  city: 'Bandung',
  actsAs: 'WAJIB_PAJAK',
  active: true,
  codeState: 'UNKNOWN',
  codeEnds: null,
};

/** A correction of the filed return of 2022, whose turnover is 100 million more. */
const corrected = async (): Promise<string> => {
  const rina = await app().as('rina', 'sagara');
  const fill = async (id: string, sheet: string, entries: object) => {
    const { tree } = await rina.get<AnnualView>(`${BASE}/${id}`);
    const version = tree.find((leaf) => leaf.sheet === sheet)?.version;
    await rina.request('PUT', `${BASE}/${id}/sheets/${sheet}`, {
      json: { version, lines: {}, answers: {}, rows: {}, notes: {}, ...entries },
    });
  };
  const { id } = await rina.post<{ id: string }>(BASE, { taxYear: 2022 });
  await fill(id, 'I', { lines: { '1a': '1000000000' } });
  await fill(id, 'INDUK', { answers: { tariff: 'general', '16': 'no' } });
  const paid = { ntpn: 'A'.repeat(16), year: '2022', date: '2023-04-02', amount: '220000000' };
  await fill(id, 'SSP', { rows: { SSP: [paid] } });
  await attachPdfs(rina, id);
  await rina.post('/signees', signee);
  await rina.post(`${BASE}/${id}/file`, {});
  await app().drainJobs();
  const { id: next } = await rina.post<{ id: string }>(`${BASE}/${id}/amend`, { reason: 'Koreksi' });
  await fill(next, 'I', { lines: { '1a': '1100000000' } });
  const more = { ...paid, ntpn: 'B'.repeat(16), amount: '22000000' };
  await fill(next, 'SSP', { rows: { SSP: [paid, more] } });
  return next;
};

it('shows which lines a correction changes, leads to their sheets, and says what it adds before it is filed', async () => {
  const id = await corrected();
  const screen = await mount({ as: 'rina', at: `/main/efiling/spt_1771/1771/${id}/2022/1/CONCEPT/induk/part1` });
  const title = await screen.findByText('Yang berubah dari SPT yang dibetulkan');
  const panel = title.closest('details') as HTMLDetailsElement;
  expect(within(panel).getByText('Pembetulan menambah pajak yang harus dibayar').parentElement?.textContent).toContain(
    '22.000.000',
  );
  await screen.user.click(title);
  const row = within(panel).getByText('1a').closest('tr') as HTMLElement;
  expect(row.textContent).toMatch(/1\.000\.000\.000.*1\.100\.000\.000.*\+.*100\.000\.000/);
  expect(within(row).getByRole('link').getAttribute('href')).toContain('/lampiran/1/part1#1a');
  await screen.press('Lapor');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('Pembetulan menambah pajak yang harus dibayar')).toBeTruthy());
});
