import { periodOf } from '../definition/day.ts';
import { dueView } from './filing.ts';
import type { SptRecord } from './record.ts';
import { returnFor } from './return-for.ts';
import { isFiled, isUnderway, isVoid, newestOf } from './status-queries.ts';

/**
 * `begin`: not created yet. `work`: a user has to act. `underway`: a job or the tax office is processing it. `amend`:
 * filed, but a correction is due. `filed`: complete.
 */
export const dutyStates = ['begin', 'work', 'underway', 'amend', 'filed'] as const;
export type DutyState = (typeof dutyStates)[number];

export type ReturnMasa = Pick<SptRecord, 'type' | 'period'>;

export type DutyVersion = Pick<SptRecord, 'id' | 'type' | 'period' | 'revision' | 'status' | 'stale' | 'filedAt'>;

export type DutyFacts<V extends DutyVersion> = {
  /** All versions of its return; versions of other masa are ignored. */
  readonly versions: readonly V[];
  readonly documents: boolean;
  /** Whether its year has PPh 21/26 slips in force; relevant for December, whose return settles the year. */
  readonly payroll: boolean;
  readonly stated: boolean;
  readonly today: string;
};

export type ReturnDuty<V extends DutyVersion = DutyVersion> = ReturnMasa & {
  readonly state: DutyState;
  readonly spt: V | null;
  readonly filed: V | null;
  /** The version to be filed next, or filed last: 0 normal, 1 the first correction. */
  readonly revision: number;
  /** Last day to file in time (YYYY-MM-DD); null for a correction, which has none, and where no rule is known. */
  readonly dueDay: string | null;
  /** The due day has passed without filing. */
  readonly late: boolean;
};

const stateOf = (newest: DutyVersion): DutyState => {
  if (isFiled(newest)) return newest.stale ? 'amend' : 'filed';
  return isUnderway(newest) ? 'underway' : 'work';
};

/**
 * For a masa without a return that is over. PPN is filed even without documents; after its due day an empty masa may
 * have been filed elsewhere, so none is due.
 */
const isOwed = (
  { type, period }: ReturnMasa,
  { documents, payroll, stated, today }: Omit<DutyFacts<DutyVersion>, 'versions'>,
  dueDay: string | null,
): boolean => {
  if (period >= periodOf(today) || !returnFor(type, period)) return false;
  if (documents || stated) return true;
  if (type === 'PPH21') return period.endsWith('-12') && payroll;
  return type === 'PPN' && dueDay !== null && today <= dueDay;
};

/**
 * Null where none is due. The single source of what is due, done and late for Home, calendar, Tax Activity, lists and
 * letters.
 */
export const dutyOf = <V extends DutyVersion>(of: ReturnMasa, facts: DutyFacts<V>): ReturnDuty<V> | null => {
  const { type, period } = of;
  const own = facts.versions.filter((one) => one.type === type && one.period === period && !isVoid(one));
  const spt = newestOf(own, type, period);
  const filed = newestOf(own.filter(isFiled), type, period);
  const { dueDay } = dueView(of);
  if (!spt && !isOwed(of, facts, dueDay)) return null;
  const state = spt ? stateOf(spt) : 'begin';
  const revision = spt ? spt.revision + (state === 'amend' ? 1 : 0) : 0;
  const ownDay = filed ? null : dueDay;
  const late = ownDay !== null && ownDay < facts.today;
  return { type, period, state, spt, filed, revision, dueDay: ownDay, late };
};

export const isOpenDuty = ({ state }: Pick<ReturnDuty, 'state'>): boolean =>
  state === 'begin' || state === 'work' || state === 'amend';
