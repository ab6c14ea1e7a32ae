/** Characters of a recovery code: base32 (RFC 4648), which has no ambiguous characters. */
const RECOVERY = /^[a-z2-7]{10}$/;

/** Parses a typed code: six digits of the app, a recovery code, or neither. Spaces and dashes are ignored. */
export const readCode = (
  typed: string,
): { readonly kind: 'app' | 'recovery'; readonly code: string } | { readonly kind: 'none' } => {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return RECOVERY.test(code) ? { kind: 'recovery', code } : { kind: 'none' };
};

export const writtenCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
