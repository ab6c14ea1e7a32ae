import type { PageOpening } from '#domain/company/page-opening.ts';

const block = (): HTMLElement | null => document.getElementById('opening');

/** Null on pages without a session, and once it was taken. */
export const readOpening = (): PageOpening | null => {
  const text = block()?.textContent;
  return text ? (JSON.parse(text) as PageOpening) : null;
};

export const takeOpening = (): PageOpening | null => {
  const opening = readOpening();
  block()?.remove();
  return opening;
};
