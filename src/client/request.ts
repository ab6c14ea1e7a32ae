import type { Calls } from '#api-types';
import { linkTo } from './carried.ts';
import { type CallOptions, call, callList } from './http.ts';

/** Paths below `/main/api` are written without it. */
export type Method = keyof Calls;
export type Path<M extends Method> = keyof Calls[M] & string;

type Call<M extends Method, P extends Path<M>> = Calls[M][P];

export type RequestOf<M extends Method, P extends Path<M>> =
  Call<M, P> extends { request: infer Request } ? Request : never;

export type ResultOf<M extends Method, P extends Path<M>> =
  Call<M, P> extends { result: infer Result } ? Result : never;

export type Init<Request, Options> = [object] extends [Request]
  ? [init?: Request & Options]
  : [init: Request & Options];

export type ResourceWith<M extends Method, Suffix extends string> =
  Path<M> extends infer P ? (P extends `/${infer Resource}${Suffix}` ? Resource : never) : never;

export type FilePath = { [P in Path<'GET'>]: ResultOf<'GET', P> extends Blob ? P : never }[Path<'GET'>];

export type ListPath = {
  [P in Path<'GET'>]: ResultOf<'GET', P> extends readonly unknown[] ? P : never;
}[Path<'GET'>];
export type RowOf<P extends Path<'GET'>> = ResultOf<'GET', P> extends readonly (infer Row)[] ? Row : never;

type Value = string | number | boolean | undefined;
export type Sent = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, Value>>;
  readonly body?: unknown;
};

export const addressOf = (path: string, { path: params = {}, query = {} }: Sent = {}): string => {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return search.length > 0 ? `${place}?${search.join('&')}` : place;
};

export const request = <M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...[init]: Init<RequestOf<M, P>, CallOptions>
): Promise<ResultOf<M, P>> => {
  const { body, ...options } = (init ?? {}) as Sent & CallOptions;
  return call(method, addressOf(path, options), body, options);
};

export const requestPage = <P extends ListPath>(
  path: P,
  ...[init]: Init<RequestOf<'GET', P>, CallOptions>
): Promise<{ rows: RowOf<P>[]; total: number }> =>
  callList(addressOf(path, init as Sent | undefined), init as CallOptions | undefined);

export const fileUrl = <P extends FilePath>(path: P, ...[init]: Init<RequestOf<'GET', P>, object>): string =>
  linkTo(addressOf(path, init as Sent | undefined));
