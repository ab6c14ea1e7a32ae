import { findByRole, getByRole, queryByRole } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** Repeated user actions on a page, and the error message of a field. */
export const hands = (user: UserEvent) => ({
  write: async (field: HTMLElement, words: string): Promise<void> => {
    await user.clear(field);
    await user.click(field);
    await user.paste(words);
  },
  press: async (name: string | RegExp, within: HTMLElement = document.body): Promise<void> => {
    await user.click(queryByRole(within, 'button', { name }) ?? getByRole(within, 'link', { name }));
  },
  /** Clicks a submission to the tax office, and accepts the confirmation. */
  send: async (name: string | RegExp): Promise<void> => {
    await user.click(queryByRole(document.body, 'button', { name }) ?? getByRole(document.body, 'link', { name }));
    const look = await findByRole(document.body, 'dialog', { name: 'Kirim ke DJP?' });
    await user.click(getByRole(look, 'button', { name: /^Kirim/ }));
  },
  faultOf: (field: HTMLElement): string | undefined => {
    if (field.getAttribute('aria-invalid') !== 'true') return undefined;
    return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  },
});
