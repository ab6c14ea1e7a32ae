// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import { askOffice } from '../../api/modules/billing/ask-office.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { anInput, billings } from '../api/billing/billing-client.ts';
import { spts } from '../api/spt/spt-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const YEAR = { kap: '411618', kjs: '100', periodFrom: '2025-01', periodTo: '2025-12' };
const NTPN = '/main/ebilling/ntpn';

const filled = async (amount: string): Promise<Billing> => {
  const rina = await app().as('rina', 'sagara');
  const input = { ...anInput({ ...YEAR, amount, description: 'Deposit' }), ignoreSame: true };
  const { id } = await rina.post<Billing>('/ebilling', input);
  const { code } = await billings(rina).one(id);
  await rina.post('/simulator/billing/pay', { code, amount });
  await askOffice(app().deps, scopeOf('rina', 'sagara'), id);
  await app().drainJobs();
  return billings(rina).one(id);
};

it('is shown as unused, used in part and used up wherever its receipt is, with its year', async () => {
  const rina = await app().as('rina', 'sagara');
  const returns = spts(app(), rina, 'PPN');
  const { id, version } = await returns.posted('2025-08');
  const entries = { lines: { 'V.PPN': '300000' }, overpaidAs: null, wholeAnew: false, account: null };
  await rina.put(`${returns.path}/${id}/entries`, { version, entries });
  const { id: billing } = await filled('500000');

  const before = await mount({ as: 'Owner', at: NTPN });
  const row = async (screen: typeof before) =>
    within(await screen.findByRole('table')).getByRole('row', { name: /411618-100/ });
  await waitFor(async () => expect((await row(before)).textContent).toMatch(/Belum dipakai, sisa Rp 500\.000/));
  expect((await row(before)).textContent).toContain('2025');
  expect((await row(before)).textContent).not.toContain('01/2025');

  // A sufficient balance is shown where the return is filed, with a link.
  const filing = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${id}/induk` });
  const [file] = await filing.findAllByRole('button', { name: 'Bayar dan lapor' });
  if (!file) throw new Error('no way to file');
  await filing.user.click(file);
  const dialog = await filing.findByRole('dialog', { name: 'Bayar dan lapor' });
  await within(dialog).findByText(/^Saldo deposit pajak Rp 500\.000,00 cukup/);
  const way = within(dialog).getByRole('link', { name: 'Bayar dari deposit' });
  expect(way.getAttribute('href')).toContain(`/main/efaktur-v2/spt/detail/${id}/bill`);

  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${id}/bill` });
  await screen.press('Bayar dari deposit');
  const requests = await screen.findByRole('dialog', { name: 'Bayar SPT ini dari deposit?' });
  expect(requests.textContent).toMatch(/500\.000.*300\.000.*200\.000/);
  await screen.press('Bayar dari deposit', requests);
  await screen.isNoted('SPT dibayar dari deposit');
  // Interest on the money and the fine for the return are separate: both stay.
  await screen.findByText(/^Perkiraan bunga karena disetor terlambat/);
  await screen.findAllByText(/^Sudah lewat, denda/);

  const after = await mount({ as: 'Owner', at: NTPN });
  await waitFor(async () => expect((await row(after)).textContent).toMatch(/Sudah dipakai sebagian, sisa Rp 200\.000/));
  const codes = await mount({ as: 'Owner', at: `/main/ebilling/id_billing#${billing}` });
  const drawer = await codes.findByRole('dialog', { name: 'ID Billing' });
  await within(drawer).findByText(/Sudah dipakai sebagian, sisa Rp 200\.000/);
  expect(drawer.textContent).not.toContain('01/2025');
});
