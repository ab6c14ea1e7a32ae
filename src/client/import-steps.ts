import type { ImportResource } from '#domain/access.ts';
import { call } from './http.ts';
import { addressOf, type Method, type Path, type RequestOf, type ResultOf } from './request.ts';

type One = '/efaktur/import/{id}';

export type ImportStep<M extends Method> =
  Path<M> extends infer P ? (P extends `${One}${infer Step}` ? Step : never) : never;

type StepPath<M extends Method, S extends ImportStep<M>> = Extract<Path<M>, `${One}${S}`>;

export type StepInput<M extends Method, S extends ImportStep<M>> =
  RequestOf<M, StepPath<M, S>> extends { body: infer Body } ? Omit<Body, 'version'> : undefined;

export type StepResult<M extends Method, S extends ImportStep<M>> = ResultOf<M, StepPath<M, S>>;

export const importStep = <M extends Method, S extends ImportStep<M>>(
  resource: ImportResource,
  id: string,
  [method, step]: readonly [M, S],
  body: object | undefined,
): Promise<StepResult<M, S>> => call(method, addressOf(`/${resource}/{id}${step}`, { path: { id } }), body);
