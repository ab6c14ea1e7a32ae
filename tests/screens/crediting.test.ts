// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MasukanRow } from '#domain/faktur/masukan.ts';
import { inventedFakturs } from '../../api/gateways/djp/faktur/simulator/invented.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { fakturs, LIST as OUT } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const SCOPE = scopeOf('rina', 'sagara');
const LIST = '/main/efaktur-v2/in';
const IN = '/efaktur/in/ctas';

let n = 0;
const received = async (date: string, counterpartyName: string, over: object = {}): Promise<string> => {
  const id = `desk-${++n}`;
  const number = `0400250${String(n).padStart(10, '0')}`;
  const of = { id, companyId: companies.sagara.id, type: 'IN', status: 'APPROVED', number } as const;
  await app().deps.db.transact(async (tx) => {
    await insertFakturs(tx, SCOPE, [aFaktur({ ...of, date, counterpartyName, ...over })]);
    await bumpRevision(tx, SCOPE, 'efaktur/in/ctas');
  });
  return id;
};
const one = async (id: string) => (await app().as('rina', 'sagara')).get<MasukanRow>(`${IN}/${id}`);

beforeEach(async () => {
  await app().drainJobs();
});

it('opens on what is not credited yet, whose time ends first at its head, and credits what is ticked by one more press', async () => {
  const later = await received('2025-10-09', 'PT Lambat Saja');
  const first = await received('2025-08-05', 'PT Segera Habis');
  const requests = vi.spyOn(app(), 'fetch');
  const screen = await mount({ as: 'Owner', at: LIST });
  await waitFor(() => expect(screen.address()).toBe(`${LIST}?tab=undecided`));
  const lists = requests.mock.calls
    .map(([path]) => decodeURIComponent(path))
    .filter((path) => path.includes(`${IN}?range`));
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.every((path) => path.includes('"tab":"undecided"'))).toBe(true);
  requests.mockRestore();
  const rows = await waitFor(() => {
    const found = within(screen.getByRole('table')).getAllByRole('row').slice(1, -1);
    expect(found).toHaveLength(2);
    return found;
  });
  expect(rows.map((row) => /PT [A-Z][a-z]+ [A-Z][a-z]+/.exec(row.textContent ?? '')?.[0])).toEqual([
    'PT Segera Habis',
    'PT Lambat Saja',
  ]);

  await screen.user.click(within(rows[0] as HTMLElement).getByRole('checkbox'));
  await screen.press('Kreditkan di masa 11/2025');
  await screen.press('Kreditkan', await screen.findByRole('dialog', { name: 'Kreditkan faktur' }));
  await waitFor(async () => {
    await app().drainJobs();
    expect(await one(first)).toMatchObject({ status: 'CREDITED', creditPeriod: '2025-11' });
  });
  await screen.isNoted('1 faktur dikreditkan di masa 11/2025.');
  await waitFor(() => expect(screen.queryByText('PT Segera Habis')).toBeNull());
  expect(document.activeElement?.closest('thead')).toBeTruthy();
  expect((await one(later)).status).toBe('APPROVED');
});

it('shows for a mixed selection what is left out and why, before anything is credited', async () => {
  const good = await received('2025-10-11', 'PT Boleh Saja');
  const untaxed = await received('2025-10-12', 'PT Tanpa Pajak', { code: '08' });
  const screen = await mount({ as: 'Owner', at: `${LIST}?tab=undecided` });
  for (const name of ['PT Boleh Saja', 'PT Tanpa Pajak'])
    await screen.user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  await screen.press('Kreditkan di masa 11/2025');
  const dialog = await screen.findByRole('dialog', { name: 'Kreditkan faktur' });
  await within(dialog).findByText(/1 faktur tidak ikut: Kode 07 dan 08/);
  within(dialog).getByText(/^PPN kurang/);
  const [masa] = within(dialog)
    .getAllByRole('radio')
    .filter((radio) => (radio as HTMLInputElement).checked);
  masa?.focus();
  await screen.user.keyboard('{Enter}');
  await waitFor(async () => {
    await app().drainJobs();
    expect((await one(good)).status).toBe('CREDITED');
  });
  expect((await one(untaxed)).status).toBe('APPROVED');
});

