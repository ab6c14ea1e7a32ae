// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { screens } from '../e2e/screens.ts';
import { notEnglish } from '../indonesian-words.ts';
import { inProcess, stands } from './in-process.ts';

const { mount } = inProcess();

/** Tax objects by code, the name of a return, and texts the catalogue allows. */
const BY_LAW = /^(PT|CV|Bahasa Indonesia$|\d\d – |\d\d-\d{3}-\d\d )|SPT Masa/;
const NAMED = ['aria-label', 'title', 'placeholder'] as const;
const UNKNOWN_PAGE = '/main/tidak-ada';

/** All texts and accessible names of the page, without user input and texts marked as Indonesian law. */
const textsOf = (page: Element): string[] => {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('[lang="id"], textarea')) texts.push(node.textContent?.trim() ?? '');
  const named = [...page.querySelectorAll(NAMED.map((name) => `[${name}]`).join())].flatMap((part) =>
    NAMED.map((name) => part.getAttribute(name) ?? ''),
  );
  return [...texts, ...named];
};

const go = (to: string): void => {
  history.pushState({ ...history.state, idx: history.length }, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
};
const lost = (): boolean => document.querySelector('h1')?.textContent === 'Page not found';

const moveTo = async (at: string): Promise<void> => {
  go(UNKNOWN_PAGE);
  await waitFor(() => expect(lost()).toBe(true));
  go(at);
  await waitFor(() => {
    expect(lost()).toBe(false);
    stands();
  });
};

it('every screen is English to who chose English', async () => {
  await mount({ as: 'Owner', at: UNKNOWN_PAGE, locale: 'en' });
  const found: Record<string, string[]> = {};
  for (const at of screens) {
    await moveTo(at);
    expect(document.documentElement.lang).toBe('en');
    expect(location.pathname).toBe(at.split('?')[0]);
    const message = textsOf(document.body);
    const other = notEnglish(message, BY_LAW);
    if (other.length > 0) found[at] = other;
  }
  expect(found).toEqual({});
}, 300_000);
