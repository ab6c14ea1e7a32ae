import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

export type Unreadable = 'not_pkcs12' | 'too_slow' | 'wrong_passphrase' | 'no_key' | 'no_certificate' | 'key_differs';

export type Pkcs12 = {
  readonly certificate: X509Certificate;
  readonly chain: readonly X509Certificate[];
  readonly key: KeyObject;
};

/** The tax office and OpenSSL use some thousand. More would block other requests. */
const MOST_ROUNDS = 1_000_000;

const { asn1, pkcs12, pki } = forge;
const { Type } = asn1;

const partsOf = ({ value }: forge.asn1.Asn1): readonly forge.asn1.Asn1[] => (Array.isArray(value) ? value : []);

const numberOf = ({ value }: forge.asn1.Asn1): number =>
  typeof value === 'string' ? Number.parseInt(forge.util.bytesToHex(value) || '0', 16) : 0;

/** ASN.1 values encoded within octet strings: the safe contents are nested in them. */
const within = (part: forge.asn1.Asn1): readonly forge.asn1.Asn1[] => {
  if (part.type !== Type.OCTETSTRING || typeof part.value !== 'string') return partsOf(part);
  try {
    return [asn1.fromDer(part.value)];
  } catch {
    return [];
  }
};

/** Wherever a salt is followed by a number, that is an iteration count (RFC 7292 4 and 6.1, RFC 8018 A.2). */
const asksTooMuch = (part: forge.asn1.Asn1): boolean => {
  const parts = partsOf(part);
  const asks = parts.some(
    (one, at) => one.type === Type.INTEGER && parts[at - 1]?.type === Type.OCTETSTRING && numberOf(one) > MOST_ROUNDS,
  );
  return asks || within(part).some(asksTooMuch);
};

const derOf = (part: forge.asn1.Asn1): Buffer => Buffer.from(asn1.toDer(part).getBytes(), 'binary');

const bagsOf = (safe: forge.pkcs12.Pkcs12Pfx, kind: string): forge.pkcs12.Bag[] =>
  safe.getBags({ bagType: kind })[kind] ?? [];

const keyIn = (bags: readonly forge.pkcs12.Bag[]): KeyObject | null => {
  const [bag] = bags;
  if (!bag) return null;
  // For keys the library does not know (elliptic curves) it returns the ASN.1 of the file unchanged.
  const der = bag.key ? derOf(pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(bag.key))) : derOf(bag.asn1);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
};

const certificatesIn = (bags: readonly forge.pkcs12.Bag[]): X509Certificate[] =>
  bags.map((bag) => new X509Certificate(derOf(bag.cert ? pki.certificateToAsn1(bag.cert) : bag.asn1)));

const opened = (file: forge.asn1.Asn1, passphrase: string): forge.pkcs12.Pkcs12Pfx | Unreadable => {
  try {
    return pkcs12.pkcs12FromAsn1(file, passphrase);
  } catch (error) {
    return /version|content|not a PKCS#12|Cannot read/i.test((error as Error).message)
      ? 'not_pkcs12'
      : 'wrong_passphrase';
  }
};

/** Checks whether certificate and key match. */
export const readPkcs12 = (bytes: Uint8Array, passphrase: string): Pkcs12 | Unreadable => {
  let file: forge.asn1.Asn1;
  try {
    file = asn1.fromDer(Buffer.from(bytes).toString('binary'));
    if (asksTooMuch(file)) return 'too_slow';
  } catch {
    return 'not_pkcs12';
  }
  const safe = opened(file, passphrase);
  if (typeof safe === 'string') return safe;
  const { oids } = pki;
  try {
    const key = keyIn([...bagsOf(safe, oids.pkcs8ShroudedKeyBag ?? ''), ...bagsOf(safe, oids.keyBag ?? '')]);
    if (!key) return 'no_key';
    const chain = certificatesIn(bagsOf(safe, oids.certBag ?? ''));
    if (chain.length === 0) return 'no_certificate';
    const certificate = chain.find((one) => one.checkPrivateKey(key));
    return certificate ? { certificate, chain, key } : 'key_differs';
  } catch {
    return 'not_pkcs12';
  }
};