it('shows beside the list what crediting would do, and leaves one uncredited for a reason of the law on its page', async () => {
  const id = await received('2025-10-13', 'PT Sedan Mewah');
  const { ppn } = await one(id);
  const list = await mount({ as: 'Owner', at: `${LIST}?tab=undecided&q=sedan` });
  await list.user.click(await list.findByText('PT Sedan Mewah'));
  const whatIf = await list.findByRole('region', { name: 'Bagaimana jika' });
  expect(whatIf.textContent).toContain('1 faktur dikreditkan');
  expect(whatIf.textContent?.replace(/\D/g, '')).toContain(ppn.replace('.', ''));

  await received('2025-10-20', 'PT Sedan Kedua');
  const many = await mount({ as: 'Owner', at: `${LIST}?tab=undecided&q=sedan` });
  await many.user.click(await many.findByText('PT Sedan Mewah'));
  const dock = await many.findByRole('complementary', { name: 'Pratinjau' });
  await many.user.click(within(dock).getByRole('button', { name: 'Kreditkan' }));
  await many.press('Kreditkan', await many.findByRole('dialog', { name: 'Kreditkan faktur' }));
  await within(dock).findByRole('heading', { name: 'PT Sedan Kedua' });
  const { version } = await one(id);
  await (await app().as('rina', 'sagara')).post(`${IN}/${id}/creditable`, { version, decision: { move: 'restore' } });

  const page = await mount({ as: 'Owner', at: `${LIST}/${id}/detail` });
  page.getByRole('heading', { name: 'Pengkreditan' });
  await page.press('Tindakan');
  await page.user.click(page.getByRole('menuitem', { name: 'Tidak kreditkan' }));
  const dialog = await page.findByRole('dialog', { name: 'Tidak kreditkan faktur' });
  const done = within(dialog).getByRole('button', { name: 'Tidak kreditkan' });
  expect(done).toHaveProperty('disabled', true);
  await page.user.click(within(dialog).getByRole('combobox', { name: 'Alasan' }));
  await page.user.click(
    await page.findByRole('option', { name: 'Perolehan atau pemeliharaan sedan dan station wagon' }),
  );
  within(dialog).getByText('UU 8/1983 ps. 9 ayat (8) huruf c');
  await page.user.click(done);
  await page.isNoted('Faktur tidak dikreditkan.');
  expect(await one(id)).toMatchObject({ status: 'UNCREDITED', uncreditReason: 'VEHICLE' });
});

it('offers the answer to a seller who waits for it', async () => {
  const credited = { status: 'WAITING_FOR_CANCELLATION', creditPeriod: '2025-11' };
  const id = await received('2025-10-15', 'PT Minta Batal', credited);
  const page = await mount({ as: 'Owner', at: `${LIST}/${id}/detail` });
  await page.press('Setujui pembatalan');
  const dialog = await page.findByRole('dialog', { name: 'Setujui pembatalan' });
  const [rupiah] = (await one(id)).ppn.split('.');
  expect(dialog.textContent?.replace(/\./g, '')).toContain(
    `PPN Rp${rupiah},00 yang dikreditkan di masa 11/2025`.replace('Rp', 'Rp '),
  );
  await page.press('Kembali');
  await page.press('Tindakan');
  page.getByRole('menuitem', { name: 'Tolak pembatalan' });
  expect(page.queryByRole('menuitem', { name: 'Setujui penggantian' })).toBeNull();
});

it('offers no decision to who may only look, and shows nothing of another company', async () => {
  const id = await received('2025-10-14', 'PT Dilihat Saja');
  const looking = await mount({ as: 'budi', at: `${LIST}/${id}/detail` });
  expect(looking.queryByRole('button', { name: 'Kreditkan' })).toBeNull();
  const elsewhere = await mount({ as: 'Owner', where: 'bentala', at: `${LIST}/${id}/detail` });
  expect(elsewhere.queryByText('PT Dilihat Saja')).toBeNull();
});

it('pulls new invoices from the office, shows how many, and offers its data where they differ', async () => {
  const answer = vi.spyOn(app().deps.djp, 'pullIncoming').mockResolvedValue({ kind: 'done', value: [] });
  const screen = await mount({ as: 'Owner', at: LIST });
  await screen.press('Perbarui dari DJP');
  await waitFor(async () => {
    await app().drainJobs();
    expect(answer).toHaveBeenCalled();
  });
  await screen.isNoted('0 faktur baru diterima dari DJP.');
});

