import type { FieldErrors } from '../problem.ts';
import { commonPasswords } from './common-passwords.ts';

/** Long rather than complicated, as recommended by NIST SP 800-63B. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** Refused in any repetition; of the other words (`commonPasswords`) at most two. */
const common = [
  'password',
  'passw0rd',
  'katasandi',
  'sandi',
  'rahasia',
  'indonesia',
  'jakarta',
  'bismillah',
  'sayang',
  'selamat',
  'admin',
  'administrator',
  'welcome',
  'letmein',
  'login',
  'secret',
  'iloveyou',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'abcdef',
  'abc',
  'pajak',
  'patuh',
  'perusahaan',
  'company',
  'master',
  'user',
] as const;

const madeOf = (words: readonly string[], text: string): boolean => {
  const longest = [...words].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  return longest.reduce((left, word) => left.replaceAll(word, ''), text) === '';
};

const isRun = (text: string): boolean => {
  const steps = [...text].slice(1).map((sign, at) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0));
  return steps.every((step) => step === 0) || steps.every((step) => Math.abs(step) === 1 || Math.abs(step) === 9);
};

const letterOf: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Leading and trailing other characters removed, substitutes such as digits replaced by letters. */
const lettersIn = (plain: string): string =>
  plain
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/[013457@$!]/g, (sign) => letterOf[sign] ?? '')
    .replace(/[^a-z]/g, '');

const oneOrTwo = (isWord: (part: string) => boolean, text: string): boolean =>
  isWord(text) || [...text].some((_, at) => at > 0 && isWord(text.slice(0, at)) && isWord(text.slice(at)));

/** A field error: too short, too long, or among the first guesses. `own`: publicly known words about the person. */
export const passwordFault = (password: string, own: readonly string[] = []): FieldErrors[string] | null => {
  if (password.length < SHORTEST_PASSWORD) return { key: 'problem.field.min', params: { min: SHORTEST_PASSWORD } };
  if (password.length > LONGEST_PASSWORD) return { key: 'problem.field.max', params: { max: LONGEST_PASSWORD } };
  const plain = password.toLowerCase();
  const letters = plain.replace(/[^a-z]/g, '');
  const known = own.flatMap((text) => text.toLowerCase().split(/[^a-z]+/)).filter((word) => word.length > 2);
  const isWord = (part: string): boolean => commonPasswords.has(part) || known.includes(part);
  const guessed =
    madeOf([...common, ...known], letters) || [letters, lettersIn(plain)].some((text) => oneOrTwo(isWord, text));
  // Digits alone are a date, a phone number or a tax number.
  const noLetters = /^[\d\s./-]+$/.test(plain);
  return isRun(plain) || new Set(plain).size < 4 || noLetters || guessed ? 'people.password_common' : null;
};
