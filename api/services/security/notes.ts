import { hash } from 'node:crypto';
import type { Clock } from '#domain/scope.ts';
import { acrossCompanies } from '../../../db/company-context.ts';
import type { Db } from '../../../db/database.ts';
import { SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { companiesOf } from '../../../db/repositories/people.ts';
import {
  type SecurityDoer,
  type SecurityEntry,
  securityRows,
  unsafeMergeSecurityRows,
} from '../../../db/repositories/security-log.ts';
import { unsafeCompanyOfRecord } from '../../../db/repositories/whose-record.ts';

const MINUTE = 60_000;
const WAIT_MS = 500;
/** Per company, or for anonymous requests; the rest becomes one summary row. */
const MOST_A_MINUTE = 200;

/** Written asynchronously: mostly refusals, which must stay cheap. */
export type SecurityNote = SecurityEntry &
  Omit<SecurityDoer, 'companyId'> & {
    /** If omitted: every company of the person, or the operator's log if the person is unknown. */
    readonly companyId?: string;
    /** Recorded only if this id belongs to a company the person does not work in. */
    readonly foreignId?: string;
  };

export type SecurityNotes = {
  note(note: SecurityNote): void;
  /** Writes pending notes; called before the database is closed. */
  flush(): Promise<void>;
};

type Waiting = { readonly note: SecurityNote; readonly at: number; times: number };

const nobody = { userId: '', userName: '', ip: '' };

const summaryNote = ({ companyId }: SecurityNote): SecurityNote => ({
  ...nobody,
  event: 'many_refusals',
  companyId: companyId ?? SYSTEM_COMPANY,
});

const alike = ({ companyId, userId, event, facts, aboutId, foreignId, ip, userAgent }: SecurityNote): string =>
  JSON.stringify([companyId, userId, event, facts, aboutId, foreignId, ip, userAgent]);

/** None if a foreign record does not clearly belong to another company. */
const placesOf = async (db: Db, { companyId, userId, foreignId }: SecurityNote): Promise<string[]> => {
  const own = userId === '' ? [] : (await companiesOf(db.read, userId)).map((one) => one.companyId);
  if (foreignId !== undefined) {
    const owner = await unsafeCompanyOfRecord(db, foreignId);
    if (owner === undefined || owner === companyId || own.includes(owner)) return [];
  }
  if (companyId !== undefined) return [companyId];
  return own.length > 0 ? own : [SYSTEM_COMPANY];
};

/**
 * Written together a moment later, so that a refusal does not wait. Equal notes within a minute are one row with a
 * count; notes of a killed process are lost.
 */
export const securityNotes = (
  { db, now }: { readonly db: Db; readonly now: Clock },
  failed: (error: unknown) => void,
): SecurityNotes => {
  let waiting = new Map<string, Waiting>();
  let minute = -1;
  let notified = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = async (held: readonly Waiting[]): Promise<void> => {
    const rows = new Map<string, ReturnType<typeof securityRows>[number]>();
    for (const { note, at, times } of held)
      for (const row of securityRows(note, await placesOf(db, note), at, note)) {
        const { companyId, userId, event, aboutId, facts, ip, browser, system } = row;
        const same = [Math.floor(at / MINUTE), companyId, userId, event, aboutId, facts, ip, browser, system];
        const id = hash('sha256', JSON.stringify(same), 'hex').slice(0, 32);
        rows.set(id, { ...row, id, times: times + (rows.get(id)?.times ?? 0) });
      }
    if (rows.size > 0) await db.transact((tx) => unsafeMergeSecurityRows(tx, [...rows.values()]));
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const held = [...waiting.values()];
    waiting = new Map();
    // The timer runs in the scope of the first request, but the notes belong to all companies.
    writing = writing.then(() => acrossCompanies(() => write(held))).catch(failed);
    return writing;
  };

  const hasRoom = (note: SecurityNote, at: number): boolean => {
    if (Math.floor(at / MINUTE) !== minute) {
      minute = Math.floor(at / MINUTE);
      notified = new Map();
    }
    const of = note.companyId ?? SYSTEM_COMPANY;
    const known = notified.get(of) ?? new Set();
    const key = alike(note);
    if (!known.has(key) && known.size >= MOST_A_MINUTE) return false;
    notified.set(of, known.add(key));
    return true;
  };

  return {
    note: (note) => {
      const at = now();
      const written = hasRoom(note, at) ? note : summaryNote(note);
      const key = `${minute} ${alike(written)}`;
      const held = waiting.get(key) ?? { note: written, at, times: 0 };
      held.times++;
      waiting.set(key, held);
      timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
    },
    flush,
  };
};
