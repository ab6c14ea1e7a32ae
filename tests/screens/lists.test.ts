// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { holdsLongNumber } from '#domain/text/long-number.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { aReceivedInput } from '../../fixtures/builders/a-received.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import type { Client } from '../api/app.ts';
import { billings } from '../api/billing/billing-client.ts';
import { bupots, issued } from '../api/bupot/bupot-client.ts';
import { fakturs } from '../api/faktur/faktur-client.ts';
import { spts } from '../api/spt/spt-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

type List = {
  readonly name: string;
  readonly at: string;
  /** Creates two records; each of these words identifies one, in its row and in the search. */
  readonly two: (rina: Client) => Promise<readonly [string, string]>;
  readonly search: string;
  readonly nothing: string;
  readonly without: 'Payer' | null;
};

const lists: readonly List[] = [
  {
    name: 'outgoing invoices',
    at: '/main/efaktur-v2/out',
    two: async (rina) => {
      for (const reference of ['SI-SATU', 'SI-DUA']) await fakturs(app(), rina).draft({ reference });
      return ['SI-SATU', 'SI-DUA'];
    },
    search: 'Nomor atau pembeli',
    nothing: 'Belum ada faktur keluaran',
    without: 'Payer',
  },
  {
    name: 'incoming invoices',
    at: '/main/efaktur-v2/in',
    two: async () => {
      const two = ['PT Satu Pemasok', 'PT Dua Pemasok'] as const;
      await app().deps.db.transact(async (tx) => {
        const scope = scopeOf('rina', 'sagara');
        const of = { companyId: companies.sagara.id, type: 'IN', status: 'APPROVED' } as const;
        const rows = two.map((counterpartyName, at) =>
          aFaktur({ ...of, id: `in-${at}`, number: `0400250000000000${at}`, counterpartyName }),
        );
        await insertFakturs(tx, scope, rows);
        await bumpRevision(tx, scope, 'efaktur/in/ctas');
      });
      return two;
    },
    search: 'Nomor atau penjual',
    nothing: 'Belum ada faktur masukan',
    without: 'Payer',
  },
  {
    name: 'billing codes',
    at: '/main/ebilling/id_billing',
    two: async (rina) => {
      const of = billings(rina);
      const [one, two] = [await of.create(), await of.create()];
      await app().drainJobs();
      return [(await of.one(one.id)).code ?? '', (await of.one(two.id)).code ?? ''];
    },
    search: 'ID Billing, NPWP',
    nothing: 'Belum ada ID Billing',
    without: null,
  },
  {
    name: 'slips',
    at: '/main/ebupot-v2/unifikasi/domestic',
    two: async (rina) => {
      for (const reference of ['BP-SATU', 'BP-DUA']) await bupots(rina).create('BPPU', { reference });
      return ['BP-SATU', 'BP-DUA'];
    },
    search: 'Nomor, penerima, NPWP',
    nothing: 'Belum ada bukti potong',
    without: 'Payer',
  },
  {
    name: 'slips received',
    at: '/main/ebupot-v2/received',
    two: async (rina) => {
      for (const number of ['DITERIMA-1', 'DITERIMA-2'])
        await rina.post('/ebupot/received', aReceivedInput({ number }));
      return ['DITERIMA-1', 'DITERIMA-2'];
    },
    search: 'Cari nomor atau pemotong',
    nothing: 'Belum ada bukti potong diterima',
    without: 'Payer',
  },
  {
    name: 'monthly returns',
    at: '/main/ebupot/unifikasi/spt',
    two: async (rina) => {
      for (const period of ['2025-08', '2025-09']) await spts(app(), rina).create(period);
      return ['08/2025', '09/2025'];
    },
    search: 'Masa atau nomor BPE',
    nothing: 'Belum ada SPT',
    without: 'Payer',
  },
];

