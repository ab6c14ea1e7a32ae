import { afterEach, beforeEach, expect } from 'vitest';

/** An answer below 500 is part of a conversation (refused, stale, not found); whoever asked is told, and so is the console. */
const isAnswer = (value: unknown): boolean =>
  value instanceof Error && 'status' in value && typeof value.status === 'number' && value.status < 500;

/** React Admin's text input and its switch still speak to the Material UI before; a warning of the development build. */
const isKnown = ([format, prop]: readonly unknown[]): boolean =>
  /^React does not recognize the `%s` prop/.test(String(format)) && (prop === 'InputProps' || prop === 'inputRef');

/** Nothing is written to the console of a page: no error, no warning of React. */
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
