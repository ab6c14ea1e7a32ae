// @vitest-environment browser
import { expect, it } from 'vitest';
import { askForDigests } from '../../api/flows/home/digest-letter.ts';
import { people } from '../../fixtures/cast/people.ts';
import { issued } from '../api/bupot/bupot-client.ts';
import { lettersTo } from '../api/people/letters.ts';
import { inProcess } from './in-process.ts';

// Tuesday 18 November 2025, 08.00 WIB: returns of October are due on the 20th.
const { mount, app } = inProcess({ start: Date.UTC(2025, 10, 18, 1) });

it('the morning letter of what is due is ended by its link, once, and is off in the profile', async () => {
  await issued(app(), 'BPPU', { period: '2025-10', date: '2025-10-28', tax: '300000.00' });
  await askForDigests(app().deps);
  await app().drainJobs();
  const at = new URL((await lettersTo(app(), people.rina.email)).links[0] ?? '').pathname;
  const screen = await mount({ as: null, at, locale: 'en' });
  screen.getByText(new RegExp(`to ${people.rina.email} on the morning of working days`));
  await screen.press('Switch it off');
  await screen.findByRole('heading', { level: 1, name: 'The digest is off' });
  const again = await mount({ as: null, at });
  expect(again.getByRole('heading', { level: 1 }).textContent).toBe('Tautan tidak dapat dipakai');
  const profile = await mount({ as: 'rina', at: '/main/setting/profile' });
  const digest = profile.getByRole<HTMLInputElement>('switch', {
    name: 'Kirimi saya ringkasan pajak yang jatuh tempo.',
  });
  expect(digest.checked).toBe(false);
});
