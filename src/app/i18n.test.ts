import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#domain/messages/index.ts';

const keysOf = (words: object, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value as object, `${before}${key}.`),
  );

const placesOf = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

const at = (words: object, key: string): string =>
  key.split('.').reduce<unknown>((inside, part) => (inside as Record<string, unknown>)[part], words) as string;

describe('the words of react-admin', () => {
  it.each(['id', 'en'] as const)('are all there in %s', (locale) => {
    expect(keysOf(catalogues[locale].ra).sort()).toEqual(keysOf(english.ra).sort());
  });

  it('keep their places to fill in when said in Indonesian', () => {
    for (const key of keysOf(english.ra)) {
      const [ours, theirs] = [placesOf(at(catalogues.id.ra, key)), placesOf(at(english.ra, key))];
      expect(ours, key).toEqual(theirs);
    }
  });
});
