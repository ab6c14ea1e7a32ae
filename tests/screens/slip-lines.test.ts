// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Bupot } from '#domain/bupot/record.ts';
import { aNik } from '../../fixtures/builders/a-company.ts';
import { detailPath, editPath } from '../../src/bupot/paths.ts';
import { bupots, pathOf, SLIPS } from '../api/bupot/bupot-client.ts';
import { paidMonths } from '../api/bupot/year-of-slips.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

it('shows the lines of a monthly slip on its page, and takes them in its form', async () => {
  const rina = await app().as('rina', 'sagara');
  const slip = await bupots(rina).create('BPMP', { gross: '12000000', tantiemBonus: '1500000', zakat: '25000' });
  const form = await mount({ as: 'rina', at: editPath(slip) });
  const bonus = await form.findByRole('textbox', { name: /^Tantiem, bonus/ });
  expect(bonus).toHaveProperty('value', expect.stringContaining('1.500.000'));
  const rest = await form.findByRole('textbox', { name: /^Gaji\/pensiun/ });
  expect(rest).toHaveProperty('value', '10.500.000');
  await form.write(bonus, '2000000');
  await waitFor(() => expect(rest).toHaveProperty('value', '10.000.000'));
  // As after the event stream connects again: what is typed stays.
  const { queryClient } = await import('../../src/client/query-client.ts');
  await queryClient.invalidateQueries();
  expect(rest.isConnected).toBe(true);
  expect(rest).toHaveProperty('value', '10.000.000');
  await form.press('Simpan draf');
  const page = await mount({ as: 'rina', at: detailPath(slip) });
  const card = within(await page.findByRole('region', { name: 'Rincian untuk A1' }));
  expect(card.getByText('Gaji/pensiun atau THT/JHT').nextElementSibling?.textContent).toContain('10.000.000');
  expect(card.getByText(/^Tantiem/).nextElementSibling?.textContent).toContain('2.000.000');
  expect(card.getByText(/^Zakat/).nextElementSibling?.textContent).toContain('25.000');
});

it('explains a line of a slip of the year by the months that make it', async () => {
  await paidMonths(app(), { serial: 7301, to: 3 });
  await paidMonths(app(), { serial: 7301, from: 4, to: 5, tantiemBonus: '2000000', pensionContribution: '300000' });
  const rina = await app().as('rina', 'sagara');
  const choices = [{ key: aNik(7301), lastGross: '10000000' }];
  const draw = { year: 2025, lastMonth: 6, lastPay: 'ASK', choices, keys: [aNik(7301)] };
  await rina.post(`${pathOf('BPA1')}/from-monthly/draw`, draw);
  await app().drainJobs();
  const [annual] = await rina.get<Bupot[]>(`${SLIPS}?filter=${JSON.stringify({ payee: aNik(7301), kind: 'BPA1' })}`);
  if (!annual) throw new Error('nothing was drawn');
  const page = await mount({ as: 'rina', at: detailPath(annual) });
  const name = /Tantiem, bonus/;
  await page.user.click(await page.findByRole('button', { name }));
  const dialog = await page.findByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^04\/2025 .*2\.000\.000/), expect.stringMatching(/^05\/2025 .*2\.000\.000/)]);
});
