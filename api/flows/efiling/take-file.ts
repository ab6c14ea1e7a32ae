import type { Finding } from '#domain/definition/finding.ts';
import { type CsvName, readCsvName } from '#domain/efiling/csv-name.ts';
import type { Filing } from '#domain/efiling/filing.ts';
import { filingStatus } from '#domain/efiling/filing-status.ts';
import { isPeriodOf, type ReturnKind } from '#domain/efiling/kinds.ts';
import { filedAnswer, isFiledReturn, isTaken } from '#domain/efiling/register.ts';
import { Problem } from '#domain/problem.ts';
import { dayBegins, jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { filingsWithHash, insertFiling } from '../../../db/repositories/efiling/filings.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { newRecordFields } from '../../documents/new-record-fields.ts';
import { RETAINED_DAYS } from '../../modules/efiling/attach-pdf.ts';
import { filingFamily, filingSaves } from '../../modules/efiling/family.ts';
import { foundWrong } from '../../modules/efiling/found-wrong.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { keepWith } from '../../services/files/files.ts';
import { plainName } from '../../services/files/plain-name.ts';
import { sha256Of } from '../../services/files/sha256.ts';
import { readRegister } from './register.ts';

const MOST_BYTES = 10 * 1024 * 1024;

const finding = (rule: string, params: Record<string, string | number> = {}): Finding => ({
  path: 'csv',
  message: `efiling.check.${rule}`,
  severity: 'error',
  params,
});

type Version = Pick<Filing, 'kind' | 'period' | 'revision'>;

/** Against every return of the company, however it came. */
const findingsInRegister = async (deps: Deps, scope: Scope, of: Version): Promise<Finding[]> => {
  const { versions } = filedAnswer(await readRegister(scope, deps.db.read, jakartaDay(deps.now())), of);
  const same = versions.find((one) => one.revision === of.revision && isTaken(one));
  const before = of.revision === 0 || versions.some((one) => one.revision === of.revision - 1 && isFiledReturn(one));
  return [
    ...(same ? [finding('already_filed', { file: of.period })] : []),
    ...(before ? [] : [finding('needs_earlier', { revision: of.revision - 1 })]),
  ];
};

const newFiling = (deps: Deps, scope: Scope, of: Version & Partial<Filing>): Filing => ({
  ...newRecordFields(deps, scope),
  origin: 'FILE',
  status: filingStatus.start,
  fileName: '',
  fileId: null,
  size: 0,
  hash: '',
  attachments: [],
  code: null,
  bpe: null,
  filedAt: null,
  reason: null,
  officeCode: null,
  officeMessage: null,
  officeRef: null,
  ...of,
});

const ensureEfin = async (deps: Deps, scope: Scope) => {
  const company = await ownCompany(scope, deps.db.read);
  if (!company.flags.efiling.isRegistered) throw new Problem('conflict', { message: 'efiling.server.no_efin' });
  return company;
};

const store = async (
  deps: Deps,
  scope: Scope,
  filing: Filing,
  file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
  action: 'create' | 'record',
): Promise<Filing> => {
  const write = (stored: Filing, enter: (tx: Tx) => Promise<void>) =>
    deps.db.transact(async (tx) => {
      await enter(tx);
      // Two people who bring the same return at once: the second is refused.
      if (!(await insertFiling(tx, scope, stored))) throw foundWrong(scope, [finding('already_filed')]);
      await filingSaves.tellNew(tx, deps, scope, [stored], {
        action,
        stored: ({ kind, period, revision, origin, fileName: name, hash, bpe, filedAt }) => ({
          kind,
          period,
          revision,
          origin,
          fileName: name,
          hash,
          bpe,
          filedAt,
        }),
      });
      return stored;
    });
  const needs = ['EFILING_VIEW'] as const;
  return keepWith(deps, scope, { ...file, needs, days: RETAINED_DAYS }, (fileId, enter) =>
    write({ ...filing, fileId }, enter),
  );
};

type GivenFile = { readonly name: string; readonly bytes: Uint8Array };

/** A CSV of the older applications. Name, size, hash and duplicate are checked; its content is not published. */
export const takeCsv = async (deps: Deps, scope: Scope, { file }: { readonly file: GivenFile }): Promise<Filing> => {
  permit(scope, 'EFILING_CREATE');
  const { npwp } = await ensureEfin(deps, scope);
  const fileName = plainName(file.name);
  const { bytes } = file;
  if (bytes.byteLength > MOST_BYTES) throw new Problem('too_large', { params: { limit: '10 MB' } });
  const { name, findings: ofName } = readCsvName(fileName, { npwp, today: jakartaDay(deps.now()) });
  const hash = sha256Of(bytes);
  const [twin] = await filingsWithHash(scope, deps.db.read, hash);
  const findings = [
    ...ofName,
    ...(bytes.byteLength === 0 ? [finding('empty')] : []),
    ...(name ? await findingsInRegister(deps, scope, name) : []),
    ...(twin ? [finding('same_content', { file: filingFamily.labelOf(twin) })] : []),
  ];
  if (!name || findings.some(({ severity }) => severity === 'error')) throw foundWrong(scope, findings);
  const { kind, period, revision }: CsvName = name;
  const filing = newFiling(deps, scope, { kind, period, revision, fileName, size: bytes.byteLength, hash });
  return store(deps, scope, filing, { name: fileName, type: 'text/csv', bytes }, 'create');
};

type Recorded = {
  readonly kind: ReturnKind;
  readonly period: string;
  readonly revision: number;
  readonly bpe: string;
  readonly filedOn: string;
  readonly file: GivenFile;
};

/** Filed elsewhere: its receipt is stored, and that it was recorded is shown. */
export const recordFiling = async (
  deps: Deps,
  scope: Scope,
  { file, filedOn, bpe, ...of }: Recorded,
): Promise<Filing> => {
  permit(scope, 'EFILING_CREATE');
  const today = jakartaDay(deps.now());
  if (!isPeriodOf(of.kind, of.period) || of.period > today.slice(0, of.period.length))
    throw new Problem('invalid', { errors: { period: 'efiling.check.period' } });
  if (filedOn > today) throw new Problem('invalid', { errors: { filedOn: 'efiling.check.future' } });
  const start = Buffer.from(file.bytes.subarray(0, 5)).toString('latin1');
  if (start !== '%PDF-') throw new Problem('invalid', { errors: { file: 'efiling.check.pdf_format' } });
  if (file.bytes.byteLength > MOST_BYTES) throw new Problem('too_large', { params: { limit: '10 MB' } });
  const findings = (await findingsInRegister(deps, scope, of)).filter(({ message }) =>
    message.endsWith('already_filed'),
  );
  if (findings.length > 0) throw foundWrong(scope, findings);
  const fileName = plainName(file.name);
  const filing = newFiling(deps, scope, {
    ...of,
    origin: 'HAND',
    status: 'FILED',
    bpe,
    filedAt: dayBegins(filedOn),
    fileName,
    size: file.bytes.byteLength,
    hash: sha256Of(file.bytes),
  });
  return store(deps, scope, filing, { name: fileName, type: 'application/pdf', bytes: file.bytes }, 'record');
};
