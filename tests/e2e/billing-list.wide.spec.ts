import { usedInLabel } from '#domain/spt/label.ts';
import { expect, test } from './fixtures.ts';
import { payableOf } from './paying.ts';

type Expired = {
  readonly id: string;
  readonly kap: string;
  readonly kjs: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly nop: string | null;
  readonly objectAddress: string | null;
  readonly renewedBy: string | null;
};

test('a code shows its chain, and is made again when it expired', async ({ page, request }) => {
  const drawer = page.getByRole('dialog', { name: 'ID Billing', exact: true });

  await test.step('opened over the list it shows its chain up to the return', async () => {
    const filter = encodeURIComponent(JSON.stringify({ used: true }));
    const [receipt] = (await (await request.get(`/main/api/ebilling/ntpn?range=[0,0]&filter=${filter}`)).json()) as {
      billingId: string;
      usedIn: string;
    }[];
    await page.goto(`/main/ebilling/id_billing#${receipt?.billingId}`);
    await expect(drawer).toContainText('Sudah dibayar');
    await expect(drawer).toContainText(usedInLabel(receipt?.usedIn ?? 'a receipt that is used', 'id'));
    await drawer.getByRole('button', { name: 'Tutup' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/id_billing(\?[^#]*)?$/);
  });

  await test.step('one that ran out is made anew in one press, and after a question where the same tax is billed', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'EXPIRED' }));
    const rows = (await (await request.get(`/main/api/ebilling?range=[0,24]&filter=${filter}`)).json()) as Expired[];
    const [plain, billed] = rows.filter(({ renewedBy }) => renewedBy === null);
    const { kap, kjs, periodFrom, periodTo, nop, objectAddress } = billed as Expired;
    await payableOf(page, { kap, kjs, periodFrom, periodTo, nop, objectAddress }, '2000000');
    for (const expired of [plain, billed]) {
      await page.goto(`/main/ebilling/id_billing#${expired?.id}`);
      await expect(drawer).toContainText('Kedaluwarsa');
      await drawer.getByRole('button', { name: 'Buat ulang' }).click();
      if (expired === billed)
        await page
          .getByRole('dialog', { name: 'Pajak ini sudah pernah dibuatkan ID Billing' })
          .getByRole('button', { name: 'Tetap buat' })
          .click();
      await expect(drawer).toContainText('Belum dibayar');
      await expect(drawer).toContainText('Menggantikan');
    }
  });
});
