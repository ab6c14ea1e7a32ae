import { findByRole, getByRole, queryByRole } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** What hands do on a page more than once, and how a field says what is wrong with it. */
export const hands = (user: UserEvent) => ({
  /** Writes over what a field holds. */
  write: async (field: HTMLElement, words: string): Promise<void> => {
    await user.clear(field);
    await user.click(field);
    await user.paste(words);
  },
  /** Presses the button or link of this name, on the page or in a part of it. */
  press: async (name: string | RegExp, within: HTMLElement = document.body): Promise<void> => {
    await user.click(queryByRole(within, 'button', { name }) ?? getByRole(within, 'link', { name }));
  },
  /** Presses what sends to the tax office, and says yes to the last look at it. */
  send: async (name: string | RegExp): Promise<void> => {
    await user.click(queryByRole(document.body, 'button', { name }) ?? getByRole(document.body, 'link', { name }));
    const look = await findByRole(document.body, 'dialog', { name: 'Kirim ke DJP?' });
    await user.click(getByRole(look, 'button', { name: /^Kirim/ }));
  },
  /** What stands at a field that is marked as wrong; undefined where it is not. */
  faultOf: (field: HTMLElement): string | undefined => {
    if (field.getAttribute('aria-invalid') !== 'true') return undefined;
    return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  },
});
