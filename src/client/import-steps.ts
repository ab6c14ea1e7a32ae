import type { ImportResource } from '#domain/access.ts';
import { call } from './http.ts';
import { addressOf, type Method, type Path, type RequestOf, type ResultOf } from './request.ts';

/** All kinds of import have the same steps; these types are read from one of them. */
type One = '/efaktur/import/{id}';

/** The part of a path after the import: `/answers`, `/mapping`; empty for the import itself. */
export type ImportStep<M extends Method> =
  Path<M> extends infer P ? (P extends `${One}${infer Step}` ? Step : never) : never;

type StepPath<M extends Method, S extends ImportStep<M>> = Extract<Path<M>, `${One}${S}`>;

/** The body of a step without the version, which is added when it is sent. */
export type StepInput<M extends Method, S extends ImportStep<M>> =
  RequestOf<M, StepPath<M, S>> extends { body: infer Body } ? Omit<Body, 'version'> : undefined;

export type StepResult<M extends Method, S extends ImportStep<M>> = ResultOf<M, StepPath<M, S>>;

export const importStep = <M extends Method, S extends ImportStep<M>>(
  resource: ImportResource,
  id: string,
  [method, step]: readonly [M, S],
  body: object | undefined,
): Promise<StepResult<M, S>> => call(method, addressOf(`/${resource}/{id}${step}`, { path: { id } }), body);
