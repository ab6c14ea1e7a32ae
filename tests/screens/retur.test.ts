// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import { aFaktur, aLine } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const SCOPE = scopeOf('rina', 'sagara');
const IN = '/efaktur/in/return/ctas';

let n = 0;
type Over = Partial<Omit<Parameters<typeof aFaktur>[0] & object, 'status'>>;
const planted = async (status: string, over: Over = {}): Promise<string> => {
  const id = `retur-layar-${++n}`;
  await app().deps.db.transact(async (tx) => {
    await insertFakturs(tx, SCOPE, [
      aFaktur({
        ...{ id, companyId: companies.sagara.id, type: 'IN', status: status as never, creditPeriod: '2025-10' },
        ...{ number: `0400250000000002${n}`, lines: [aLine()], ...over },
      }),
    ]);
    for (const resource of ['efaktur/in/ctas', 'efaktur/out/return/ctas']) await bumpRevision(tx, SCOPE, resource);
  });
  return id;
};

it('an invoice goes back in part: what is left is shown and held, and the draft leads to its page', async () => {
  const id = await planted('CREDITED');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/in/return/${id}/create` });
  const back = screen.getByRole('textbox', { name: 'Jumlah diretur, Kabel tembaga 4 × 10 mm²' });
  await screen.write(back, '11');
  await screen.findByText('Melebihi sisa: paling banyak 10');
  expect(screen.getByRole('button', { name: 'Simpan draf' })).toHaveProperty('disabled', true);
  await screen.write(back, '4');
  await waitFor(() => expect(document.body.textContent).toContain('660.000,00'));
  await screen.press('Simpan draf');
  await screen.findByRole('heading', { level: 1, name: 'Retur Faktur Masukan' });
  screen.getByRole('button', { name: 'Upload' });
  const [retur] = await (await app().as('rina', 'sagara')).get<ReturMasukanView[]>(IN);
  expect(retur).toMatchObject({ originId: id, dpp: '6000000.00', ppn: '660000.00' });
});

it('a return begins with the choice of the invoice, and stands in the list', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/in/return' });
  await screen.press('Buat retur');
  await screen.findByRole('combobox', { name: /Faktur masukan/ });
});

it('a return leads on from a credited invoice; of one that is not decided the menu says why there is none', async () => {
  const decided = await planted('CREDITED');
  const undecided = await planted('APPROVED', { creditPeriod: null });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/in/${undecided}/detail` });
  await screen.press('Tindakan');
  const choice = await screen.findByRole('menuitem', { name: /^Buat retur/ });
  expect(choice.textContent).toContain('Putuskan dulu pengkreditan faktur ini');
  expect(choice.getAttribute('aria-disabled')).toBe('true');

  const other = await mount({ as: 'Owner', at: `/main/efaktur-v2/in/${decided}/detail` });
  await other.user.click(await other.findByRole('link', { name: 'Buat retur' }));
  await other.findByRole('heading', { level: 1, name: 'Buat retur masukan' });
  expect(other.address()).toBe(`/main/efaktur-v2/in/return/${decided}/create`);
});

it('a form of a return of which nothing is left says so', async () => {
  const id = await planted('CREDITED', { lines: [aLine({ quantity: '0' })] });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/in/return/${id}/create` });
  await screen.findByText('Faktur ini sudah diretur seluruhnya.');
});

it('a return of an outgoing invoice is agreed to on its page', async () => {
  const originId = await planted('APPROVED', { type: 'OUT', creditPeriod: null });
  const id = await planted('WAITING_FOR_APPROVAL', {
    ...{ type: 'RETURN_OUT', creditPeriod: null, originId, originNumber: '04002500000000021' },
    lines: [aLine({ quantity: '2' })],
  });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/return/out/${id}/detail` });
  screen.getByRole('heading', { level: 1, name: 'Retur Faktur Keluaran' });
  await screen.press('Setujui retur');
  await screen.press('Setujui', screen.getByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Setujui retur' })).toBeNull());
});
