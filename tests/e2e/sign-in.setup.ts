import { expect, test } from '@playwright/test';
import type { DemoAccount } from '#domain/company/frame-schema.ts';
import { PASSWORD, type PersonKey, people } from '../../fixtures/cast/people.ts';
import { sessionFile } from './session-file.ts';

for (const who of Object.keys(people) as PersonKey[])
  test(`${who} signs in`, async ({ request, baseURL }) => {
    const shown = (await (await request.get('/public/api/demo-accounts')).json()) as DemoAccount[];
    const code = shown.find(({ email }) => email === people[who].email)?.factor?.code;
    const answer = await request.post('/public/api/session', {
      data: { email: people[who].email, password: PASSWORD, remember: true, ...(code ? { code } : {}) },
      headers: { origin: baseURL ?? '' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await request.storageState({ path: sessionFile(who) });
  });