it('shows differences from the office, field by field, and their effect on the masa', async () => {
  const rina = await app().as('rina', 'sagara');
  const [sample] = inventedFakturs(companies.sagara.npwp, '2025-06', '2025-12-31').filter(
    ({ status }) => status === 'APPROVED',
  );
  if (!sample) throw new Error('no invoice');
  const theirs = { ...sample, number: '04002590000000001', period: '2025-10', date: '2025-10-12' };
  const answer = vi.spyOn(app().deps.djp, 'pullIncoming').mockResolvedValue({ kind: 'done', value: [theirs] });
  app().clock.advance(1_000);
  await rina.post(`${IN}/prepopulated-djp`, { from: '2025-10', to: '2025-10' });
  await app().drainJobs();
  const filter = encodeURIComponent(JSON.stringify({ number: theirs.number }));
  const [row] = await rina.get<MasukanRow[]>(`${IN}?range=[0,9]&filter=${filter}`);
  await rina.post(`${IN}/${row?.id}/creditable`, {
    version: row?.version,
    decision: { move: 'credit', creditPeriod: '2025-10' },
  });
  await app().drainJobs();
  answer.mockClear();
  answer.mockResolvedValue({ kind: 'done', value: [{ ...theirs, status: 'UNCREDITED' }] });
  app().clock.advance(1_000);
  const screen = await mount({ as: 'Owner', at: LIST });
  await screen.press('Perbarui dari DJP');
  await waitFor(async () => {
    await app().drainJobs();
    expect(answer).toHaveBeenCalled();
  });
  const dialog = await screen.findByRole('dialog', { name: 'Berbeda dengan DJP' });
  const found = within(await within(dialog).findByRole('list', { name: theirs.number }));
  expect(found.getByRole('listitem').textContent).toMatch(/Dikreditkan.*Tidak dikreditkan/);
  within(dialog).getByText(/^PPN masukan yang sudah dikreditkan berubah/);
});

it('shows that the state of the pull cannot be read, and still pulls', async () => {
  const line = app().fetch;
  const broken = vi
    .spyOn(app(), 'fetch')
    .mockImplementation((path, init) =>
      path.includes('prepopulated-djp/status') ? Promise.resolve(new Response('', { status: 503 })) : line(path, init),
    );
  const screen = await mount({ as: 'Owner', at: LIST });
  await screen.isNoted(/UNEXPECTED/);
  expect(screen.getByRole('button', { name: 'Perbarui dari DJP' })).toHaveProperty('disabled', false);
  broken.mockRestore();
});

it('writes a rule once, shows what it proposes, and has it carried out by one more press', async () => {
  const id = await received('2025-10-16', 'PT Armada Jaya', { counterpartyNpwp: '0012345678011000' });
  const rules = await mount({ as: 'Owner', at: `${LIST}/rules` });
  await rules.user.click(rules.getAllByRole('button', { name: 'Tambah aturan' })[0] as HTMLElement);
  const form = await rules.findByRole('dialog');
  await rules.user.type(within(form).getByRole('textbox', { name: /Nama aturan/ }), 'Sedan direksi');
  await rules.user.type(within(form).getByRole('textbox', { name: /NPWP penjual/ }), '0012345678011000');
  await rules.user.click(within(form).getByRole('combobox', { name: /Alasan tidak dikreditkan/ }));
  await rules.user.click(
    await rules.findByRole('option', { name: 'Perolehan atau pemeliharaan sedan dan station wagon' }),
  );
  await rules.press('Simpan', form);
  await rules.isNoted('Aturan disimpan');

  const looked = await mount({ as: 'Owner', at: `${LIST}?tab=undecided&q=armada` });
  await looked.user.click(await looked.findByText('PT Armada Jaya'));
  const preview = (await looked.findByRole('heading', { level: 2, name: 'PT Armada Jaya' })).closest('.preview-card');
  await waitFor(() => expect(preview?.textContent).toContain('UsulanTidak kreditkanSedan direksi'));

  const list = await mount({ as: 'Owner', at: `${LIST}?tab=undecided&q=armada` });
  const row = await waitFor(() => list.getByText('PT Armada Jaya').closest('tr') as HTMLElement);
  await waitFor(() => expect(row.textContent).toContain('Sedan direksi'));
  expect((await one(id)).status).toBe('APPROVED');
  await list.user.click(within(row).getByRole('checkbox'));
  await list.press('Tindakan');
  await list.user.click(await list.findByRole('menuitem', { name: 'Terapkan usulan' }));
  const dialog = await list.findByRole('dialog', { name: 'Terapkan usulan' });
  await within(dialog).findByText(/Tidak kreditkan: Perolehan atau pemeliharaan sedan/);
  await list.user.click(within(dialog).getByRole('button', { name: 'Terapkan ke 1 faktur' }));
  await waitFor(async () => {
    await app().drainJobs();
    expect(await one(id)).toMatchObject({ status: 'UNCREDITED', uncreditReason: 'VEHICLE' });
  });
  await list.isNoted('Usulan diterapkan ke 1 faktur.');
});

