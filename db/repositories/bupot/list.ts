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

const beside = Object.keys(toldBeside({}));

const list = documentList(allSlips)<StoredBupot, Bupot, BupotListRow>({
  table: bupots,
  conditions: bupotConditions,
  words: { asked: ({ q, payee }: BupotFilter) => Boolean(q || payee), way: narrowedBupots },
  toRecord: toBupot,
  derived: { keys: beside, from: ['body'], of: ({ body }: StoredBupot) => toldBeside(body) },
  walk: { by: 'date', before: '' },
});

/** The kinds a filter asks for; none where it asks for all. */
export const kindsIn = ({ kind }: BupotFilter): readonly SlipKind[] => (kind === undefined ? [] : [kind].flat());

const showsMore = (kinds: readonly SlipKind[]): boolean =>
  kinds.length > 0 && kinds.every((kind) => isAnnual(kind) || isForeign(kind));

type Asked = Parameters<typeof list.page>;

/** With what was told beside the columns, which costs the reading of it: annual and foreign slips show some of it. */
const columns = [...allSlips.list.columns.map(({ key }) => key), ...beside];
const withTold = (asked: Asked[2]): Asked[2] =>
  asked.columns || !showsMore(kindsIn(asked.filter)) ? asked : { ...asked, columns };

export const bupotList = {
  ...list,
  page: (...[scope, query, asked]: Asked) => list.page(scope, query, withTold(asked)),
  written: (...[scope, query, asked]: Asked) => list.written(scope, query, withTold(asked)),
};
