// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { anInput } from '../api/faktur/faktur-client.ts';
import { filedByOffice, spts } from '../api/spt/spt-client.ts';
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
  await screen.user.keyboard('{Escape}');
  await screen.press('Simpan');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Isian SPT Masa PPN' })).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /IV Kegiatan membangun sendiri, PPN.*2\.200\.000/ })).toBeTruthy(),
  );
});

it('shows that it has to be posted again as soon as a document of its masa changes elsewhere', async () => {
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
        type: 'IN' as const,
        status: 'APPROVED' as never,
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

it('shows before posting what is still open, and links to its list', async () => {
  await app().deps.db.transact((tx) =>
    insertFakturs(tx, scopeOf('rina', 'sagara'), [
      aFaktur({ id: 'belum', companyId: companies.sagara.id, date: '2025-08-20', errorCount: 1 }),
    ]),
  );
  const posting = await mount({ as: 'Owner', at: '/main/efaktur-v2/spt/posting?masa=2025-08' });
  const card = await posting.findByRole('region', { name: 'Sebelum posting' });
  expect(card.textContent).toContain('Batas upload 20/09/2025 sudah lewat.');
  expect(card.textContent).toMatch(/Denda bila terlambat: Rp\s150\.000/);
  await posting.press('Buka daftar: Faktur keluaran belum disetujui DJP', card);
  await posting.findByRole('heading', { level: 1, name: 'Faktur Keluaran' });
  expect(posting.address()).toBe('/main/efaktur-v2/out?period=2025-08&status=DRAFT,IN_PROGRESS,SIGNING_IN_PROGRESS');
  const calm = await mount({ as: 'Owner', at: '/main/efaktur-v2/spt/posting?masa=2025-03' });
  expect(calm.queryByRole('region', { name: 'Sebelum posting' })).toBeNull();
});

it('asks why an invoice comes into a masa that is filed, wherever it is sent, and leads to its return', async () => {
  const filed = await spts(app(), await app().as('rina', 'sagara'), 'PPN').posted('2025-11');
  await filedByOffice(app(), filed.id);
  const rina = await app().as('rina', 'sagara');
  const { id } = await rina.post<{ id: string }>('/efaktur/out/ctas/draft', { input: anInput({ date: '2025-11-03' }) });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/out/${id}/detail` });
  await screen.send('Upload ke DJP');
  const requests = within(await screen.findByRole('dialog', { name: 'Masa ini sudah dilaporkan' }));
  expect(requests.getByRole('link', { name: 'Buka SPT masa itu' }).getAttribute('href')).toBe(
    `/main/efaktur-v2/spt/detail/${filed.id}/induk`,
  );
  await screen.write(requests.getByRole('textbox'), 'Faktur terlewat');
  await screen.press('Lanjutkan dengan alasan');
  await waitFor(async () => {
    const { status } = await rina.get<{ status: string }>(`/efaktur/out/ctas/${id}`);
    expect(status).not.toBe('DRAFT');
  });
});

it('is signed by one of those who sign invoices, and sent to the office', async () => {
  const returns = spts(app(), await app().as('rina', 'sagara'), 'PPN');
  const spt = await returns.posted('2025-07');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${spt.id}/induk` });
  const [file] = await screen.findAllByRole('button', { name: 'Lapor' });
  file?.click();
  await screen.press('Lapor', await screen.findByRole('dialog', { name: 'Lapor' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await returns.one(spt.id)).toMatchObject({ status: 'FILING', signeeId: expect.any(String) });
});

it('is filled in from its menu before its documents are drawn in', async () => {
  const returns = spts(app(), await app().as('rina', 'sagara'), 'PPN');
  const { id } = await returns.create('2025-06');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${id}/induk` });
  await screen.press('Tindakan');
  (await screen.findByRole('menuitem', { name: 'Isi SPT' })).click();
  const form = within(await screen.findByRole('dialog', { name: 'Isian SPT Masa PPN' }));
  const [sold] = within(form.getByRole('group', { name: /^I\.B / })).getAllByRole<HTMLInputElement>('textbox');
  if (!sold) throw new Error('no field');
  await screen.write(sold, '5000000');
  await screen.press('Simpan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await returns.one(id)).entries?.lines).toEqual({ 'I.B.HARGA': '5000000' });
});

it('asks for the choice of an overpaid correction where it is filed, and sends it with that', async () => {
  const rina = await app().as('rina', 'sagara');
  const returns = spts(app(), rina, 'PPN');
  const filed = await returns.posted('2025-05');
  await filedByOffice(app(), filed.id);
  const { id } = await rina.post<{ id: string }>(`${returns.path}/${filed.id}/amend`, { reason: 'Kredit kurang' });
  const drawn = await returns.repost(id);
  const entries = { lines: { 'II.F.PPN': '500000' }, overpaidAs: null, wholeAnew: false, account: null };
  await rina.put(`${returns.path}/${id}/entries`, { version: drawn.version, entries });
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${id}/induk` });
  const [file] = await screen.findAllByRole('button', { name: 'Lapor' });
  file?.click();
  const dialog = await screen.findByRole('dialog', { name: 'Lapor' });
  const button = within(dialog).getByRole('button', { name: 'Lapor' });
  expect(button).toHaveProperty('disabled', true);
  within(dialog).getByText(/^Pilih dulu apa yang diminta atas lebih bayar/);
  await screen.user.click(within(dialog).getByRole('combobox', { name: 'Diminta untuk' }));
  await screen.user.click(await screen.findByRole('option', { name: 'Dikompensasikan' }));
  await screen.press('Lapor', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await returns.one(id)).toMatchObject({
    status: 'FILING',
    entries: { overpaidAs: 'carry', lines: entries.lines },
  });
  await screen.findByRole('rowheader', { name: 'Diminta untuk: Dikompensasikan' });
});

it('keeps a refusal beside the button, with the way to what has to be filed first', async () => {
  const returns = spts(app(), await app().as('rina', 'sagara'), 'PPN');
  const { id: first } = await returns.create('2025-02');
  const spt = await returns.posted('2025-03');
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/spt/detail/${spt.id}/induk` });
  const [file] = await screen.findAllByRole('button', { name: 'Lapor' });
  file?.click();
  const dialog = await screen.findByRole('dialog', { name: 'Lapor' });
  await screen.press('Lapor', dialog);
  const way = await within(dialog).findByRole('link', { name: 'Buka SPT itu' });
  expect(way.getAttribute('href')).toBe(`/main/efaktur-v2/spt/detail/${first}`);
});
