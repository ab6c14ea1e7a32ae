import { hash, verify } from '@node-rs/argon2';

export const hashOf = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | undefined;

/**
 * argon2id with the library's defaults, which follow OWASP (19 MiB, two passes). Takes the same time without an
 * account: the password is then compared with a hash no password matches.
 */
export const passwordFits = async (stored: string | undefined, password: string): Promise<boolean> => {
  nobody ??= hash('nobody has this password');
  const fits = await verify(stored ?? (await nobody), password).catch(() => false);
  return fits && stored !== undefined;
};
