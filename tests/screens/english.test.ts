// @vitest-environment browser
import { expect, it } from 'vitest';
import { screens } from '../e2e/screens.ts';
import { notEnglish } from '../indonesian-words.ts';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

/** Objects of tax by their code, the name of a return, and what the catalogue lets stand. */
const BY_LAW = /^(PT|CV|Bahasa Indonesia$|\d\d – |\d\d-\d{3}-\d\d )|SPT Masa/;
const NAMED = ['aria-label', 'title', 'placeholder'] as const;

/** Every text of the page and what its parts are called, without what a person wrote and what is marked as the words of the law. */
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

it.each(screens)('%s is English to who chose English', async (at) => {
  await mount({ as: 'Owner', at, locale: 'en' });
  expect(document.documentElement.lang).toBe('en');
  expect(notEnglish(textsOf(document.body), BY_LAW)).toEqual([]);
});
