import { getByRole, queryByRole } from '@testing-library/dom';
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
  /** What stands at a field that is marked as wrong; undefined where it is not. */
  faultOf: (field: HTMLElement): string | undefined => {
    if (field.getAttribute('aria-invalid') !== 'true') return undefined;
    return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  },
});
