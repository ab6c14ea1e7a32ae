import { periodOf } from '../definition/day.ts';
import { dueView } from './filing.ts';
import type { SptRecord } from './record.ts';
import { returnFor } from './return-for.ts';
import { isFiled, isUnderway, isVoid, newestOf } from './status-queries.ts';

/**
 * What the return of a masa asks for. `begin`: there is none yet. `work`: it waits for a person. `underway`: a job or the tax office works on it.
 * `amend`: it is filed, and what it was made of changed since, so that a correction is due. `filed`: nothing is left to do.
 */
export const dutyStates = ['begin', 'work', 'underway', 'amend', 'filed'] as const;
export type DutyState = (typeof dutyStates)[number];

/** A masa (YYYY-MM) of one kind of return. */
export type ReturnMasa = Pick<SptRecord, 'type' | 'period'>;

/** As much of a return as says what it still asks for. */
export type DutyVersion = Pick<SptRecord, 'id' | 'type' | 'period' | 'revision' | 'status' | 'stale' | 'filedAt'>;

/** What is known of a masa. */
export type DutyFacts<V extends DutyVersion> = {
  /** All versions of its return; those of other masa may stand among them. */
  readonly versions: readonly V[];
  /** Whether documents in force stand in it. */
  readonly documents: boolean;
  /** Whether slips of PPh 21/26 in force stand in its year; asked of December, whose return settles the year. */
  readonly payroll: boolean;
  /** Whether a person says that a return is due. */
  readonly stated: boolean;
  /** YYYY-MM-DD in Jakarta. */
  readonly today: string;
};

export type ReturnDuty<V extends DutyVersion = DutyVersion> = ReturnMasa & {
  readonly state: DutyState;
  /** The newest version that counts. */
  readonly spt: V | null;
  /** The newest version that is filed. */
  readonly filed: V | null;
  /** Which version is to be filed next, or was filed last: 0 normal, 1 the first correction. */
  readonly revision: number;
  /** Last day to file in time (YYYY-MM-DD); null for a correction, which has none, and where no rule is known. */
  readonly dueDay: string | null;
  /** That day has passed and nothing is filed. */
  readonly late: boolean;
};

const stateOf = (newest: DutyVersion): DutyState => {
  if (isFiled(newest)) return newest.stale ? 'amend' : 'filed';
  return isUnderway(newest) ? 'underway' : 'work';
};

/**
 * Whether a masa without a return owes one: it is over, and something says so. A masa of PPN without a document is filed too; of one whose day
 * has passed nobody knows here where that was done.
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
 * What the return of a masa asks for; null where none is due. The one answer to "what is due, done and late": Home, calendar, Tax Activity,
 * lists and letters all ask this.
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

/** Whether somebody here has to do something about it. */
export const isOpenDuty = ({ state }: Pick<ReturnDuty, 'state'>): boolean =>
  state === 'begin' || state === 'work' || state === 'amend';
