import { expect, it } from 'vitest';
import { readCode, writtenCode } from './factor-code.ts';

it.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['ABCDE-fgh23', 'recovery', 'abcdefgh23'],
])('reads %j', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code });
});

it.each(['', '12345', '1234567', 'abcde-fgh01', 'abcdefghijk'])('takes %j for no code', (typed) => {
  expect(readCode(typed)).toEqual({ kind: 'none' });
});

it('writes a recovery code as it is read', () => {
  expect(readCode(writtenCode('abcdefgh23'))).toEqual({ kind: 'recovery', code: 'abcdefgh23' });
});
