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
  first.click();
  await waitFor(() => expect(second.disabled).toBe(true));
  second.click();
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('WA'));
});
