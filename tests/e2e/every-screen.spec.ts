import type { APIRequestContext, Page } from '@playwright/test';
import { aClassicInput } from '../../fixtures/builders/a-classic-faktur.ts';
import { seriousFaults } from './axe.ts';
import { buyerEnding, fakturAtHand, onlyHere } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { listsFitEveryWidth } from './list-widths.ts';
import { onlyOwnRequests } from './own-requests.ts';
import { moveTo, readsWell, type Stop, walk } from './reads-well.ts';
import { screens } from './screens.ts';
import { sessionHeaders } from './session-headers.ts';
import { sptAtHand } from './spt-at-hand.ts';

const LIST = '/main/efaktur-v2/out';
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) > 1024;

/** Tabs that differ by a query parameter, which the specification names. */
const taxActivity = ['/main/tax-activity/waiting-report', '/main/tax-activity/archive?bagian=not-due'];

test('every screen has one heading, fits the width, and axe finds nothing serious', async ({
  page,
  accessible,
  picture,
}) => {
  const own = onlyOwnRequests(page);
  const look = (path: string): Stop => ({
    name: path,
    look: async () => {
      await moveTo(page, path);
      await expect(page).toHaveURL(({ pathname }) => pathname === path.split('?')[0]);
      await readsWell(page, accessible);
      await picture(`screen${path.replaceAll(/\W+/g, '-')}`);
    },
  });
  const lost: Stop = {
    name: 'a page that is not there, and its heading while it is too pale to be read',
    look: async () => {
      await readsWell(page, accessible);
      const heading = page.getByRole('heading', { level: 1 });
      const colour = (value: string) => heading.evaluate((one, to) => one.style.setProperty('color', to), value);
      await colour('#e0e0e0');
      for (let times = 0; times < 2; times++)
        expect(await seriousFaults(page)).toEqual([expect.stringMatching(/^color-contrast: <h1/)]);
      await colour('');
      await accessible();
    },
  };
  const wide: Stop = { name: 'lists beside wide menus and in smaller windows', look: () => listsFitEveryWidth(page) };
  await walk(page, [lost, ...screens.map(look), ...taxActivity.map(look), ...(isWide(page) ? [wide] : []), own]);
});

/** Own data where other journeys change or delete what they find: a replaced invoice stays replaced. */
const stateOf: Record<string, (request: APIRequestContext) => Promise<string>> = {
  DRAFT: async (request) => (await fakturAtHand(request).draft()).id,
  REJECTED: async (request) => (await fakturAtHand(request).sent(buyerEnding('9998'), 'REJECTED')).id,
  APPROVED: async (request) => (await fakturAtHand(request).sent()).id,
  AMENDED: async (request) => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'AMENDED' }));
    const found = await request.get(`/main/api/efaktur/out/ctas?range=[0,0]&filter=${filter}`);
    const [faktur] = (await found.json()) as { id: string }[];
    return faktur?.id ?? '';
  },
};