it.each(lists)('the list of $name shows its rows, those that are looked for, and that there are none', async (list) => {
  const [wanted, other] = await list.two(await app().as('rina', 'sagara'));
  const screen = await mount({ as: 'Owner', at: list.at });
  const shown = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  const withWords = (words: string) => expect.arrayContaining([expect.stringContaining(words)]);
  expect(shown()).toEqual(withWords(wanted));
  expect(shown()).toEqual(withWords(other));

  const search = screen.getByRole('searchbox', { name: list.search });
  await screen.write(search, wanted);
  await screen.user.keyboard('{Enter}');
  await waitFor(() => expect(shown()).not.toEqual(withWords(other)));
  expect(shown()).toEqual(withWords(wanted));
  expect(new URLSearchParams(location.search).get('q')).toBe(holdsLongNumber(wanted) ? null : wanted);

  await screen.write(search, 'tidak ada yang begini');
  await screen.user.keyboard('{Enter}');
  await screen.findByText('Tidak ada data yang sesuai filter');
  await screen.press('Hapus filter');
  await waitFor(() => expect(shown()).toEqual(withWords(other)));
});

it('a searched tax number is in no address and in nothing the browser stores, returns with Back, and is removed from a link', async () => {
  const number = '3174 0512 0190 0001';
  const rina = await app().as('rina', 'sagara');
  await bupots(rina).create('BPPU', { reference: 'BP-TIGA' });
  const screen = await mount({ as: 'Owner', at: '/main/ebupot-v2/unifikasi/domestic' });
  const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Nomor, penerima, NPWP' });
  const requests = vi.spyOn(globalThis, 'fetch');
  await screen.write(search(), number);
  await screen.user.keyboard('{Enter}');
  await screen.findByText('Tidak ada data yang sesuai filter');
  const addresses = requests.mock.calls.map(([at]) => decodeURIComponent(String(at)));
  expect(addresses).toContainEqual('/main/api/ebupot/slips');
  expect([...addresses, location.href].filter(holdsLongNumber)).toEqual([]);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).toContain('patuh.list.');
  expect(stored).not.toMatch(/3174\D{0,3}0512/);

  await screen.press('Hapus filter');
  await waitFor(() => expect(search().value).toBe(''));
  history.back();
  await waitFor(() => expect(search().value).toBe(number));
  expect(holdsLongNumber(decodeURIComponent(location.search))).toBe(false);

  const led = await mount({ as: 'Owner', at: `/main/ebupot-v2/unifikasi/domestic?q=${number}&size=50` });
  await led.findByText('Tidak ada data yang sesuai filter');
  expect(led.address()).toBe('/main/ebupot-v2/unifikasi/domestic?size=50');
  expect(search().value).toBe(number);
});

it('the archive of a year finds a paper by its number', async () => {
  const over = { period: '2025-02', date: '2025-02-28' };
  for (const number of ['25ARSIP01', '25ARSIP02']) await issued(app(), 'BPPU', { ...over, number });
  const screen = await mount({ as: 'Owner', at: '/main/efiling/archive?year=2025' });
  const table = () => screen.getByRole('table').textContent;
  expect(table()).toContain('25ARSIP01');
  await screen.write(screen.getByRole('searchbox', { name: 'Nomor, nama, atau NPWP' }), '25ARSIP02');
  await screen.user.keyboard('{Enter}');
  await waitFor(() => expect(table()).not.toContain('25ARSIP01'));
  expect(table()).toContain('25ARSIP02');
  expect(table()).toContain('Bukti potong');
});

it.each(lists)('the list of $name explains what it will contain before there is anything', async ({ at, nothing }) => {
  const screen = await mount({ as: 'Owner', where: 'bentala', at });
  screen.getByText(nothing);
  expect(screen.queryByRole('table')).toBeNull();
});

it.each(lists.filter(({ without }) => without))(
  'the list of $name is refused without the permission',
  async ({ at }) => {
    const screen = await mount({ as: 'Payer', at });
    screen.getByRole('heading', { name: 'Anda tidak memiliki akses untuk fitur ini' });
    screen.getByText('Mintalah Owner atau Administrator perusahaan Anda untuk memberi akses.');
    expect(screen.address()).toMatch(/error\/unauthorize/);
    expect(document.querySelector(`a[href="${at}"]`)).toBeNull();
  },
);

it('sorting begins at the first page again', async () => {
  for (let at = 0; at < 26; at++) await issued(app(), 'BPPU', { importId: 'urut', reference: `URUT-${at}` });
  const screen = await mount({ as: 'Owner', at: '/main/ebupot-v2/unifikasi/domestic?importId=urut&page=2' });
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(6));
  await screen.press(/^Masa/, screen.getByRole('table'));
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('sort')).not.toBeNull());
  expect(new URLSearchParams(window.location.search).get('page')).toBeNull();
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(20));
});
