// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { people } from '../../fixtures/cast/people.ts';
import { inProcess } from './in-process.ts';

const { mount } = inProcess({ env: { MESSAGING: 'simulator', HELP_DESK: 'simulator' } });

const services = {
  helpDesk: 'simulator',
  messaging: 'simulator',
  engagement: 'simulator',
  analytics: 'simulator',
} as const;

type Recorded = { service: string; command: string; data: Record<string, string> };

const recorded = (): Recorded[] => JSON.parse(sessionStorage.getItem('patuh.pageServices') ?? '[]');
const isRecorded = (service: string, command: string) =>
  waitFor(() => expect(recorded()).toContainEqual(expect.objectContaining({ service, command })));
const dataOf = (command: string) => recorded().find((one) => one.command === command)?.data;

it('get identity, token and messages, which begin after three seconds, and what is opened', async () => {
  const screen = await mount({ as: 'rina', at: '/main/home', services });
  await isRecorded('engagement', 'identify');
  await isRecorded('helpDesk', 'open');
  expect(dataOf('boot')).toBeUndefined();
  await isRecorded('messaging', 'boot');
  expect(dataOf('boot')).toMatchObject({
    name: people.rina.name,
    role: 'Owner',
    created_at: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    hmac: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(JSON.parse(localStorage.getItem('patuh.helpChat') ?? '')).toMatchObject({
    token: dataOf('open')?.token,
    isLoggedIn: true,
  });
  await screen.press('Produk lain');
  const link = await screen.findByRole('link', { name: /^Talenta/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await screen.user.click(link);
  await isRecorded('analytics', 'productOpened');
  expect(dataOf('productOpened')).toMatchObject({ product: 'Talenta', role: 'Owner' });
});

it('get nothing in the internal area', async () => {
  await mount({ as: 'wira', at: '/admin', services });
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(recorded().map(({ command }) => command)).toEqual([]);
});

it('get nothing where they are off', async () => {
  await mount({ as: 'rina', at: '/main/home' });
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(recorded()).toEqual([]);
});