test('documents in each of their states read well, and so does what opens over a page', async ({
  page,
  request,
  accessible,
  picture,
}) => {
  const look = async (name: string) => {
    await readsWell(page, accessible);
    await picture(name);
  };
  const invoices = Object.entries(stateOf).map(
    ([status, one]): Stop => ({
      name: `the invoice that is ${status}`,
      look: async () => {
        await moveTo(page, `${LIST}/${await one(request)}/detail`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Faktur Keluaran');
        await look(`invoice-${status}`);
      },
    }),
  );
  const incoming: Stop = {
    name: 'an incoming invoice',
    look: async () => {
      const found = await request.get('/main/api/efaktur/in/ctas?range=[0,0]');
      const [faktur] = (await found.json()) as { id: string }[];
      await moveTo(page, `/main/efaktur-v2/in/${faktur?.id}/detail`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Faktur Masukan');
      await look('incoming-invoice');
    },
  };
  const classic: Stop = {
    name: 'a classic invoice',
    look: async () => {
      const input = aClassicInput({ reference: onlyHere('LAMA') });
      const headers = await sessionHeaders(request);
      const answer = await request.post('/main/api/efaktur/out', { data: { input }, headers });
      const { id } = (await answer.json()) as { id: string };
      await moveTo(page, `/main/efaktur/out/detail/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Faktur keluaran');
      await look('classic-invoice');
    },
  };
  const received: Stop = {
    name: 'a slip received, and its form',
    look: async () => {
      const found = await request.get('/main/api/ebupot/received?range=[0,0]&filter={"status":"RECORDED"}');
      const [slip] = (await found.json()) as { id: string }[];
      await moveTo(page, `/main/ebupot-v2/received/detail/${slip?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bukti potong diterima');
      await look('received-slip');
      await moveTo(page, `/main/ebupot-v2/received/edit/${slip?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ubah bukti potong diterima');
      await look('received-slip-form');
    },
  };
  const counterparty: Stop = {
    name: 'a counterparty',
    look: async () => {
      const found = await request.get('/main/api/counterparties?range=[0,0]&filter={"only":"doubles"}');
      const [one] = (await found.json()) as { id: string; name: string }[];
      await moveTo(page, `/main/counterparties/${one?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(one?.name ?? '');
      await look('counterparty');
    },
  };
  const returns = (['UNIFIKASI', 'PPH21', 'PPN'] as const).map(
    (type): Stop => ({
      name: `every part of a return of ${type}`,
      look: async () => {
        await moveTo(page, await sptAtHand(request, type, 'FILED'));
        await expect(page).toHaveURL(type === 'PPN' ? /\/induk$/ : /\/proof$/);
        const parts = page.getByRole('navigation', { name: 'Bagian SPT' }).getByRole('link');
        await expect(parts.first()).toHaveAttribute('aria-current', 'page');
        const names = (await parts.allTextContents()).filter((name) => name !== 'PDF');
        expect(names.length).toBeGreaterThan(4);
        for (const name of names) {
          await parts.getByText(name, { exact: true }).click();
          await expect(parts.and(page.locator('[aria-current="page"]'))).toHaveText(name);
          await look(`spt-${type}-${name}`);
        }
      },
    }),
  );
  const palette: Stop = {
    name: 'the command palette, which finds an invoice',
    look: async () => {
      await moveTo(page, LIST);
      if (isWide(page)) await page.keyboard.press('ControlOrMeta+k');
      else await page.getByRole('button', { name: 'Cari faktur, NPWP, ID Billing, menu' }).click();
      const field = page.getByRole('combobox', { name: 'Cari faktur, NPWP, ID Billing, menu' });
      await expect(field).toBeFocused();
      await accessible();
      await field.fill('PT');
      await expect(page.getByRole('option').first()).toBeVisible();
      await accessible();
      await picture('palette');
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
    },
  };
  const dialogs: Stop = {
    name: 'the choice of a company, and the notifications',
    look: async () => {
      await page.getByRole('button', { name: /Ganti perusahaan/ }).click();
      await expect(page.getByRole('dialog', { name: 'Ganti perusahaan' }).getByRole('listitem').first()).toBeVisible();
      await accessible();
      await picture('switch-company');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: /notifikasi belum dibaca/ }).click();
      await expect(page.getByText('Notifikasi', { exact: true }).last()).toBeVisible();
      await accessible();
      await picture('notifications');
      await page.keyboard.press('Escape');
      await expect(page.getByText('Notifikasi', { exact: true }).last()).toBeHidden();
    },
  };
  const suppliers: Stop = {
    name: 'the input side of the books, and the suppliers to be asked',
    look: async () => {
      await moveTo(page, '/main/efaktur-v2/cocokkan?sisi=in');
      await expect(page.getByRole('region', { name: 'Jembatan buku besar, faktur, dan SPT' })).toBeVisible();
      await look('cocokkan-in');
      await page.getByRole('button', { name: 'Minta faktur' }).click();
      const dialog = page.getByRole('dialog', { name: 'Minta faktur ke pemasok' });
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
      await accessible();
      await picture('cocokkan-suppliers');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  };
  const origin: Stop = {
    name: 'an amount opens the lines it is made of, and those their slips, which add up to it',
    look: async () => {
      await moveTo(page, `${await sptAtHand(request, 'UNIFIKASI', 'FILED')}/induk`);
      await page.getByRole('button', { name: /^Dari mana angka ini\? Jumlah seluruh pasal, D / }).click();
      const panel = page.locator('.sheet').filter({ has: page.getByRole('heading', { name: 'Dari mana angka ini?' }) });
      await expect(panel.getByText('Jumlah seluruh pasal', { exact: true })).toBeVisible();
      await expect(panel.getByText(/dokumen.*sama dengan nilai baris, selisih 0/)).toBeVisible();
      await accessible();
      await panel.getByRole('button', { name: /^PPh Pasal 23/ }).click();
      await panel.getByRole('button', { name: /^411124-100/ }).click();
      await panel.getByRole('button', { name: /^411124-100 · kolom B/ }).click();
      await expect(panel.getByText('Jumlah dokumen di bawah ini')).toBeVisible();
      await expect(panel.getByText(/dokumen sama dengan nilai baris, selisih 0/)).toBeVisible();
      await panel.getByRole('button', { name: 'Kembali' }).click();
      await expect(panel.getByText('411124-100 · kolom D', { exact: true })).toBeVisible();
    },
  };
  const forms = (
    [
      ['edit', () => fakturAtHand(request).draft()],
      ['substitute', () => fakturAtHand(request).sent()],
    ] as const
  ).map(
    ([form, one]): Stop => ({
      name: `the form at /${form}`,
      look: async () => {
        await moveTo(page, `${LIST}/${(await one()).id}/${form}`);
        await expect(page.getByLabel('Email')).toHaveValue('pajak@merantigraha.example');
        await look(`form-${form}`);
      },
    }),
  );
  const first = async (
    resource: string,
    status: string,
    more: object = {},
  ): Promise<{ id: string; originId?: string }> => {
    const filter = encodeURIComponent(JSON.stringify({ status, ...more }));
    const found = await request.get(`/main/api/${resource}?range=[0,0]&filter=${filter}`);
    const [row] = (await found.json()) as { id: string; originId?: string }[];
    return row ?? { id: '' };
  };
  const goingBack = (
    [
      ['Buat retur masukan', async () => `in/return/${(await first('efaktur/in/ctas', 'CREDITED')).id}/create`],
      ['Ubah retur masukan', async () => `in/return/${(await first('efaktur/in/return/ctas', 'DRAFT')).id}/edit`],
      [
        'Retur Faktur Masukan',
        async () => `return/in/${(await first('efaktur/in/return/ctas', 'APPROVED')).id}/detail`,
      ],
      [
        'Retur Faktur Keluaran',
        async () => `return/out/${(await first('efaktur/out/return/ctas', 'WAITING_FOR_APPROVAL')).id}/detail`,
      ],
      ...(['out', 'in'] as const).flatMap((side) => {
        const at = async (status: string): Promise<string> => (await first(`efaktur/document/${side}/ctas`, status)).id;
        const returnable = async (): Promise<string> => {
          const [status, documentKind] =
            side === 'out' ? ['APPROVED', 'AS_INVOICE_OUT'] : ['CREDITED', 'AS_INVOICE_IN'];
          return (await first(`efaktur/document/${side}/ctas`, status, { documentKind })).id;
        };
        const backAt = async (status: string): Promise<string> =>
          (await first(`efaktur/document/${side}/return/ctas`, status)).id;
        return [
          [
            side === 'out' ? 'Dokumen Lain Keluaran' : 'Dokumen Lain Masukan',
            async () => `document/${side}/detail/${await at('APPROVED')}`,
          ],
          ['Ubah dokumen lain', async () => `document/${side}/${await at('DRAFT')}/edit`],
          ['Ubah dokumen lain', async () => `document/${side}/${await at('DRAFT')}/substitute/edit`],
          ['Buat pengganti dokumen lain', async () => `document/${side}/${await at('APPROVED')}/substitute`],
          [
            `Buat retur dokumen lain ${side === 'out' ? 'keluaran' : 'masukan'}`,
            async () => `return/document/${side}/${await returnable()}/create`,
          ],
          ['Ubah retur dokumen lain', async () => `return/document/${side}/${await backAt('DRAFT')}/edit`],
          [
            side === 'out' ? 'Retur Dokumen Lain Keluaran' : 'Retur Dokumen Lain Masukan',
            async () => `return/document/${side}/detail/${await backAt('APPROVED')}`,
          ],
        ] as const;
      }),
    ] as const
  ).map(
    ([title, path]): Stop => ({
      name: `the page ${title}`,
      look: async () => {
        await moveTo(page, `/main/efaktur-v2/${await path()}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await look(title.replaceAll(' ', '-'));
      },
    }),
  );
  const annual: Stop = {
    name: 'a sheet of an annual return',
    look: async () => {
      const data = { taxYear: 2025, months: 12 };
      await request.post('/main/api/efiling/spt-badan', { data, headers: await sessionHeaders(request) });
      const found = await request.get('/main/api/efiling/spt-badan?range=[0,0]');
      const [one] = (await found.json()) as { id: string }[];
      await moveTo(page, `/main/efiling/spt_badan/${one?.id}/INDUK`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('SPT Tahunan');
      await look('annual-sheet');
    },
  };
  const paper: Stop = {
    name: 'the paper of a return',
    look: async () => {
      await moveTo(page, `${await sptAtHand(request, 'UNIFIKASI', 'FILED')}/pdf`);
      await look('spt-paper');
    },
  };
  await walk(page, [
    palette,
    dialogs,
    ...invoices,
    received,
    incoming,
    classic,
    counterparty,
    ...goingBack,
    ...forms,
    ...returns,
    origin,
    suppliers,
    annual,
    paper,
  ]);
});
