import type { SptRecord } from './record.ts';
import { type SptMove, type SptStatus, sptStatus } from './status.ts';

type SptWithStatus = { readonly status: SptStatus };

/** Whether a state allows a move. Permissions are checked separately. */
export const allows = (move: SptMove, { status }: SptWithStatus): boolean =>
  (sptStatus.moves[move].from as readonly SptStatus[]).includes(status);

export const isFiled = ({ status }: SptWithStatus): boolean => status === 'FILED';

/** At the tax office, or at the bank on its behalf: nothing in it may change. */
export const isSent = ({ status }: SptWithStatus): boolean =>
  status === 'FILING' || status === 'WAITING_PAYMENT' || status === 'FAILED_SUBMITTING';

/** The answer of the tax office is pending: its decision, or the payment. */
export const awaitingOffice: readonly SptStatus[] = ['FILING', 'WAITING_PAYMENT'];

export const isUnderway = ({ status }: SptWithStatus): boolean =>
  (['PREPARING', 'POSTING', 'VALIDATING', 'FILING'] as readonly SptStatus[]).includes(status);

export const awaitsPayment = ({ status }: SptWithStatus): boolean => status === 'WAITING_PAYMENT';

export const isConcept = ({ status }: SptWithStatus): boolean => status === 'CONCEPT';

/** Rejected by the tax office: to be corrected and posted again. */
export const isRejected = ({ status }: SptWithStatus): boolean => status === 'REJECTED';

/** Our last processing step failed, or sending did. */
export const hasFailedProcessing = ({ status }: SptWithStatus): boolean => status === 'FAILED_PROCESSING';
export const hasFailedSubmitting = ({ status }: SptWithStatus): boolean => status === 'FAILED_SUBMITTING';

export const isVoid = ({ status }: SptWithStatus): boolean => status === 'CANCELED';

type Version = Pick<SptRecord, 'type' | 'period' | 'revision' | 'status'>;

/** The newest non-void version of a period's return; null if there is none. */
export const newestOf = <T extends Version>(returns: readonly T[], type: T['type'], period: string): T | null =>
  returns
    .filter((one) => one.type === type && one.period === period && !isVoid(one))
    .reduce<T | null>((newest, one) => (newest && newest.revision >= one.revision ? newest : one), null);

/** Only the newest version is corrected, and only once it is filed. */
export const mayAmend = (one: Version, returns: readonly Version[]): boolean =>
  allows('amend', one) && (newestOf(returns, one.type, one.period)?.revision ?? one.revision) <= one.revision;

/** The newest non-void version of each masa. */
export const newestOfEach = <T extends Version>(returns: readonly T[]): T[] =>
  returns.filter((one) => newestOf(returns, one.type, one.period) === one);

/** The versions of one masa that still matter: the newest filed one, and the newer one in progress. */
export const validAmong = <T extends Version>(versions: readonly T[]): T[] => {
  const filed = Math.max(-1, ...versions.filter(isFiled).map(({ revision }) => revision));
  return versions.filter((one) => !isVoid(one) && one.revision >= filed);
};

type Placed = Pick<SptRecord, 'id' | 'revision' | 'replaces' | 'status'>;

/**
 * Unless the tax office has the correction: an annulled return counts as not filed (art. 3 (7) and 8 (1) KUP), so its
 * correction takes its place. Null where nothing changes.
 */
export const placeOf = (spt: Placed, versions: readonly Placed[]): Pick<SptRecord, 'revision' | 'replaces'> | null => {
  if (isVoid(spt) || isFiled(spt) || isSent(spt)) return null;
  const gone = versions.find((one) => one.id === spt.replaces && isVoid(one));
  if (!gone) return null;
  const { revision, replaces } = gone;
  return placeOf({ ...spt, revision, replaces }, versions) ?? { revision, replaces };
};
