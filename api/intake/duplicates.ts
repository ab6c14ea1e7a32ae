import type { Finding } from '#domain/faktur/record.ts';

/** What makes a document a double of another, and where it stands. */
export type Keyed = {
  readonly document: number;
  readonly row: number;
  readonly exactKey: string | null;
  readonly likeKey: string | null;
};

/** A saved invoice that a document of the file repeats. */
export type SavedMatch = { readonly id: string; readonly number: string | null; readonly reference: string | null };

const REFERENCE_IN_FILE = 'impor.finding.reference_in_file';
const CLASH_IN_FILE = 'impor.finding.clash_in_file';
const REFERENCE_SAVED = 'impor.finding.reference_saved';
const CLASH_SAVED = 'impor.finding.clash_saved';
const all: ReadonlySet<string> = new Set([REFERENCE_IN_FILE, CLASH_IN_FILE, REFERENCE_SAVED, CLASH_SAVED]);

/** Whether a finding names a double; these are found anew when any of the documents concerned changes. */
export const isDuplicate = (finding: Finding): boolean => all.has(finding.message);

const inFileFinding = (path: string, message: string, severity: Finding['severity'], { row }: Keyed): Finding => ({
  path,
  message,
  severity,
  params: { row },
});

/**
 * Doubles inside the file, document by document in the order of their rows: every one but the first with a reference is an
 * error, because the reference is the only key the office's answer is matched by; same buyer, date and amount under different
 * references is a warning.
 */
export const duplicatesOfEarlier = (): ((one: Keyed) => Finding[]) => {
  const references = new Map<string, Keyed>();
  const clashes = new Map<string, Keyed>();
  return (one) => {
    const sameReference = one.exactKey ? references.get(one.exactKey) : undefined;
    const sameSale = one.likeKey ? clashes.get(one.likeKey) : undefined;
    if (one.exactKey && !sameReference) references.set(one.exactKey, one);
    if (one.likeKey && !sameSale) clashes.set(one.likeKey, one);
    if (sameReference) return [inFileFinding('reference', REFERENCE_IN_FILE, 'error', sameReference)];
    return sameSale ? [inFileFinding('buyerName', CLASH_IN_FILE, 'warning', sameSale)] : [];
  };
};

/** The same of a few documents of a file, whatever order they come in; by document. */
export const duplicatesInFile = (documents: readonly Keyed[]): Map<number, Finding[]> => {
  const earlier = duplicatesOfEarlier();
  return new Map([...documents].sort((a, b) => a.row - b.row).map((one) => [one.document, earlier(one)]));
};

/** Saved invoices by the keys documents of a file have. */
export type SavedMatches = {
  readonly references: ReadonlyMap<string, SavedMatch>;
  readonly clashes: ReadonlyMap<string, SavedMatch>;
};

const savedFinding = (
  path: string,
  message: string,
  severity: Finding['severity'],
  { id, number, reference }: SavedMatch,
): Finding => ({ path, message, severity, params: { saved: number ?? reference ?? '-', id } });

/** Doubles of invoices saved before, by the keys a query found. */
export const duplicatesOfSaved = (one: Keyed, { references, clashes }: SavedMatches): Finding[] => {
  const sameReference = one.exactKey ? references.get(one.exactKey) : undefined;
  if (sameReference) return [savedFinding('reference', REFERENCE_SAVED, 'error', sameReference)];
  const sameSale = one.likeKey ? clashes.get(one.likeKey) : undefined;
  return sameSale ? [savedFinding('buyerName', CLASH_SAVED, 'warning', sameSale)] : [];
};
