// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { people } from '../../fixtures/cast/people.ts';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

it('a second account cannot be pressed while the code of the first is fetched', async () => {
  const screen = await mount({ as: null, at: '/login' });
  const account = async (email: string) => (await screen.findByText(email)).closest('button') as HTMLButtonElement;
  const [first, second] = [await account(people.wira.email), await account(people.yoga.email)];
  let proceed = () => undefined as unknown;
  const { fetch } = globalThis;
  globalThis.fetch = async (...params) => {
    if (String(params[0]).includes('demo-accounts')) await new Promise((resolve) => (proceed = () => resolve(null)));
    return fetch(...params);
  };
  first.click();
  await waitFor(() => expect(second.disabled).toBe(true));
  proceed();
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('WA'));
});
