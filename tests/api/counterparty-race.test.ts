import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('two counterparties changed into the same one at once', () => {
  it('stay two', async () => {
    const rina = await app.as('rina', 'sagara');
    const of = (identity: string) => ({ document: 'TIN', identity, name: 'PT Meranti', nitku: '' });
    const two = await Promise.all(
      ['0621234567890001', '0621234567890002'].map((identity) =>
        rina.post<{ id: string }>('/counterparties', of(identity)),
      ),
    );
    const answers = await Promise.all(
      two.map(({ id }) =>
        rina.request('PUT', `/counterparties/${id}`, { json: { version: 1, ...of('0621234567890003') } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
