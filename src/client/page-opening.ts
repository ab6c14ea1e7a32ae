import type { PageOpening } from '#domain/company/page-opening.ts';

const block = (): HTMLElement | null => document.getElementById('opening');

/** What the server put into this page; null on pages without a session, and once it was taken. */
export const readOpening = (): PageOpening | null => {
  const text = block()?.textContent;
  return text ? (JSON.parse(text) as PageOpening) : null;
};

/** The session of the page, once: later ones are read from the API. */
export const takeOpening = (): PageOpening | null => {
  const opening = readOpening();
  block()?.remove();
  return opening;
};
