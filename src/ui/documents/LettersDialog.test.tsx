import { expect, it } from 'vitest';
import { readOver } from './LettersDialog.tsx';

it('shows a word where a letter has its link, and leaves the rest', () => {
  const word = (name: string) => `[${name}]`;
  expect(readOver('Lihat di %{link} (sampai %{linkExpires}), diskon 5%{x}.', word)).toBe(
    'Lihat di [link] (sampai [linkExpires]), diskon 5%{x}.',
  );
});
