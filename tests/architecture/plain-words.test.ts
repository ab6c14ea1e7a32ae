import { describe, expect, it } from 'vitest';
import { lineAt, type Source, sourcesIn, withoutComments } from './sources.ts';

/** Names that were replaced by standard terms; docs/vocabulary.md has the terms. */
const replaced = [
  'said',
  'Said',
  'asked',
  'Asked',
  'told',
  'Told',
  'Of',
  'Standing',
  'standing',
  'spoken',
  'besides',
  'House',
  'answers\\(',
  'keeping',
  'sentType',
  'born',
  'newFaktur',
  'stalenSpts',
  'useSaid',
  'useLooking',
  'peeking',
  'masukanDesk',
  'kept',
  'Kept',
  'KEPT',
  'keptOut',
  'heard',
  'Heard',
  'heardBy',
  'nowhere',
  'NOWHERE',
  'stays',
  'desk',
  'house',
  'SAID',
  'ASKED',
  'Emptied',
  'doss',
];
const NAME = new RegExp(`(?<![\\w$-])(?:${replaced.join('|')})(?![\\w$-])`, 'g');
const REGEX = /(?<=[(,=:[!&|?{};]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;
const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

const blank = (found: string): string => found.replace(/[^\n]/g, ' ');

/** Code without comments, strings and regular expressions. Line numbers stay. */
const codeOf = (text: string): string => withoutComments(text).replace(STRING, blank).replace(REGEX, blank);

type Code = { path: string; code: string };
const withCode = ({ path, text }: Source): Code => ({ path, code: codeOf(text) });

const replacedNames = ({ path, code }: Code): string[] =>
  [...code.matchAll(NAME)].map(({ index, 0: name }) => `${path}:${lineAt(code, index)} ${name}`);

/** A spread of an object literal only saves lines, and it switches off the check of unknown properties. */
const packedProperties = ({ path, code }: Code): string[] =>
  [...code.matchAll(/\.\.\.\(*\{/g)].map(({ index }) => `${path}:${lineAt(code, index)}`);

/** A spread of a list of texts only saves lines. Strings are blank in the code. */
const packedLists = ({ path, code }: Code): string[] =>
  [...code.matchAll(/^[ ]*\.\.\.\(?\[[ ,]*\](?: as const\))?,$/gm)].map(
    ({ index }) => `${path}:${lineAt(code, index)}`,
  );

const sources = sourcesIn('api', 'db', 'src', 'fixtures', 'tests')
  // Keys of a catalogue identify texts.
  .filter(({ path }) => !path.startsWith('api/domain/messages/') && !path.startsWith('db/migrations/'))
  .map(withCode);

describe('plain words', () => {
  it('sees every form of what it looks for', () => {
    const one = withCode({
      path: 'x.ts',
      text: 'const told = (asked: Told) => ({ ...{ a: asked }, b: "told", c: /told/ }); // asked',
    });
    expect(replacedNames(one)).toEqual(['x.ts:1 told', 'x.ts:1 asked', 'x.ts:1 Told', 'x.ts:1 asked']);
    expect(packedProperties(one)).toEqual(['x.ts:1']);
    expect(
      packedLists(withCode({ path: 'x.ts', text: "[\n  ...(['a', 'b'] as const),\n  ...['c'],\n  ...list,\n]" })),
    ).toEqual(['x.ts:2', 'x.ts:3']);
  });

  it('uses no name that was replaced', () => {
    expect(sources.flatMap(replacedNames)).toEqual([]);
  });

  it('packs no properties and no lists into a spread', () => {
    expect(sources.flatMap(packedProperties)).toEqual([]);
    expect(sources.flatMap(packedLists)).toEqual([]);
  });
});
