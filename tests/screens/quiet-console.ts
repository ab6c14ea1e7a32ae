import { afterEach, beforeEach, expect } from 'vitest';

/** A status below 500 is a normal response, which is also logged to the console. */
const isAnswer = (value: unknown): boolean =>
  value instanceof Error && 'status' in value && typeof value.status === 'number' && value.status < 500;

/** React Admin's text input and its switch still use the former Material UI API; a warning of the development build. */
const isKnown = ([format, prop]: readonly unknown[]): boolean =>
  /^React does not recognize the `%s` prop/.test(String(format)) && (prop === 'InputProps' || prop === 'inputRef');

/** Fails on any console message of a page, including React's warnings. */
export const quietConsole = (): void => {
  const usual = console.error;
  let value: unknown[] = [];
  beforeEach(() => {
    value = [];
    console.error = (...words: unknown[]) => {
      if (!isAnswer(words[0]) && !isKnown(words)) value.push(words.map(String).join(' '));
    };
  });
  afterEach(() => {
    console.error = usual;
    expect(value).toEqual([]);
  });
};
