import { describe, expect, it } from 'vitest';
import en from '#domain/messages/en/index.ts';
import id from '#domain/messages/id/index.ts';
import { isTest, lineAt, type Source, sourcesIn, withoutComments } from './sources.ts';

type Catalogue = { [key: string]: string | Catalogue };

const keysOf = (of: Catalogue, path = ''): string[] =>
  Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );

const textAt = (of: Catalogue, key: string): string => {
  const found = key
    .split('.')
    .reduce<string | Catalogue | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), of);
  return typeof found === 'string' ? found : '';
};

/** Literal keys passed to a translator: say(locale, 'a.b'), t('a.b'), translate('a.b'). */
const usedKeys = ({ text }: Source): string[] =>
  [
    ...withoutComments(text).matchAll(/\b(?:say\([^,()]+,\s*|t\(|translate\(|useText\()'([a-z]\w*(?:\.[\w/-]+)+)'/g),
  ].map(([, key]) => key as string);

const NAMES =
  /^(?:Rp|NPWP|NIK|NITKU|PDF|XML|XLSX|CSV|DPP|PPN|PPnBM|[Pp]atuh|WhatsApp|E-(?:Faktur|Bupot|Billing|Filing)|DJP|WIB|ID|EN|(?:(?:Ctrl|Cmd|Shift|Alt)[ +])*(?:Ctrl|Cmd|Shift|Alt|Esc|Enter|Tab|F2|[A-Z]))$/;
const WORDS = "[\\wÀ-ÿ][\\wÀ-ÿ\\s,.:?!'’–—…%/-]*";
/** Text between tags that reads as words and not as code: begins with a letter, has no brackets, semicolons or operators. */
const BETWEEN = new RegExp(`(?<!=)>\\s*(${WORDS})<\\/?[A-Za-z>]`, 'g');
const ATTRIBUTE = new RegExp(
  `\\s(?:aria-label|aria-description|title|placeholder|alt|label|helperText)="(${WORDS})"`,
  'g',
);

/** Texts on a screen, or in an attribute that is read or announced, that are not from the catalogue. */
const textsIn = ({ path, text }: Source): string[] => {
  const plain = withoutComments(text);
  return [...plain.matchAll(BETWEEN), ...plain.matchAll(ATTRIBUTE)]
    .map(({ index, 1: words = '' }) => ({ index, words: words.trim() }))
    .filter(
      ({ words }) => /[A-Za-zÀ-ÿ]{2,}/.test(words) && !NAMES.test(words) && !/^[a-z]\w*(?:\.[\w/-]+)+$/.test(words),
    )
    .map(({ index, words }) => `${path}:${lineAt(plain, index)} ${words}`);
};

describe('the catalogue', () => {
  const indonesian = id as unknown as Catalogue;
  const english = en as unknown as Catalogue;

  it('leaves no text empty', () => {
    const empty = [indonesian, english].flatMap((of) =>
      keysOf(of).filter((key) => key !== 'ra.boolean.null' && textAt(of, key).trim() === ''),
    );
    expect(empty).toEqual([]);
  });

  it('contains every key the code uses by name', () => {
    const known = new Set(keysOf(indonesian));
    const missing = sourcesIn('api', 'src')
      .filter((source) => !isTest(source))
      .flatMap((source) => usedKeys(source).map((key) => `${source.path} ${key}`))
      .filter((params) => {
        const key = params.split(' ')[1] ?? '';
        return !known.has(key) && !key.startsWith('ra.');
      });
    expect(missing).toEqual([]);
  });

  it('notices a key that is used', () => {
    expect(usedKeys({ path: 'x.ts', text: `say(scope.locale, 'faktur.no_such'); t('a.b'); // t('c.d')` })).toEqual([
      'faktur.no_such',
      'a.b',
    ]);
  });
});

describe('screens', () => {
  it('have no words of their own', () => {
    const screens = sourcesIn('src').filter((source) => source.path.endsWith('.tsx') && !isTest(source));
    expect(screens.flatMap(textsIn)).toEqual([]);
  });

  it.each([
    [`const A = () => <p>Simpan faktur</p>;`],
    [`const A = () => <button type="button" aria-label="Hapus semua" />;`],
    [`const A = () => (\n  <div className="x">\n    Tidak ada data\n  </div>\n);`],
  ])('would be caught saying %s', (text) => {
    expect(textsIn({ path: 'x.tsx', text })).toHaveLength(1);
  });

  it.each([
    [`const A = () => <p>{t('faktur.save')}</p>;`],
    [`const f = <T,>(a: T) => (a > 1 ? b : c); const g = a < b && c > d;`],
    [`const A = (): Promise<void> => run().then<Foo>((x) => x as Bar);`],
    [`const A = () => <span>{a} / {b}</span>; // a comment > with words <`],
  ])('may say %s', (text) => {
    expect(textsIn({ path: 'x.tsx', text })).toEqual([]);
  });
});
