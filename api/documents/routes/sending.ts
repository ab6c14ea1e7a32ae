import { z } from '@hono/zod-openapi';
import { type BulkAnswer, bulkAnswerSchema } from '#domain/definition/answers.ts';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { createRouter, selectionBy } from '../../http/create-router.ts';
import type { Deps } from '../../services/deps.ts';
import type { SavedAndSent } from '../office/direct-upload.ts';
import { byId, type Place } from './place.ts';

type Sending = 'upload' | 'retry';
type OfOne = { readonly id: string; readonly reason?: string | undefined };
type Signing = { readonly id: string; readonly version: number; readonly signeeId: string };

const version = z.int().min(0);
const lockReason = z
  .string()
  .trim()
  .max(LONGEST_REASON)
  .optional()
  .meta({ description: 'Why a document comes into a masa whose return is with the office' });

type SendingRouteOptions<
  F extends z.ZodType,
  Input extends z.ZodType,
  Out extends z.ZodType,
  Head extends z.ZodType,
> = {
  readonly place: Place;
  readonly access: { readonly view: Permission; readonly upload: Permission };
  readonly filter: F;
  readonly send: (
    deps: Deps,
    scope: Scope,
    of: { ids: string[] } | { filter: z.output<F> },
    move: Sending,
    lockReason: string | undefined,
  ) => Promise<BulkAnswer>;
  readonly refresh: (deps: Deps, scope: Scope, of: { ids: string[] } | { filter: z.output<F> }) => Promise<BulkAnswer>;
  readonly signee?: {
    readonly answer: Head;
    readonly does: (deps: Deps, scope: Scope, input: Signing) => Promise<z.output<Head>>;
  };
  readonly direct: {
    readonly input: Input;
    readonly answer: Out;
    readonly does: (deps: Deps, scope: Scope, input: SavedAndSent<z.output<Input>>) => Promise<z.output<Out>>;
  };
};

export const sendingMoves = <Answer>({
  send,
  refresh,
}: {
  readonly send: (
    deps: Deps,
    scope: Scope,
    of: { ids: string[] },
    move: Sending,
    lockReason: string | undefined,
  ) => Promise<Answer>;
  readonly refresh: (deps: Deps, scope: Scope, of: { ids: string[] }) => Promise<Answer>;
}) => ({
  upload: (deps: Deps, scope: Scope, { id, reason }: OfOne) => send(deps, scope, { ids: [id] }, 'upload', reason),
  retry: (deps: Deps, scope: Scope, { id, reason }: OfOne) => send(deps, scope, { ids: [id] }, 'retry', reason),
  inquire: (deps: Deps, scope: Scope, { id }: OfOne) => refresh(deps, scope, { ids: [id] }),
});

export const sendingRoutes = <
  F extends z.ZodType,
  Input extends z.ZodType,
  Out extends z.ZodType,
  Head extends z.ZodType,
>(
  deps: Deps,
  {
    place: { base, tag, noun },
    access,
    filter,
    send,
    refresh,
    direct,
    signee,
  }: SendingRouteOptions<F, Input, Out, Head>,
) => {
  const app = createRouter(tag);
  const { selection, selectionWith, selectionOf } = selectionBy(filter);
  const many = [
    ['upload', 'post', 'upload', 'Upload drafts', access.upload],
    ['retry', 'post', 'retry', 'Send again what the office or the line threw back', access.upload],
    ['inquire', 'put', 'inquiry-status', 'Refresh status', access.view],
  ] as const;
  for (const [word, method, path, summary, needs] of many)
    app.addRoute({
      operationId: `${word}${noun}s`,
      method,
      path: `${base}/${path}`,
      summary,
      needs,
      body: word === 'inquire' ? selection : selectionWith({ lockReason }),
      status: 202,
      idempotent: true,
      out: bulkAnswerSchema,
      does: (input, scope) =>
        word === 'inquire'
          ? refresh(deps, scope, selectionOf(input as object))
          : send(deps, scope, selectionOf(input as object), word, (input as { lockReason?: string }).lockReason),
    });
  if (signee)
    app.addRoute({
      operationId: `change${noun}Signee`,
      method: 'put',
      path: `${base}/{id}/signee`,
      summary: 'Have somebody else sign it: before it is sent, or after it was thrown back',
      needs: access.upload,
      params: byId,
      body: z.strictObject({ version, signeeId: z.string().min(1).max(64) }),
      out: signee.answer,
      does: (input, scope) => signee.does(deps, scope, input as Signing) as never,
    });
  const { input, answer, does } = direct;
  app.addRoute({
    operationId: `createAndUpload${noun}`,
    method: 'post',
    path: `${base}/direct-upload`,
    summary: 'Save and upload in one',
    needs: access.upload,
    body: z.strictObject({ input, lockReason }),
    status: 201,
    idempotent: true,
    out: answer,
    does: (input, scope) => does(deps, scope, input as SavedAndSent<z.output<Input>>) as never,
  });
  app.addRoute({
    operationId: `updateAndUpload${noun}`,
    method: 'put',
    path: `${base}/direct-upload/{id}`,
    summary: 'Save a draft again and upload it',
    needs: access.upload,
    params: byId,
    body: z.strictObject({ version, input, lockReason }),
    idempotent: true,
    out: answer,
    does: (input, scope) => does(deps, scope, input as SavedAndSent<z.output<Input>>) as never,
  });
  return app;
};
