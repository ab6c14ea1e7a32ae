import type { HistoryEntry } from '#domain/definition/answers.ts';
import { hasWords, type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { historyOf } from '../../db/repositories/history.ts';

export type { HistoryEntry } from '#domain/definition/answers.ts';

/** From `codes` by its code, otherwise as received. */
const officeIn = (locale: Locale, after: unknown, codes: string): string | null => {
  const { officeCode, officeMessage } = Object(after) as { officeCode?: unknown; officeMessage?: unknown };
  const key = `${codes}.${officeCode}.title`;
  if (typeof officeCode === 'string' && hasWords(key)) return say(locale, key);
  return typeof officeMessage === 'string' ? officeMessage : null;
};

type Words = {
  readonly happened: string;
  readonly codes?: string;
};

export const timelineOf = async (
  scope: Scope,
  query: Query,
  id: string,
  { happened, codes }: Words,
): Promise<HistoryEntry[]> =>
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
      message: say(scope.locale, `${happened}.${action}`),
      office: codes === undefined ? null : officeIn(scope.locale, after, codes),
    }),
  );
