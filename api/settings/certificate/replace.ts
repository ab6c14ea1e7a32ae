import type { X509Certificate } from 'node:crypto';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type Certificate, certificateFaults, taxNumbersIn } from '#domain/settings/certificate.ts';
import type { Tx } from '../../../db/database.ts';
import { certificateOf, markUploaded, putCertificate } from '../../../db/repositories/certificates.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { proveAndTell } from '../../services/company/proof.ts';
import { isTrusted } from '../../services/company/trusted-issuers.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { sealed } from '../../services/seal.ts';
import { staleSince } from '../../services/stale.ts';
import { type Pkcs12, readPkcs12, type Unreadable } from './read-pkcs12.ts';
import { showCertificate } from './show.ts';

export type CertificateUpload = {
  readonly bytes: Uint8Array;
  /** Only used to open the file; never stored. */
  readonly passphrase: string;
  /** The version to replace; 0 where there is none yet. */
  readonly version: number;
};

/** A certificate with its chain has a few KB. */
export const LARGEST_CERTIFICATE = 64 * 1024;

const faultOf = (why: Unreadable): FieldErrors => ({
  [why === 'wrong_passphrase' ? 'passphrase' : 'file']: `settings.certificate.${why}`,
});

/** Parses `CN=PT Contoh\nserialNumber=…`. */
const partsOf = (subject: string): { name: string; values: string[] } => {
  const pairs = subject.split('\n').map((line) => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1)] as const;
  });
  const named = (key: string) => pairs.find(([is]) => is === key)?.[1];
  return { name: named('CN') ?? named('O') ?? subject, values: pairs.map(([, value]) => value) };
};

const dayOf = (moment: string): string => jakartaDay(Date.parse(moment));

const factsOf = (certificate: X509Certificate) => {
  const { name, values } = partsOf(certificate.subject);
  return {
    name,
    subject: values,
    serial: certificate.serialNumber,
    validFrom: dayOf(certificate.validFrom),
    validTo: dayOf(certificate.validTo),
  };
};

const read = ({ bytes, passphrase }: CertificateUpload): Pkcs12 => {
  if (bytes.byteLength > LARGEST_CERTIFICATE)
    throw new Problem('invalid', {
      errors: { file: { key: 'settings.certificate.too_large', params: { limit: LARGEST_CERTIFICATE / 1024 } } },
    });
  const found = readPkcs12(bytes, passphrase);
  if (typeof found === 'string') throw new Problem('invalid', { errors: faultOf(found) });
  return found;
};

const pemOf = ({ key, chain }: Pkcs12): string =>
  [key.export({ type: 'pkcs8', format: 'pem' }).toString(), ...chain.map((one) => one.toString())].join('');

/**
 * In one transaction. Owner, dates and key are checked first. The private key is encrypted under a key outside the
 * database.
 */
export const replaceCertificate = async (deps: Deps, scope: Scope, upload: CertificateUpload): Promise<Certificate> => {
  permit(scope, 'SETTING_ECERT_CREATE');
  const file = read(upload);
  const facts = factsOf(file.certificate);
  const now = deps.now();
  const { npwp } = await ownCompany(scope, deps.db.read);
  const errors = certificateFaults(facts, npwp, jakartaDay(now));
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  const shown = {
    subject: facts.name,
    serial: facts.serial,
    validFrom: facts.validFrom,
    validTo: facts.validTo,
    matchesOffice: true,
    ownerNpwp: taxNumbersIn(facts.subject).includes(npwp) ? npwp : null,
  };
  const proves = shown.ownerNpwp !== null && isTrusted(file.certificate, file.chain, deps.trustedIssuers, now);
  const put = async (tx: Tx): Promise<boolean> => {
    const before = await certificateOf(scope, tx.db);
    if ((before?.version ?? 0) !== upload.version) return false;
    const version = upload.version + 1;
    const row = {
      ...shown,
      version,
      updatedAt: now,
      warnedDays: null,
      sealed: sealed({ keyed: deps.keyed, purpose: 'certificates', owner: scope.companyId }, pemOf(file)),
    };
    if (!(await putCertificate(tx, scope, row, upload.version))) return false;
    const isFirst = await markUploaded(tx, scope);
    const was = before && {
      subject: before.subject,
      serial: before.serial,
      validFrom: before.validFrom,
      validTo: before.validTo,
      matchesOffice: before.matchesOffice,
      ownerNpwp: before.ownerNpwp,
    };
    await appendHistory(tx, scope, now, [
      {
        objectType: 'certificate',
        objectId: scope.companyId,
        action: before ? 'replace' : 'create',
        ...(was ? { before: was } : {}),
        after: { ...shown, version },
      },
      ...(isFirst ? [{ objectType: 'company', objectId: scope.companyId, action: 'save' }] : []),
    ]);
    if (proves) await proveAndTell(tx, deps, scope, { way: 'certificate' });
    return true;
  };
  if (!(await deps.db.transact(put)))
    throw await staleSince(
      scope,
      deps.db.read,
      { id: scope.companyId, version: upload.version },
      await showCertificate(scope, deps.db.read, now),
    );
  return showCertificate(scope, deps.db.read, now);
};
