import { expect, test } from '@playwright/test';
import type { DemoAccount } from '#domain/company/frame-schema.ts';
import { PASSWORD, type PersonKey, people } from '../../fixtures/cast/people.ts';
import { sessionFile } from './session-file.ts';
import { sessionHeaders } from './session-headers.ts';

for (const who of Object.keys(people) as PersonKey[])
  test(`${who} signs in`, async ({ request, baseURL }) => {
    const shown = (await (await request.get('/public/api/demo-accounts')).json()) as DemoAccount[];
    const code = shown.find(({ email }) => email === people[who].email)?.factor?.code;
    const answer = await request.post('/public/api/session', {
      data: { email: people[who].email, password: PASSWORD, remember: true, ...(code ? { code } : {}) },
      headers: { origin: baseURL ?? '' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    // Most journeys skip the confirmation before sending; it is tested in `tests/screens/last-look.test.ts`.
    const saved = await request.put('/main/api/user/preferences', {
      data: { sendAtOnce: true },
      headers: { origin: baseURL ?? '', ...(await sessionHeaders(request)) },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
    await request.storageState({ path: sessionFile(who) });
  });
