import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseOwnRights } from '../../../api/services/admin/change.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from '../app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const refuses = (subject: Parameters<typeof refuseOwnRights>[2]) =>
  refuseOwnRights(scopeOf('wira', 'bentalaTekstil'), app.deps.db.read, subject);

it.each([{ userId: people.wira.id }, { companyId: companies.bentalaTekstil.id }])(
  'an admin does not change their own rights: %j',
  async (subject) => {
    await expect(refuses(subject)).rejects.toMatchObject({ code: 'forbidden', message: 'problem.own_rights' });
  },
);

it('an admin changes those of other people and companies', async () => {
  await refuses({ userId: people.rina.id, companyId: companies.sagara.id });
});
