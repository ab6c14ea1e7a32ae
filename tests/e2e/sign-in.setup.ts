import { expect, test } from '@playwright/test';
import { PASSWORD, type PersonKey, people } from '../../fixtures/cast/people.ts';
import { sessionFile } from './session-file.ts';

for (const who of Object.keys(people) as PersonKey[])
  test(`${who} signs in`, async ({ request, baseURL }) => {
    const answer = await request.post('/public/api/session', {
      data: { email: people[who].email, password: PASSWORD, remember: true },
      headers: { origin: baseURL ?? '' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await request.storageState({ path: sessionFile(who) });
  });
