import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Settings } from './env.ts';
import type { TrustedIssuers } from './services/company/trusted-issuers.ts';

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** A demo with a simulated office accepts any issuer. Throws if the file cannot be read. */
export const trustedIssuersOf = (
  { DEMO, CERTIFICATE_ISSUERS }: Pick<Settings, 'DEMO' | 'CERTIFICATE_ISSUERS'>,
  simulated: boolean,
): TrustedIssuers => {
  if (CERTIFICATE_ISSUERS === undefined) return DEMO && simulated ? 'any' : [];
  const named = readFileSync(CERTIFICATE_ISSUERS, 'utf8').match(PEM) ?? [];
  if (named.length === 0) throw new Error(`CERTIFICATE_ISSUERS: ${CERTIFICATE_ISSUERS} holds no certificate`);
  return named.map((pem) => new X509Certificate(pem));
};
