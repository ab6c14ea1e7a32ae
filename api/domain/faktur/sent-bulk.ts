import { bulkRules } from '../definition/document.ts';
import type { FakturRow } from './record.ts';
import { sentMoves } from './sent-moves.ts';

const isIn = (states: readonly string[]) => (row: Pick<FakturRow<string>, 'status'>) => states.includes(row.status);
const ready = ({ errorCount }: Pick<FakturRow, 'errorCount'>): boolean => errorCount === 0;

export const sentBulk = <S extends string>(statuses: readonly S[]) =>
  bulkRules<FakturRow<S>>()({
    upload: { by: 'upload', fits: (row) => isIn(sentMoves.upload.from)(row) && ready(row) },
    retry: { by: 'upload', fits: (row) => isIn(sentMoves.retry.from)(row) && ready(row) },
    // A repair recalculates the document, so earlier findings do not matter.
    cure: { by: 'upload', fits: isIn(sentMoves.retry.from) },
    inquire: { by: 'view', fits: isIn(statuses) },
    delete: { by: 'remove', fits: isIn(sentMoves.remove.from) },
    export: { by: 'view', fits: () => true },
  });
