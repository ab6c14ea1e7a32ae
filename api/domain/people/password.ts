import type { FieldErrors } from '../problem.ts';
import { commonPasswords } from './common-passwords.ts';

/** Long rather than complicated, as NIST SP 800-63B advises. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** Words guessed first, in Indonesian and English, as often as one likes one after the other; of the rest (`commonPasswords`) two at most. */
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

/** One character again and again, or each the next of the one before it. */
const isRun = (text: string): boolean => {
  const steps = [...text].slice(1).map((sign, at) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0));
  return steps.every((step) => step === 0) || steps.every((step) => Math.abs(step) === 1 || Math.abs(step) === 9);
};

/** Signs that stand for letters in passwords. */
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

/** The letters of a password as it is thought: what stands before and after them left out, signs that stand for letters read as those. */
const lettersIn = (plain: string): string =>
  plain
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/[013457@$!]/g, (sign) => letterOf[sign] ?? '')
    .replace(/[^a-z]/g, '');

/** One of the words, or two of them. */
const oneOrTwo = (isWord: (part: string) => boolean, text: string): boolean =>
  isWord(text) || [...text].some((_, at) => at > 0 && isWord(text.slice(0, at)) && isWord(text.slice(at)));

/**
 * Why a password is not taken, as the fault of a field: too short, too long, or among those tried first. `own`: words everybody knows of the
 * person, such as their name, their address and the names of their companies.
 */
export const passwordFault = (password: string, own: readonly string[] = []): FieldErrors[string] | null => {
  if (password.length < SHORTEST_PASSWORD) return { key: 'problem.field.min', params: { min: SHORTEST_PASSWORD } };
  if (password.length > LONGEST_PASSWORD) return { key: 'problem.field.max', params: { max: LONGEST_PASSWORD } };
  const plain = password.toLowerCase();
  const letters = plain.replace(/[^a-z]/g, '');
  const known = own.flatMap((text) => text.toLowerCase().split(/[^a-z]+/)).filter((word) => word.length > 2);
  const isWord = (part: string): boolean => commonPasswords.has(part) || known.includes(part);
  const guessed =
    madeOf([...common, ...known], letters) || [letters, lettersIn(plain)].some((text) => oneOrTwo(isWord, text));
  // Digits alone are a day, a telephone or a tax number.
  const noLetters = /^[\d\s./-]+$/.test(plain);
  return isRun(plain) || new Set(plain).size < 4 || noLetters || guessed ? 'people.password_common' : null;
};
