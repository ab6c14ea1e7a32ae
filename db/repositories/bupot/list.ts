import type { BupotFilter } from '#domain/bupot/filter.ts';
import { isAnnual, isForeign, type SlipKind } from '#domain/bupot/kinds.ts';
import { type BupotListRow, toldBeside } from '#domain/bupot/listed.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { allSlips } from '#domain/bupot/slips.ts';
import { bupots } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { bupotConditions, narrowedBupots } from './filter.ts';
import { type StoredBupot, toBupot } from './rows.ts';

/** The list whose revision every change of a slip bumps. */
export const BUPOT_LIST = allSlips.resource;

const of = {
  table: bupots,
  conditions: bupotConditions,
  words: { asked: ({ q, payee }: BupotFilter) => Boolean(q || payee), way: narrowedBupots },
  toRecord: toBupot,
  walk: { by: 'date', before: '' },
} as const;

const plain = documentList(allSlips)<StoredBupot, Bupot, BupotListRow>(of);

/** With what was told beside the columns, which costs the reading of it: annual and foreign slips show some of it. */
const told = documentList(allSlips)<StoredBupot, Bupot, BupotListRow>({
  ...of,
  derived: { from: ['body'], of: ({ body }: StoredBupot) => toldBeside(body) },
});

/** The kinds a filter asks for; none where it asks for all. */
export const kindsIn = ({ kind }: BupotFilter): readonly SlipKind[] => (kind === undefined ? [] : [kind].flat());

const showsMore = (kinds: readonly SlipKind[]): boolean =>
  kinds.length > 0 && kinds.every((kind) => isAnnual(kind) || isForeign(kind));

export const bupotList = {
  ...plain,
  page: (...asked: Parameters<typeof plain.page>) =>
    (showsMore(kindsIn(asked[2].filter)) ? told : plain).page(...asked),
};
