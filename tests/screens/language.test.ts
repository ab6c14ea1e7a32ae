// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

const HOME = '/main/home';
const textOf = (part: Element | null): string => (part?.textContent ?? '').replace(/\s+/g, ' ');
const page = () => textOf(document.querySelector('main'));

it('another language changes all of Home at once', async () => {
  await mount({ as: 'Owner', at: HOME, locale: 'en' });
  const english = page();
  const screen = await mount({ as: 'Owner', at: HOME, locale: 'id' });
  expect(page()).not.toBe(english);
  await screen.press(/Rina/);
  await screen.user.click(
    await screen.findByRole('menuitemradio', { name: 'English' }).catch(() => screen.getByText('English')),
  );
  await waitFor(() => expect(page()).toBe(english));
});
