import type { X509Certificate } from 'node:crypto';

export type TrustedIssuers = readonly X509Certificate[] | 'any';

/** A chain has a handful of certificates; longer ones are refused. */
const LONGEST = 8;

const isIssuedBy = (one: X509Certificate, issuer: X509Certificate): boolean =>
  one.checkIssued(issuer) && one.verify(issuer.publicKey);

const servesAt = (one: X509Certificate, at: number): boolean =>
  Date.parse(one.validFrom) <= at && at <= Date.parse(one.validTo);

/**
 * Directly or through intermediates. Anybody can self-sign a certificate that names any taxpayer; `chain` is what came
 * with it, and proves nothing by itself.
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
