import { expect, it } from 'vitest';
import { asSent, readOver } from './letter-places.ts';

const word = (name: string) => `[${name}]`;
const places = 'Lihat di %{link} (sampai %{linkExpires}), diskon 5%{x}.';
const shown = 'Lihat di [link] (sampai [linkExpires]), diskon 5%{x}.';

it('shows a word where a letter has its link, and leaves the rest', () => {
  expect(readOver(places, word)).toBe(shown);
});

it('sends the places the words stand for, in what was changed too', () => {
  expect(asSent(`Yth. Bapak. ${shown}`, word)).toBe(`Yth. Bapak. ${places}`);
});
