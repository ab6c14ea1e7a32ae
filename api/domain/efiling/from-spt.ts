import { returnAccess } from '../spt/access.ts';
import { sptPlaces } from '../spt/place.ts';
import type { SptRecord } from '../spt/record.ts';
import type { SptStatus } from '../spt/status.ts';
import type { ReturnFact } from './register.ts';
import type { RegisterState } from './register-status.ts';

/** The columns of a monthly return that the register reads. */
export type RegisteredSpt = Pick<
  SptRecord,
  | 'id'
  | 'version'
  | 'type'
  | 'period'
  | 'revision'
  | 'status'
  | 'payable'
  | 'overpaid'
  | 'documentCount'
  | 'postedAt'
  | 'validatedAt'
  | 'stale'
  | 'filedAt'
  | 'bpe'
  | 'updatedAt'
>;

const states: Readonly<Record<SptStatus, RegisterState>> = {
  CONCEPT: 'CONCEPT',
  PREPARING: 'CONCEPT',
  POSTING: 'CONCEPT',
  VALIDATING: 'CONCEPT',
  FILING: 'FILING_IN_PROGRESS',
  WAITING_PAYMENT: 'WAITING_PAYMENT',
  FILED: 'FILED',
  FAILED_PROCESSING: 'FAILED',
  FAILED_SUBMITTING: 'FAILED',
  REJECTED: 'REJECTED',
  CANCELED: 'CANCELED',
};

const isReady = ({ status, postedAt, validatedAt, stale }: RegisteredSpt): boolean =>
  states[status] === 'CONCEPT' && postedAt !== null && !stale && validatedAt !== null && validatedAt >= postedAt;

/** Amounts only for those who may view returns of its kind. */
export const factOfSpt = (spt: RegisteredSpt, permissions: ReadonlySet<string>): ReturnFact => {
  const { id, version, type, period, revision, filedAt, bpe, postedAt, documentCount, updatedAt } = spt;
  const mayRead = postedAt !== null && permissions.has(returnAccess(type).view);
  return {
    id,
    version,
    kind: type,
    period,
    revision,
    status: isReady(spt) ? 'READY' : states[spt.status],
    origin: 'HERE',
    payable: mayRead ? spt.payable : null,
    overpaid: mayRead ? spt.overpaid : null,
    filedAt,
    bpe,
    postedAt,
    documentCount,
    updatedAt,
    stale: spt.stale && postedAt !== null && spt.status !== 'CANCELED',
    link: `${sptPlaces[type]}/detail/${id}/induk`,
  };
};
