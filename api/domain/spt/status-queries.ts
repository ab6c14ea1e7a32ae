import type { SptRecord } from './record.ts';
import { type SptMove, type SptStatus, sptStatus } from './status.ts';

type SptWithStatus = { readonly status: SptStatus };

/** May this move be made in this state. Who may make it is another question. */
export const allows = (move: SptMove, { status }: SptWithStatus): boolean =>
  (sptStatus.moves[move].from as readonly SptStatus[]).includes(status);

export const isFiled = ({ status }: SptWithStatus): boolean => status === 'FILED';

/** With the office, or with the bank on its behalf: nothing in it may change. */
export const isSent = ({ status }: SptWithStatus): boolean =>
  status === 'FILING' || status === 'WAITING_PAYMENT' || status === 'FAILED_SUBMITTING';

/** The office owes an answer: its verdict, or that the payment came. */
export const awaitingOffice: readonly SptStatus[] = ['FILING', 'WAITING_PAYMENT'];

/** A job works on it. */
export const isUnderway = ({ status }: SptWithStatus): boolean =>
  (['PREPARING', 'POSTING', 'VALIDATING', 'FILING'] as readonly SptStatus[]).includes(status);

export const awaitsPayment = ({ status }: SptWithStatus): boolean => status === 'WAITING_PAYMENT';

export const isConcept = ({ status }: SptWithStatus): boolean => status === 'CONCEPT';

/** The office said no: it is put right and posted again. */
export const isRejected = ({ status }: SptWithStatus): boolean => status === 'REJECTED';

/** The last step could not be finished by ourselves, or not be sent. */
export const hasFailedProcessing = ({ status }: SptWithStatus): boolean => status === 'FAILED_PROCESSING';
export const hasFailedSubmitting = ({ status }: SptWithStatus): boolean => status === 'FAILED_SUBMITTING';

/** Annulled by the office: it counts for nothing. */
export const isVoid = ({ status }: SptWithStatus): boolean => status === 'CANCELED';

type Version = Pick<SptRecord, 'type' | 'period' | 'revision' | 'status'>;

/** The newest version of a period's return that counts; null where there is none. */
export const newestOf = <T extends Version>(returns: readonly T[], type: T['type'], period: string): T | null =>
  returns
    .filter((one) => one.type === type && one.period === period && !isVoid(one))
    .reduce<T | null>((newest, one) => (newest && newest.revision >= one.revision ? newest : one), null);

/** Only the newest version is corrected, and once it is filed. */
export const mayAmend = (one: Version, returns: readonly Version[]): boolean =>
  allows('amend', one) && (newestOf(returns, one.type, one.period)?.revision ?? one.revision) <= one.revision;

/** The versions people act on: the newest one of each masa that counts. */
export const newestOfEach = <T extends Version>(returns: readonly T[]): T[] =>
  returns.filter((one) => newestOf(returns, one.type, one.period) === one);

/** Of the versions of one masa those that still say something: the newest filed one, and what is to follow it. */
export const validAmong = <T extends Version>(versions: readonly T[]): T[] => {
  const filed = Math.max(-1, ...versions.filter(isFiled).map(({ revision }) => revision));
  return versions.filter((one) => !isVoid(one) && one.revision >= filed);
};

type Placed = Pick<SptRecord, 'id' | 'revision' | 'replaces' | 'status'>;

/**
 * Where a correction stands once the office annulled what it corrects, unless the office has it: an annulled return counts as not filed
 * (art. 3 (7) and 8 (1) KUP), so what was to correct it takes its place. Null where nothing changes.
 */
export const placeOf = (spt: Placed, versions: readonly Placed[]): Pick<SptRecord, 'revision' | 'replaces'> | null => {
  if (isVoid(spt) || isFiled(spt) || isSent(spt)) return null;
  const gone = versions.find((one) => one.id === spt.replaces && isVoid(one));
  if (!gone) return null;
  const { revision, replaces } = gone;
  return placeOf({ ...spt, revision, replaces }, versions) ?? { revision, replaces };
};
