import type { JobStarted } from '#domain/definition/answers.ts';
import type { CallOptions } from './http.ts';
import {
  fileUrl,
  type Init,
  type Path,
  type RequestOf,
  type ResourceWith,
  type ResultOf,
  request,
  requestPage,
} from './request.ts';

export type MoveResource = ResourceWith<'POST', '/{id}/moves/{move}'>;
export type BulkResource = ResourceWith<'POST', '/eligible'>;
export type TotalsResource = ResourceWith<'GET', '/totals'>;

export type RecordResource = ResourceWith<'GET', '/removed'>;

export type LawResource = ResourceWith<'POST', '/compare'>;

type JobPath = { [P in Path<'POST'>]: ResultOf<'POST', P> extends JobStarted ? P : never }[Path<'POST'>];
type LastPart = JobPath extends infer P ? (P extends `/${BulkResource}/${infer Action}` ? Action : never) : never;

export type BulkAction = Exclude<LastPart, `${string}/${string}`> | 'inquiry-status';

export type Selection = { readonly ids: readonly string[] } | { readonly filter: object };

export type BulkRequest = Selection & { readonly action: BulkAction; readonly [more: string]: unknown };
export type EligibleRequest = Selection & { readonly action: string };

type Move = { readonly id: string; readonly move: string; readonly version: number; readonly reason?: string };
type TotalsOptions = { readonly filter?: object; readonly signal?: AbortSignal };

export const verbs = {
  move: (resource: MoveResource, { id, move, ...body }: Move, options?: CallOptions) =>
    request('POST', `/${resource}/{id}/moves/{move}`, { path: { id, move }, body, ...options }),

  bulk: (resource: BulkResource, { action, ...body }: BulkRequest, options?: CallOptions): Promise<JobStarted> => {
    const path = `/${resource}/${action}`;
    // Components for all resources offer only the actions of the definition.
    return action === 'inquiry-status'
      ? request('PUT', path as '/efaktur/out/ctas/inquiry-status', { body, ...options })
      : request('POST', path as '/efaktur/out/ctas/upload', { body, ...options });
  },

  eligible: (resource: BulkResource, body: EligibleRequest, options?: CallOptions) =>
    request('POST', `/${resource}/eligible`, {
      body: body as RequestOf<'POST', '/ebilling/eligible'>['body'],
      ...options,
    }),

  totals: <Totals>(resource: TotalsResource, { filter, signal }: TotalsOptions): Promise<Totals> =>
    request('GET', `/${resource}/totals`, {
      query: { filter: JSON.stringify(filter) },
      ...(signal ? { signal } : {}),
    }) as Promise<Totals>,

  /** Changes nothing; a failure is left to the caller. */
  calculate: <P extends Path<'POST'>>(path: P, ...[init]: Init<RequestOf<'POST', P>, { signal?: AbortSignal }>) =>
    request('POST', path, ...([{ ...init, quiet: true }] as unknown as Init<RequestOf<'POST', P>, CallOptions>)),

  file: fileUrl,

  page: requestPage,
};
