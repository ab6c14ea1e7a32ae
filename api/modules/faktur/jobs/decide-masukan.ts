import type { MasukanFilter } from '#domain/faktur/masukan.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { filedByDecision, writeDecision } from '../masukan/decide-credit.ts';
import { decidingMany, type ManyDecided } from '../masukan/decide-many.ts';
import { masukanFamily } from '../masukan/family.ts';

type Selection = SelectionOf<MasukanFilter>;

export const { decidePortion, decideMany } = decidingMany<Selection>({
  family: masukanFamily,
  write: writeDecision,
  filedBy: filedByDecision,
});

export const masukanDecide: Handler<ManyDecided<Selection>> = {
  kind: 'faktur-in.decide',
  attempts: 5,
  run: (context, { payload }) => decideMany(context, payload),
};
