// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { spts } from '../api/spt/spt-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

it('shows the return by the rows of its form, explains an amount down to its invoices, and takes what is filled in', async () => {
  await app().deps.db.transact((tx) =>
    insertFakturs(tx, scopeOf('rina', 'sagara'), [
      aFaktur({ id: 'dijual', companyId: companies.sagara.id, status: 'APPROVED', number: '04002500000000001' }),
    ]),
  );
  const spt = await spts(app(), await app().as('rina', 'sagara'), 'PPN').posted('2025-10');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${spt.id}/induk` });
  await screen.press(/^Dari mana angka ini\? I\.A\.2 Kode 04 dan 05, PPN/);
  const invoice = await screen.findByRole('link', { name: '04002500000000001' });
  expect(invoice.getAttribute('href')).toBe('/main/efaktur-v2/out/dijual/detail');
  await screen.press('Isi SPT');
  const form = within(await screen.findByRole('dialog', { name: 'Isian SPT Masa PPN' }));
  const [selfBuild] = within(form.getByRole('group', { name: /^IV / })).getAllByRole<HTMLInputElement>('textbox');
  if (!selfBuild) throw new Error('no field');
  await screen.write(selfBuild, '100000000');
  await screen.press('Simpan');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Isian SPT Masa PPN' })).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /IV Kegiatan membangun sendiri, PPN.*2\.200\.000/ })).toBeTruthy(),
  );
});

it('says that it has to be drawn again as soon as a document of its masa changes elsewhere', async () => {
  const spt = await spts(app(), await app().as('rina', 'sagara'), 'PPN').posted('2025-09');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${spt.id}/induk` });
  expect(screen.queryByText('Ada yang berubah setelah posting')).toBeNull();
  const late = aFaktur({ id: 'susulan', companyId: companies.sagara.id, status: 'APPROVED', date: '2025-09-20' });
  await app().deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), [late]));
  await screen.findByText('Ada yang berubah setelah posting');
});

it('shows what crediting an invoice in this masa would do, and where it is done', async () => {
  await app().deps.db.transact((tx) =>
    insertFakturs(tx, scopeOf('rina', 'sagara'), [
      {
        ...aFaktur({ id: 'dibeli', companyId: companies.sagara.id, number: '04002500000000002' }),
        ...{ type: 'IN' as const, status: 'APPROVED' as never },
      },
    ]),
  );
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/spt/posting?masa=2025-10&simulasi=1' });
  const part = within(await screen.findByRole('region', { name: 'Pindahkan pengkreditan' }));
  const box = await part.findByRole('checkbox', { name: /04002500000000002/ });
  box.click();
  await screen.findByText('8 baris lain berubah');
  await screen.press('Terapkan');
  const way = screen.getByRole('link', { name: '04002500000000002' });
  expect([way.getAttribute('href'), screen.getByText('Kreditkan pada masa 10/2025')]).toEqual([
    '/main/efaktur-v2/in/dibeli/detail',
    expect.anything(),
  ]);
});
