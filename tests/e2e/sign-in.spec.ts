import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { expect, test } from './fixtures.ts';

test.use({ who: null });

test('signing in leads into the product, by name or by one click, and reveals nothing to strangers', async ({
  page,
  context,
  request,
  baseURL,
  accessible,
  picture,
}) => {
  await test.step('the same is said for a wrong password and an unknown person', async () => {
    const text: (string | null)[] = [];
    for (const email of [people.sari.email, 'siapa@tidakada.example']) {
      await page.goto('/login');
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Kata sandi', { exact: true }).fill('bukan kata sandinya');
      await page.getByRole('button', { name: 'Masuk', exact: true }).click();
      text.push(await page.getByRole('alert').filter({ hasText: /\S/ }).first().textContent());
    }
    expect(text[0]).toBeTruthy();
    expect(text[1]).toBe(text[0]);
  });

  await test.step('a forgotten password is asked for, and a link nobody sent says so', async () => {
    await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lupa kata sandi' })).toBeVisible();
    await page.goto('/public/reset/tidak-pernah-dikirim-kepada-siapa-pun');
    await expect(page.getByRole('heading', { level: 1, name: 'Tautan tidak dapat dipakai' })).toBeVisible();
    await accessible();
    for (const kind of ['invitation', 'email', 'digest']) {
      await page.goto(`/public/${kind}/tidak-pernah-dikirim-kepada-siapa-pun`);
      await expect(page.getByRole('heading', { level: 1, name: 'Tautan tidak dapat dipakai' })).toBeVisible();
      await accessible();
    }
  });

  await test.step('from the sign-in page into the product', async () => {
    await page.goto('/main/home');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Sesi Anda berakhir')).toHaveCount(0);
    await accessible();
    await picture('login');
    await page.getByLabel('Email', { exact: true }).fill(people.sari.email);
    await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page).toHaveURL(/\/main\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('who is signed in does not see the sign-in page', async () => {
    for (const address of ['/', '/main', '/login']) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/main\/home$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  await test.step('one press on a person of the demo', async () => {
    await context.clearCookies();
    const sent: unknown[] = [];
    const pressed = [...Object.values(people).filter(({ email }) => email !== people.yoga.email), people.yoga];
    await page.route('**/public/api/session', async (route) => {
      sent.push(route.request().postDataJSON());
      if (sent.length >= pressed.length) await route.continue();
      else await route.fulfill({ status: 422, json: { code: 'invalid', message: 'Berikutnya' } });
    });
    await page.goto('/login');
    const shown = page.getByRole('region', { name: 'Masuk sebagai contoh pengguna' }).getByRole('button');
    for (const { email } of pressed) await shown.filter({ hasText: email }).click();
    // If another journey has just used the code of internal staff, the next one.
    await expect(async () => {
      const again = shown.filter({ hasText: people.yoga.email });
      if (new URL(page.url()).pathname === '/login') await again.click({ timeout: 1_000 });
      await expect(page).toHaveURL(/\/admin$/, { timeout: 5_000 });
    }).toPass({ timeout: 180_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    // The second factor the card asks for is the one the server requires.
    for (const [at, { email }] of pressed.entries()) {
      expect(sent[at]).toMatchObject({ email });
      const answer = await request.post('/public/api/session', { data: sent[at], headers: { origin: baseURL ?? '' } });
      // A code is valid once: yoga has used it above, wira's may have been used by the journey of the other width.
      const used = { [people.yoga.email]: [422], [people.wira.email]: [200, 422] }[email];
      expect(used ?? [200], email).toContain(answer.status());
    }
  });
});
