import { eq } from 'drizzle-orm';
import type { FakturType } from '#domain/faktur/types.ts';
import { faktur } from '../../tables.ts';
import { thrownBackIn } from '../refusals.ts';

type RefusedList = { readonly type: FakturType; readonly list: string; readonly statuses: readonly string[] };

export const thrownBackFakturs = ({ type, ...of }: RefusedList) =>
  thrownBackIn({
    ...of,
    table: faktur,
    only: eq(faktur.type, type),
    tax: faktur.ppn,
    deadline: faktur.uploadDeadline,
    order: faktur.date,
  });
