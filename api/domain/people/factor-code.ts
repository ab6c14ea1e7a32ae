/** Letters and digits of a recovery code: those of base32 (RFC 4648), in which nothing is taken for something else. */
const RECOVERY = /^[a-z2-7]{10}$/;

/** What somebody typed where a code is asked for: six digits of the app, a recovery code, or neither. Blanks and dashes do not matter. */
export const readCode = (
  typed: string,
): { readonly kind: 'app' | 'recovery'; readonly code: string } | { readonly kind: 'none' } => {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return RECOVERY.test(code) ? { kind: 'recovery', code } : { kind: 'none' };
};

/** A recovery code as people write it down: two groups of five. */
export const writtenCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
