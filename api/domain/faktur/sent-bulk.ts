import { bulkRules } from '../definition/document.ts';
import type { FakturRow } from './record.ts';
import { sentMoves } from './sent-moves.ts';

const isIn = (states: readonly string[]) => (row: Pick<FakturRow<string>, 'status'>) => states.includes(row.status);
const ready = ({ errorCount }: Pick<FakturRow, 'errorCount'>): boolean => errorCount === 0;

/** What can be done with many of a type at once that is written here and sent to the office, which is asked about those in `asked`. */
export const sentBulk = <S extends string>(statuses: readonly S[]) =>
  bulkRules<FakturRow<S>>()({
    upload: { by: 'upload', fits: (row) => isIn(sentMoves.upload.from)(row) && ready(row) },
    retry: { by: 'upload', fits: (row) => isIn(sentMoves.retry.from)(row) && ready(row) },
    // What is cured is worked out anew: what was found before does not count.
    cure: { by: 'upload', fits: isIn(sentMoves.retry.from) },
    inquire: { by: 'view', fits: isIn(statuses) },
    delete: { by: 'remove', fits: isIn(sentMoves.remove.from) },
    export: { by: 'view', fits: () => true },
  });