it('leaves several uncredited at once, takes them back by one press, and later from the further choices', async () => {
  const ids = [await received('2025-10-17', 'PT Jamuan Satu'), await received('2025-10-17', 'PT Jamuan Dua')];
  const list = await mount({ as: 'Owner', at: `${LIST}?tab=undecided&q=jamuan` });
  for (const name of ['PT Jamuan Satu', 'PT Jamuan Dua'])
    await list.user.click(await list.findByRole('checkbox', { name: new RegExp(name) }));
  await list.press('Tidak kreditkan');
  const dialog = await list.findByRole('dialog', { name: 'Tidak kreditkan faktur' });
  await list.user.click(within(dialog).getByRole('combobox', { name: 'Alasan' }));
  await list.user.click((await list.findAllByRole('option')).at(-1) as HTMLElement);
  await list.user.click(within(dialog).getByRole('button', { name: 'Tidak kreditkan' }));
  await waitFor(async () => {
    await app().drainJobs();
    for (const id of ids) expect((await one(id)).status).toBe('UNCREDITED');
  });
  await list.isNoted('2 faktur tidak dikreditkan.');
  await list.press('Urungkan');
  await waitFor(async () => {
    await app().drainJobs();
    for (const id of ids) expect((await one(id)).status).toBe('APPROVED');
  });

  const rina = await app().as('rina', 'sagara');
  await rina.post(`${IN}/bulk-creditable`, { ids, decision: { move: 'uncredit', uncreditReason: 'NO_RELATION' } });
  await app().drainJobs();
  const left = await mount({ as: 'Owner', at: `${LIST}?q=jamuan` });
  for (const name of ['PT Jamuan Satu', 'PT Jamuan Dua'])
    await left.user.click(await left.findByRole('checkbox', { name: new RegExp(name) }));
  await left.press('Tindakan');
  await left.user.click(await left.findByRole('menuitem', { name: 'Kembali ke status Approved' }));
  const back = await left.findByRole('dialog');
  await left.user.click(within(back).getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(async () => {
    await app().drainJobs();
    for (const id of ids) expect((await one(id)).status).toBe('APPROVED');
  });
});

it('agrees to the cancellation of a seller, which the office and the seller then have', async () => {
  vi.restoreAllMocks();
  const [seller, buyer] = [await app().as('rina', 'sagara'), await app().as('hendra', 'bentala')];
  const { bentala } = companies;
  const out = await fakturs(app(), seller).approved({
    counterpartyNpwp: bentala.npwp,
    counterpartyNitku: nitkuOf(bentala.npwp),
    counterpartyName: bentala.name,
  });
  const request = async () => {
    app().clock.advance(60_000);
    await buyer.post(`${IN}/prepopulated-djp`, { from: out.period, to: out.period });
    await app().drainJobs();
    const filter = encodeURIComponent(JSON.stringify({ number: out.number }));
    const [row] = await buyer.get<MasukanRow[]>(`${IN}?range=[0,9]&filter=${filter}`);
    return row as MasukanRow;
  };
  const { id, version } = await request();
  await buyer.post(`${IN}/${id}/creditable`, { version, decision: { move: 'credit', creditPeriod: out.period } });
  await app().drainJobs();
  await seller.post(`${OUT}/${out.id}/moves/cancel`, { version: out.version, reason: 'Batal jual' });
  await app().drainJobs();
  expect((await request()).status).toBe('WAITING_FOR_CANCELLATION');

  const page = await mount({ as: 'hendra', where: 'bentala', at: `${LIST}/${id}/detail` });
  await page.press('Setujui pembatalan');
  const dialog = await page.findByRole('dialog', { name: 'Setujui pembatalan' });
  await page.press('Setujui', dialog);
  await waitFor(async () => {
    await app().drainJobs();
    expect((await buyer.get<MasukanRow>(`${IN}/${id}`)).status).toBe('CANCELED');
  });
});
