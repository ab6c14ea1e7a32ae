import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { historyOf } from '../../../db/repositories/history.ts';

/** One step of a record's trail. */
export type Happened = {
  seq: number;
  action: string;
  fromStatus: string | null;
  toStatus: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  userName: string;
  at: number;
  /** What happened, in words. */
  message: string;
};

/** The trail of one record, oldest first, in words: `<words>.<action>`. */
export const timelineOf = async (scope: Scope, query: Query, id: string, words: string): Promise<Happened[]> =>
  (await historyOf(scope, query, id)).map(
    ({ seq, action, fromStatus, toStatus, before, after, reason, userName, at }) => ({
      seq,
      action,
      fromStatus,
      toStatus,
      before,
      after,
      reason,
      userName,
      at,
      message: say(scope.locale, `${words}.${action}`),
    }),
  );
