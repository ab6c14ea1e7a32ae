import { expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordFault } from './password.ts';

it.each([
  'password1234',
  'PasswordPassword!',
  'kata-sandi-2025',
  'qwertyuiop12',
  '123456789012',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'bismillah 123',
  'P@ssw0rd2025!',
  'Dragon-Monkey 1',
  'sayangkucinta1',
  'laporpajak2025',
  'patuh-demo-2025',
  '081234567890',
  '17-08-1945-17',
])('refuses %s, which is guessed first', (password) => {
  expect(passwordFault(password)).toBe('people.password_common');
});

it('refuses what is made of the name and the address of the person', () => {
  const own = ['Rina Wulandari', 'rina@sagaraniaga.example'];
  expect(passwordFault('RinaWulandari88', own)).toBe('people.password_common');
  expect(passwordFault('rina@sagaraniaga', own)).toBe('people.password_common');
  expect(passwordFault('sagaraniaga.2025', own)).toBe('people.password_common');
  expect(passwordFault('Rina suka hujan', own)).toBeNull();
});

it('knows a thousand common ones and more, each in letters alone', () => {
  expect(commonPasswords.size).toBeGreaterThan(1_000);
  expect([...commonPasswords].filter((one) => !/^[a-z]{3,}$/.test(one))).toEqual([]);
});

it('asks for twelve characters and takes any that are not common', () => {
  expect(passwordFault('sepeda biru')).toMatchObject({ key: 'problem.field.min', params: { min: 12 } });
  expect(passwordFault('sepeda biru tua')).toBeNull();
  expect(passwordFault('x'.repeat(201))).toMatchObject({ key: 'problem.field.max' });
});
