import { returnOf } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { openingClosed } from '../../documents/open-closed.ts';
import type { ReturnMasa } from '../../documents/period-lock.ts';
import { OBJECT_TYPE } from './move-bupots.ts';

export const masaOf = ({ kind, period }: Pick<Bupot, 'kind' | 'period'>): ReturnMasa => ({
  type: returnOf(kind),
  period,
});

const slips = { objectType: OBJECT_TYPE, masaOf };
type Placed = Pick<Bupot, 'id' | 'kind' | 'period'>;

export const { openClosed, refuseClosed } = openingClosed<Placed>(slips);

/** The variant without further checks; `asks`: the browser prompts for the reason itself. */
export const { openClosed: askToOpen } = openingClosed<Placed>({ ...slips, asks: true });
