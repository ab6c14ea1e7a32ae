import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { type TestApp, testApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  app.fetch('/public/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'localhost', ...headers },
    body: JSON.stringify(body),
  });

describe('signing in', () => {
  it('answers with the person and a CSRF token, and sets a cookie scripts cannot read', async () => {
    const answer = await signIn({ email: people.rina.email.toUpperCase(), password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ csrf: expect.any(String), user: { name: people.rina.name } });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^patuh_session=\w{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});
