import simpleRest from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  Identifier,
  QueryFunctionContext,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { ONLY } from '#domain/definition/singleton.ts';
import { call, callList, type Method, send } from './http.ts';
import { rowsPath } from './list-path.ts';
import { verbs } from './verbs.ts';

const client = async (url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
  const answer = await send(method as Method, url, typeof body === 'string' ? JSON.parse(body) : undefined, {
    headers: Object.fromEntries(new Headers(headers)),
    ...(signal ? { signal } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text, json: text ? JSON.parse(text) : undefined };
};

/** Ids of some records have two path segments, such as `email/efaktur`, and are not escaped. */
const pathOf = (resource: string, id: Identifier): string => (id === ONLY ? `/${resource}` : `/${resource}/${id}`);

const withId = <R extends RaRecord>(record: R, id: Identifier): R => (id === ONLY ? { ...record, id } : record);

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

const getList = async <R extends RaRecord>(
  resource: string,
  { pagination: { page, perPage } = { page: 1, perPage: 25 }, sort, filter = {}, meta, signal }: Partial<GetListParams>,
) => {
  const path = rowsPath(resource, { page, perPage, sort, filter, columns: meta?.columns });
  const { rows, total } = await callList<R>(path, withSignal(signal));
  return { data: rows, total };
};

export const dataProvider = {
  ...simpleRest('/main/api', client),
  supportAbortSignal: true,
  getList,
  getOne: async <R extends RaRecord>(
    resource: string,
    { id, signal }: GetOneParams<R> & Partial<QueryFunctionContext>,
  ) => ({
    data: withId(await call<R>('GET', pathOf(resource, id), undefined, withSignal(signal)), id),
  }),
  create: async (resource: string, { data }: CreateParams) => ({ data: await call('POST', `/${resource}`, data) }),
  update: async <R extends RaRecord>(resource: string, { id, data }: UpdateParams<R>) => ({
    data: withId(await call<R>('PUT', pathOf(resource, id), data), id),
  }),
  /** Sends the version that was read, so that a record changed by somebody else is not deleted. `meta`: more of the query. */
  delete: async <R extends RaRecord>(resource: string, { id, previousData, meta }: DeleteParams<R>) => {
    const seen = previousData && 'version' in previousData ? { version: previousData.version } : {};
    const query = new URLSearchParams({ ...seen, ...meta });
    await call('DELETE', `/${resource}/${id}${query.size > 0 ? `?${query}` : ''}`);
    return { data: { ...previousData, id } as R };
  },
  getMany: <R extends RaRecord>(resource: string, { ids, signal }: GetManyParams<R> & Partial<QueryFunctionContext>) =>
    getList<R>(resource, { filter: { ids }, pagination: { page: 1, perPage: ids.length }, ...withSignal(signal) }),
  /** Stores a file that a record refers to once it is saved. */
  upload: (resource: string, file: File) => {
    const form = new FormData();
    form.set('file', file);
    return call<{ id: string; name: string; size: number }>('POST', `/${resource}`, form);
  },
  ...verbs,
} satisfies DataProvider;

export type DocumentProvider = typeof dataProvider;
