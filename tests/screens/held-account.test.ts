// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import type { FactorSetUp } from '#domain/people/account-schema.ts';
import { PASSWORD, type PersonKey, people } from '../../fixtures/cast/people.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess({ env: { TRUST_PROXY: 'on' } });
const FACTOR = '/user/second-factor';
const CODE = 'Kode dari aplikasi';
const HELD = /kode verifikasi dua langkah/;

/** Wrong passwords from many addresses, until the account is locked for new ones. */
const lock = async (who: PersonKey): Promise<void> => {
  for (let tried = 0; tried < 61; tried++) {
    const answer = await app().fetch('/public/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${Math.floor(tried / 7)}` },
      body: JSON.stringify({ email: people[who].email, password: 'salah' }),
    });
    expect(answer.status).toBe(tried < 60 ? 422 : 429);
  }
};

const signInPage = async (who: PersonKey) => {
  const page = await mount({ as: null, at: '/login' });
  await page.write(page.getByLabelText('Email'), people[who].email);
  await page.write(page.getByLabelText('Kata sandi'), PASSWORD);
  expect(page.queryByLabelText(CODE)).toBeNull();
  await page.press('Masuk');
  await page.isNoted(HELD);
  return page;
};

it('a locked account opens with password and code together, and a wrong code is not distinguished from a wrong password', async () => {
  const lina = await app().as('lina');
  const { secret } = await lina.post<FactorSetUp>(FACTOR, { password: PASSWORD });
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app().clock.now });
  await lina.post(`${FACTOR}/confirm`, { code: code() });
  app().clock.advance(60_000);
  await lock('lina');

  const page = await signInPage('lina');
  const field = await page.findByLabelText(CODE);
  const refusal = page.getByText(HELD).textContent;
  await page.write(field, '000000');
  await page.press('Masuk');
  await waitFor(() => expect(page.getByRole<HTMLButtonElement>('button', { name: 'Masuk' }).disabled).toBe(false));
  expect(page.getByText(HELD).textContent).toBe(refusal);
  expect(page.faultOf(field)).toBeUndefined();
  expect(page.address()).toBe('/login');

  await page.write(field, code());
  await page.press('Masuk');
  await waitFor(() => expect(page.address()).toBe('/main/home'));
  await page.findByRole('button', { name: new RegExp(people.lina.name) });
});

it('a locked account without a second factor shows the same, and no code opens it', async () => {
  await lock('budi');
  const page = await signInPage('budi');
  await page.write(await page.findByLabelText(CODE), '123456');
  await page.press('Masuk');
  await waitFor(() => expect(page.getByRole<HTMLButtonElement>('button', { name: 'Masuk' }).disabled).toBe(false));
  await page.isNoted(HELD);
  expect(page.address()).toBe('/login');
});
