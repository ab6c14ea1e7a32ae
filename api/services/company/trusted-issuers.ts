import type { X509Certificate } from 'node:crypto';

/** Whose certificates prove who a taxpayer is; `any` in a demo, whose certificates are invented like everything else in it. */
export type TrustedIssuers = readonly X509Certificate[] | 'any';

/** A chain is a handful of certificates: no more are followed. */
const LONGEST = 8;

const isIssuedBy = (one: X509Certificate, issuer: X509Certificate): boolean =>
  one.checkIssued(issuer) && one.verify(issuer.publicKey);

const servesAt = (one: X509Certificate, at: number): boolean =>
  Date.parse(one.validFrom) <= at && at <= Date.parse(one.validTo);

/**
 * Whether a certificate was issued, over whatever stands between, by one of those that are trusted. Everybody can make a certificate that names any
 * taxpayer and sign it themselves; `chain` is what came with it, and proves nothing by itself.
 */
export const isTrusted = (
  certificate: X509Certificate,
  chain: readonly X509Certificate[],
  trusted: TrustedIssuers,
  at: number,
): boolean => {
  if (trusted === 'any') return true;
  let one = certificate;
  for (let step = 0; step < LONGEST; step++) {
    if (!servesAt(one, at)) return false;
    const root = trusted.find((issuer) => isIssuedBy(one, issuer));
    if (root) return servesAt(root, at);
    const next = chain.find((issuer) => issuer !== one && issuer.ca && isIssuedBy(one, issuer));
    if (!next) return false;
    one = next;
  }
  return false;
};
