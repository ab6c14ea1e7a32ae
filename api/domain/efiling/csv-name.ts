import type { Finding, More } from '../definition/finding.ts';
import type { ReturnKind } from './kinds.ts';

type CsvForm = {
  readonly kind: ReturnKind;
  readonly version: string;
  /** The last period in which the office takes it as a file: YYYY-MM. */
  readonly until: string;
  /** Prepared and filed in e-Faktur alone. */
  readonly inEfaktur?: true;
};

/** By the eight digits of the printed form. Real names of files are known for these alone. */
const forms: Readonly<Record<string, CsvForm>> = {
  11321401: { kind: 'BADAN', version: '11', until: '2024-12' },
  11321501: { kind: 'BADAN', version: '11', until: '2024-12' },
  11320104: { kind: 'PPH21', version: '13', until: '2024-12' },
  11320310: { kind: 'PPH23', version: '09', until: '2022-03' },
  11320410: { kind: 'PPH4_2', version: '09', until: '2022-03' },
  12320401: { kind: 'PPN', version: '11', until: '2024-12', inEfaktur: true },
};

export type CsvName = {
  readonly kind: ReturnKind;
  /** YYYY-MM, or YYYY. */
  readonly period: string;
  readonly revision: number;
  readonly form: string;
};

const CORETAX = '2025-01';
/** NPWP, first and last month, year, revision, F, form, version. The revision has one digit in some masks. */
const SHAPE = /^(\d{15})(\d{2})(\d{2})(\d{4})(\d{1,2})F(\d{8})(\d{2})\.csv$/i;
const LENGTH = 36;
const EXTENSION = /\.csv$/i;

const finding = (rule: string, more: More = {}, severity: Finding['severity'] = 'error'): Finding => ({
  path: 'csv',
  message: `efiling.check.${rule}`,
  severity,
  ...more,
});

const isMonth = (text: string): boolean => text >= '01' && text <= '12';

/**
 * What the name of a file of the older applications says, and everything that is wrong with it, in the order in which
 * the office checks. Its content is not published, so nothing of it is read.
 */
export const readCsvName = (
  fileName: string,
  { npwp, today }: { readonly npwp: string; readonly today: string },
): { readonly name: CsvName | null; readonly findings: readonly Finding[] } => {
  const base = fileName.replace(EXTENSION, '');
  const findings: Finding[] = [];
  const parts = SHAPE.exec(fileName);
  const isShort = base.length === LENGTH - 1 && parts?.[5]?.length === 1;
  if (!EXTENSION.test(fileName)) findings.push(finding('not_csv'));
  if (base.length !== LENGTH && !isShort) findings.push(finding('length', { params: { count: base.length } }));
  if (isShort) findings.push(finding('revision_digits', {}, 'warning'));
  if (!parts) return { name: null, findings: [...findings, ...(findings.length > 0 ? [] : [finding('shape')])] };
  const [, tin = '', first = '', last = '', year = '', revision = '', form = '', version = ''] = parts;
  if (tin !== npwp.slice(-15)) findings.push(finding('npwp'));
  const known = forms[form];
  const isAnnual = known?.kind === 'BADAN';
  const months = isMonth(first) && isMonth(last) && (isAnnual ? first === '01' && last === '12' : first === last);
  const masa = `${year}-${last}`;
  const isFuture = isAnnual ? `${year}-12-31` >= today : masa >= today.slice(0, 7);
  if (!months || year < '2000' || isFuture) findings.push(finding('csv_period'));
  if (!known) findings.push(finding('unknown_form', { params: { taxCode: form } }));
  if (known && known.version !== version) findings.push(finding('version', { params: { version } }));
  if (known?.inEfaktur) findings.push(finding('use_efaktur'));
  else if (known && months && masa > known.until)
    findings.push(finding(masa >= CORETAX ? 'coretax' : 'unifikasi', { params: { until: known.until } }));
  if (!known) return { name: null, findings };
  const period = isAnnual ? year : masa;
  return { name: { kind: known.kind, period, revision: Number(revision), form }, findings };
};

export const ATTACHMENT_BYTES = 5 * 1024 * 1024;
/** Suffixes of attachments of the annual return, by PER-02/PJ/2019; those of other returns were not found. */
export const attachmentSuffixes = ['LK', 'RK', 'DN', 'BUT', 'MGS', 'LU', 'DL'] as const;

type Given = { readonly name: string; readonly size: number; readonly bytes?: Uint8Array };

/** By its first and last bytes. */
export const isPdf = (bytes: Uint8Array): boolean => {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  return text(bytes.subarray(0, 5)) === '%PDF-' && text(bytes.subarray(-1024)).includes('%%EOF');
};

/** The suffix of an attachment, and everything that is wrong with it. */
export const checkAttachment = (
  csv: string,
  { name, size, bytes }: Given,
): { readonly suffix: string | null; readonly findings: readonly Finding[] } => {
  const at = (rule: string): Finding => ({ ...finding(rule), path: 'pdf' });
  const base = csv.replace(EXTENSION, '').toLowerCase();
  const given = name.toLowerCase();
  const suffix = attachmentSuffixes.find((one) => given === `${base}${one.toLowerCase()}.pdf`) ?? null;
  const findings: Finding[] = [];
  if (size > ATTACHMENT_BYTES) findings.push(at('pdf_size'));
  if (!suffix) findings.push(at('pdf_name'));
  if (!given.endsWith('.pdf') || (bytes && !isPdf(bytes))) findings.push(at('pdf_format'));
  return { suffix, findings };
};

/** Financial statements are compulsory with an annual company return. */
export const lacksStatements = (kind: ReturnKind, suffixes: readonly string[]): boolean =>
  kind === 'BADAN' && !suffixes.includes('LK');
