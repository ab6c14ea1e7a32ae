import type { PageOpening } from '#domain/company/page-opening.ts';
import type { OpeningList } from '#domain/definition/opening-list.ts';
import { requestEarly } from '../client/early-answers.ts';
import { isSentAsBody, rowsPath, totalsPath } from '../client/list-path.ts';
import { readOpening } from '../client/page-opening.ts';
import { startLocale } from '../client/start-locale.ts';
import { type ColumnLayout, emptyLayout, requestedColumns } from '../ui/list/column-layout.ts';
import { listKey, listParams, totalsKey } from '../ui/list/list-query.ts';
import { filterParams, isBare, type ListState, listStateKey, readListState } from '../ui/list/list-state.ts';

const SIZE = 25;

/** The state the list opens with: from the address, else the last one used in this company. */
const stateOf = ({ filters, resource, sort }: OpeningList, companyId: string): ListState => {
  const search = new URLSearchParams(window.location.search);
  const text = isBare(search, filters) ? localStorage.getItem(listStateKey(companyId, resource)) : null;
  const start: ListState = { filter: {}, sort, page: 0, size: SIZE, view: null };
  return readListState(text === null ? search : new URLSearchParams(text), filters, start);
};

type Read = { readonly path: string; readonly key: readonly unknown[] };

const listReads = (list: OpeningList, { profile, setting }: PageOpening): Read[] => {
  const state = stateOf(list, setting.companyId);
  const layout = { ...emptyLayout, ...(profile.preferences[`list.${list.resource}`] as Partial<ColumnLayout>) };
  const filter = filterParams(state.filter, list.filters);
  const columns = requestedColumns(list.columns, layout);
  const query = { filter, sort: state.sort, page: state.page, size: state.size, columns };
  const { page, perPage, sort, order } = listParams(query);
  return [
    {
      path: rowsPath(list.resource, { page, perPage, sort: { field: sort, order }, filter, columns }),
      key: listKey(list.resource, query),
    },
    { path: totalsPath(list.resource, filter), key: totalsKey(list.resource, filter) },
  ];
};

const requestAll = (opening: PageOpening): void => {
  const locale = startLocale();
  const { list, paths } = opening.reads;
  const others = window.location.search === '' ? paths : [];
  const reads = [...(list ? listReads(list, opening) : []), ...others.map((path) => ({ path, key: ['get', path] }))];
  for (const { path, key } of reads) {
    if (isSentAsBody(path)) continue;
    requestEarly({ path, key }, opening.setting.companyId, locale);
  }
};

const opening = readOpening();
if (opening) requestAll(opening);
