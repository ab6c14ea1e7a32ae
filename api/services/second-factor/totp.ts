import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Patuh';
const PERIOD = 30;
/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;
/** A clock may be half a minute wrong either way (RFC 6238 5.2). */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_SIGNS = 10;

/** A secret for an app, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

/** What an app reads from a QR code. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The half minute a code belongs to, in half minutes since 1970; null where it is none of about now. */
export const stepOf = (secret: string, code: string, now: number): number | null => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp: now }) + delta;
};

/** Codes for who has lost the app, 50 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => newSecret().slice(0, RECOVERY_SIGNS).toLowerCase());
