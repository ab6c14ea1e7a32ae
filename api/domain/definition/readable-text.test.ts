import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginning, isReadable, readableText, readableValue, unreadablePaths } from './readable-text.ts';

it.each(['\0', '\u0007', '\u000b', '\u001f', '\u007f', '\u0085', '\ud800', '\udfff', 'a\udc00\ud800b', '\uffff'])(
  '%j cannot be read',
  (sign) => {
    expect(isReadable(`PT ${sign}X`)).toBe(false);
    expect(isReadable(readableText(`PT ${sign}X`))).toBe(true);
  },
);

it.each(['', 'Jalan Melati\r\n\tNo. 1', '\ud83d\ude00 \u{1f9fe}', 'Ç é ﷼ 中', '\\u0000 \\ud800'])('%j can', (text) => {
  expect(isReadable(text)).toBe(true);
  expect(readableText(text)).toBe(text);
});

it('is cut off between signs, not within one', () => {
  expect(beginning('ab😀', 3)).toBe('ab');
  expect(beginning('ab😀', 4)).toBe('ab😀');
});

it('names each place of a value, and the names of fields too', () => {
  expect(unreadablePaths({ lines: [{ name: 'a' }, { name: 'b\0' }], 'x\ud800': 1 }).sort()).toEqual([
    'lines.1.name',
    'x',
  ]);
  expect(unreadablePaths('\0')).toEqual(['']);
  expect(unreadablePaths({ set: new Set(['a', '\0']), of: null })).toEqual(['set.1']);
});

it('finds something in a value exactly where its JSON would not be kept', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\\', '"', '\n', '\0', '\ud800', '\udc00', '😀', '\u009f') });
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'small', stringUnit: 'binary' }), text, (value, input) => {
      const whole = { value, text: input };
      const result = readableValue(whole);
      expect(unreadablePaths(result)).toEqual([]);
      if (unreadablePaths(whole).length === 0) expect(result).toEqual(whole);
    }),
  );
});

it('looks into a value of any depth', () => {
  let deep: unknown = '\0';
  for (let at = 0; at < 200_000; at++) deep = [deep];
  expect(unreadablePaths(deep)).toHaveLength(1);
});

it.each(['\u200b', '\u202e', '\u202d', '\ufeff', '\u00ad', '\u2066', '\u{e0041}'])('%j is not seen', (sign) => {
  expect(isReadable(`PT ${sign}X`)).toBe(false);
  expect(readableText(`PT ${sign}X`)).toBe('PT X');
});
