import { isDay, periodOf } from '#domain/definition/day.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Placed } from '#domain/spt/ppn/place.ts';
import { sentPlace } from '#domain/spt/ppn/supposed.ts';
import type { Query } from '../../../db/database.ts';
import { openingClosed } from '../../documents/open-closed.ts';
import { passLock, type ReturnMasa } from '../../documents/period-lock.ts';

/** Null where the document waits for a crediting decision. */
const masaOf = (of: Placed): ReturnMasa | null => {
  const period = sentPlace(of)?.period;
  return period ? { type: 'PPN', period } : null;
};

type Type = { readonly type: FakturType; readonly document: { readonly name: string } };

const undecided = { status: '', code: '', creditPeriod: null, uncreditReason: null, documentKind: null } as const;

export const openingMasa = ({ type, document: { name } }: Type) => {
  const opening = openingClosed<FakturRow<string>>({ objectType: name, masaOf, asks: true });
  return {
    ...opening,
    /**
     * Before saving and sending in one request: a document saved but not sent would be saved twice by a retry. A
     * substitute stays in the masa of its original. Throws `period_filed`.
     */
    refuseTyped: async (
      scope: Scope,
      query: Query,
      { date }: { readonly date: string },
      read: FakturRow<string> | undefined,
      lockReason: string | undefined,
    ): Promise<void> => {
      const period = read?.replaces ? read.period : isDay(date) ? periodOf(date) : '';
      if (lockReason?.trim() || period === '') return;
      if (read) return opening.refuseClosed(scope, query, { ...read, period });
      const masa = masaOf({ ...undecided, type, period });
      if (masa) await passLock(scope, query, masa, null, true);
    },
  };
};
