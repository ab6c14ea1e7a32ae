import type { JobStarted } from '#domain/definition/answers.ts';
import type { RequestOf, ResourceWith, ResultOf } from './request.ts';

/** Documents that are saved as a draft, or saved and sent in one request. */
export type DraftResource = ResourceWith<'PUT', '/direct-upload/{id}'>;

/** By the names of the fields: a form of both sides has choices that one side refuses. */
type Accepts<P extends DraftResource, I> =
  RequestOf<'POST', `/${P}`> extends { body: { input: infer Input } }
    ? keyof I extends keyof Input
      ? true
      : false
    : false;
type Returns<P extends DraftResource, R> = ResultOf<'POST', `/${P}`> extends R ? true : false;

/** Those that accept the input I and return the record R. */
export type DraftResourceOf<R, I> = {
  [P in DraftResource]: [Accepts<P, I>, Returns<P, R>] extends [true, true] ? P : never;
}[DraftResource];

type Replaceable = Extract<ResourceWith<'POST', '/{id}/substitute'>, DraftResource>;

/**
 * Paths, bodies and records of a resource for its form. `DraftResourceOf` has checked what the resource accepts and
 * returns; only documents that may be replaced have `substitute`.
 */
export const draftCalls = <R, I>(of: DraftResourceOf<R, I>) => {
  const resource: DraftResource = of;
  return {
    path: `/${resource}`,
    sent: `/${resource}/direct-upload`,
    substitute: `/${resource as Replaceable}/{id}/substitute`,
    body: (input: I, more: object = {}) => ({ ...more, input }) as never,
    record: (response: Promise<unknown>) => response as Promise<R>,
    sentRecord: (response: Promise<unknown>) => response as Promise<R & JobStarted>,
  } as const;
};
