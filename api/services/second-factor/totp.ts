import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Patuh';
const PERIOD = 30;
/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;
/** A clock may be half a minute wrong either way (RFC 6238 5.2). */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_SIGNS = 10;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The current time step of 30 seconds since 1970, and its remaining milliseconds. */
export const stepAt = (now: number): { step: number; left: number } => ({
  step: TOTP.counter({ period: PERIOD, timestamp: now }),
  left: TOTP.remaining({ period: PERIOD, timestamp: now }),
});

export const codeIn = (secret: string, step: number): string =>
  totpOf(secret).generate({ timestamp: step * PERIOD * 1000 });

/** The time step of a code; null if it is not valid about now. */
export const stepOf = (secret: string, code: string, now: number): number | null => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : stepAt(now).step + delta;
};

/** 50 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => newSecret().slice(0, RECOVERY_SIGNS).toLowerCase());
