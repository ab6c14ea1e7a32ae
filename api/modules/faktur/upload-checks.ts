import { duplicateKey, referenceKey } from '#domain/faktur/duplicate.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { leftOutOfXml } from '#domain/faktur/keluaran-xml.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { Faktur, FakturInput, FakturRow, Finding } from '#domain/faktur/record.ts';
import { isEditable, isVoid } from '#domain/faktur/status-queries.ts';
import { hasWords, type Locale, say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import type { Query } from '../../../db/database.ts';
import { duplicatesOf, fakturKeysOf } from '../../../db/repositories/faktur/chain.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { inOneLine } from '../../documents/findings.ts';
import type { Deps } from '../../services/deps.ts';
import { type Around, errorsIn, findingsOf } from './compose-faktur.ts';
import { inputOf } from './input-of.ts';

const FIELDS = 'resources.efaktur/out/ctas.fields';

/** For places without a field beside it: "Baris 3, Satuan: Wajib diisi". */
export const withPlace = (locale: Locale, { path, message, params }: Finding): string => {
  const [root, line, column] = path.split('.');
  const label = column === undefined ? `${FIELDS}.${root}` : `${FIELDS}.${root}.${column}`;
  const field = hasWords(label) ? say(locale, label) : '';
  const place =
    line === undefined ? field : say(locale, 'faktur.server.checks.at_line', { no: Number(line) + 1, field });
  const words = say(locale, message, params);
  return place ? `${place}: ${words}` : words;
};

type Candidate = Pick<
  FakturInput,
  'reference' | 'date' | 'counterpartyDocument' | 'counterpartyNpwp' | 'counterpartyDocumentNumber' | 'advanceOf'
> &
  Pick<FakturRow, 'type' | 'dpp' | 'replaces'> & { id: string | null };

const isOther =
  (of: Candidate) =>
  (row: Pick<FakturRow, 'id' | 'status' | 'replaces'>): boolean =>
    !isVoid(row) && row.id !== of.id && row.id !== of.replaces && (of.id === null || row.replaces !== of.id);

type Other = Pick<FakturRow, 'id' | 'status' | 'number' | 'reference' | 'date' | 'replaces'>;

const duplicateReference = (of: Candidate, rows: readonly Other[]): Finding | null => {
  const reference = referenceKey(of);
  const same = reference ? (rows.find((row) => referenceKey(row) === reference && isOther(of)(row)) ?? null) : null;
  return (
    same && {
      path: 'reference',
      message: 'faktur.server.clash_reference',
      params: { other: labelOf(same), date: formatDay(same.date), id: same.id },
      severity: 'error',
    }
  );
};

/**
 * The same reference is an error, because the tax office's answer is matched by it; the same buyer, date and amount is
 * a warning. An original and its replacement are no duplicates.
 */
export const duplicateFindings = async (scope: Scope, query: Query, of: Candidate): Promise<Finding[]> => {
  const others = (await duplicatesOf(scope, query, of)).filter(isOther(of));
  const same = duplicateReference(of, others);
  if (same) return [same];
  // Stages of one contract may be equal.
  const twin = others.find(
    (row) => duplicateKey(row) === duplicateKey(of) && (of.advanceOf === null || row.advanceOf !== of.advanceOf),
  );
  if (!twin || of.dpp === '0.00') return [];
  return [
    {
      path: 'counterpartyNpwp',
      message: 'faktur.server.clash_buyer',
      params: { other: labelOf(twin), date: formatDay(twin.date), id: twin.id },
      severity: 'warning',
    },
  ];
};

type OnDay = Pick<Around, 'today' | 'company'>;

/** An invoice that was sent in time is not checked against its deadline again. */
const ownFindings = (faktur: Faktur, { today, company: { npwp, pkp } }: OnDay): Finding[] =>
  findingsOf(inputOf(faktur), {
    today,
    company: { npwp, pkp },
    source: isEditable(faktur) ? 'upload' : 'import',
    byHand: isEditable(faktur) && faktur.importId === null,
    ...(faktur.replaces === null ? {} : { period: faktur.period }),
  });

export const uploadFindings = async (deps: Deps, scope: Scope, faktur: Faktur): Promise<Finding[]> => {
  const company = await ownCompany(scope, deps.db.read);
  const own = ownFindings(faktur, { today: jakartaDay(deps.now()), company });
  return [...own, ...(await duplicateFindings(scope, deps.db.read, faktur))];
};

export const uploadErrors = async (deps: Deps, scope: Scope, faktur: Faktur): Promise<Finding[]> =>
  errorsIn(await uploadFindings(deps, scope, faktur));

export type Judged = { faktur: Faktur; refusal: string | null };

const refusalOf = (
  locale: Locale,
  faktur: Faktur,
  onDay: OnDay,
  sameReference: readonly FakturRow[],
): string | null => {
  const reason = leftOutOfXml(faktur);
  if (reason) return say(locale, reason);
  const clash = isEditable(faktur) ? duplicateReference(faktur, sameReference) : null;
  const errors = errorsIn([...ownFindings(faktur, onDay), ...(clash ? [clash] : [])]);
  return inOneLine(locale, errors, (error) => withPlace(locale, error));
};

/** Leaves out invoices the format cannot carry and those that fail the check before upload. */
export const judgedForFile = async (
  scope: Scope,
  query: Query,
  fakturs: readonly Faktur[],
  onDay: OnDay,
): Promise<Judged[]> => {
  const references = fakturs.flatMap((faktur) => (faktur.reference && isEditable(faktur) ? [faktur.reference] : []));
  const same = await fakturKeysOf(scope, query, keluaran.type, [...new Set(references)]);
  return fakturs.map((faktur) => ({ faktur, refusal: refusalOf(scope.locale, faktur, onDay, same) }));
};
