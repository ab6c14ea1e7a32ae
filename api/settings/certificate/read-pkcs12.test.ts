import { readFileSync } from 'node:fs';
import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { aCertificate, PASSPHRASE } from '../../../fixtures/builders/a-certificate.ts';
import { readPkcs12 } from './read-pkcs12.ts';

const sample = (name: string) => readFileSync(`fixtures/samples/certificates/${name}.p12`);

const withRounds = (rounds: number): Uint8Array => {
  const file = forge.asn1.fromDer(Buffer.from(aCertificate()).toString('binary'));
  const mac = (file.value as forge.asn1.Asn1[])[2]?.value as forge.asn1.Asn1[];
  (mac[2] as forge.asn1.Asn1).value = forge.asn1.integerToDer(rounds).getBytes();
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary');
};

describe('a .p12', () => {
  it.each(['aes', 'legacy', 'elliptic'])('made by OpenSSL is read: %s', (name) => {
    const read = readPkcs12(sample(name), 'rahasia');
    expect(read).toMatchObject({ chain: [expect.anything()] });
    if (typeof read === 'string') return;
    expect(read.certificate.subject).toContain('CN=PT Contoh');
    expect(read.certificate.checkPrivateKey(read.key)).toBe(true);
    expect(readPkcs12(sample(name), 'lain')).toBe('wrong_passphrase');
  });

  it('that asks for so many rounds that it would hold up everybody is not opened', () => {
    expect(readPkcs12(withRounds(2_000_000_000), PASSPHRASE)).toBe('too_slow');
  });

  it('with any byte changed is refused, and nothing is thrown', () => {
    const whole = aCertificate();
    for (let at = 0; at < whole.length; at += 61) {
      const bent = Uint8Array.from(whole);
      bent[at] = (bent[at] ?? 0) ^ 0xff;
      expect(readPkcs12(bent, PASSPHRASE)).toBeTypeOf('string');
    }
  });
});
