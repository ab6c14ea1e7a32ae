import { afterEach, beforeEach, expect } from 'vitest';

/** An answer below 500 is part of a conversation (refused, stale, not found); whoever asked is told, and so is the console. */
const isAnswer = (said: unknown): boolean =>
  said instanceof Error && 'status' in said && typeof said.status === 'number' && said.status < 500;

/** React Admin's text input and its switch still speak to the Material UI before; a warning of the development build. */
const isKnown = ([format, prop]: readonly unknown[]): boolean =>
  /^React does not recognize the `%s` prop/.test(String(format)) && (prop === 'InputProps' || prop === 'inputRef');

/** Nothing is written to the console of a page: no error, no warning of React. */
export const quietConsole = (): void => {
  const usual = console.error;
  let said: unknown[] = [];
  beforeEach(() => {
    said = [];
    console.error = (...words: unknown[]) => {
      if (!isAnswer(words[0]) && !isKnown(words)) said.push(words.map(String).join(' '));
    };
  });
  afterEach(() => {
    console.error = usual;
    expect(said).toEqual([]);
  });
};
