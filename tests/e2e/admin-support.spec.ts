import { companies } from '../../fixtures/cast/companies.ts';
import { comeAs } from './come-as.ts';
import { expect, test } from './fixtures.ts';

test.use({ who: null });

const screens = [
  ['company', '/admin/company'],
  ['package', `/admin/company/${companies.sagara.id}/package`],
] as const;

test('an internal admin opens the pages of support', async ({ page, context, accessible, picture }) => {
  await comeAs(context, 'wira');
  for (const [name, path] of screens)
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await accessible();
      await picture(`admin-${name}`);
    });
});
