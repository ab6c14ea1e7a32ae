import type { FieldErrors } from '../problem.ts';

/** Long rather than complicated, as NIST SP 800-63B advises. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** Words guessed first, in Indonesian and English; a password made of these and digits alone is one of the first thousand tries. */
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

/** Why a password is not taken, as the fault of a field; `own`: words everybody knows of the person, such as their name and address. */
export const passwordFault = (password: string, own: readonly string[] = []): FieldErrors[string] | null => {
  if (password.length < SHORTEST_PASSWORD) return { key: 'problem.field.min', params: { min: SHORTEST_PASSWORD } };
  if (password.length > LONGEST_PASSWORD) return { key: 'problem.field.max', params: { max: LONGEST_PASSWORD } };
  const plain = password.toLowerCase();
  const letters = plain.replace(/[^a-z]/g, '');
  const known = own.flatMap((text) => text.toLowerCase().split(/[^a-z]+/)).filter((word) => word.length > 2);
  if (isRun(plain) || new Set(plain).size < 4 || madeOf([...common, ...known], letters))
    return 'people.password_common';
  return null;
};
