import { z } from '@hono/zod-openapi';
import type { Locale } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { attachment } from '../../http/attachment.ts';
import type { Ctx } from '../../http/edge.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import type { Fixed } from '../family.ts';
import { byId, type Place, summed } from './place.ts';

type Made = { bytes: Uint8Array; type: string; name: string };

const handedOut = (c: Ctx, { bytes, type, name }: Made, kind: 'inline' | 'attachment') =>
  c.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Content-Disposition': attachment(name, kind) });

/** PDFs are shown inline, other files are downloaded. */
export type PaperAddress = {
  readonly operation: (noun: string) => string;
  readonly path: string;
  readonly summary: string;
  readonly file?: string;
  readonly make: (deps: Deps, scope: Scope, id: string, fixed: Fixed) => Promise<Made>;
};

export const paperRoutes = (
  deps: Deps,
  { at, view, papers }: { at: readonly Place[]; view: Permission; papers: readonly PaperAddress[] },
) => {
  const app = router();
  for (const place of at)
    for (const { operation, path, summary, file = 'application/pdf', make } of papers)
      app.openapi(
        route({
          operationId: operation(place.noun),
          method: 'get',
          path: `${place.base}/{id}/${path}`,
          inThread: true,
          tag: place.tag,
          summary: summed(summary, place),
          needs: view,
          params: byId,
          file,
        }),
        async (c) => {
          const made = await make(deps, c.get('scope'), c.req.valid('param').id, place.fixed ?? {});
          return handedOut(c, made, file === 'application/pdf' ? 'inline' : 'attachment');
        },
      );
  return app;
};

const byToken = z.object({ tokenId: z.string().min(1).max(100) });

type Preview<View extends object> = {
  readonly base: string;
  readonly noun: string;
  readonly classic?: { readonly base: string; readonly noun: string };
  readonly summary: string;
  readonly answer: z.ZodType<View>;
  readonly view: (deps: Deps, token: string, locale: Locale) => Promise<View>;
  readonly pdf: (deps: Deps, token: string, locale: Locale) => Promise<Made>;
};

export const previewRoutes = <View extends object>(
  deps: Deps,
  { base, noun, classic, summary, answer, view, pdf }: Preview<View>,
) => {
  const app = router();
  const tag = 'public previews';
  const answered: z.ZodType = answer;
  for (const at of [{ base, noun }, ...(classic ? [classic] : [])])
    app.openapi(
      route({
        operationId: `getPublic${at.noun}`,
        method: 'get',
        path: `${at.base}/{tokenId}`,
        tag,
        summary,
        params: byToken,
        out: answered,
      }),
      async (c) => c.json(await view(deps, c.req.valid('param').tokenId, c.get('locale'))),
    );
  app.openapi(
    route({
      operationId: `getPublic${noun}Pdf`,
      method: 'get',
      path: `${base}/{tokenId}/pdf`,
      inThread: true,
      tag,
      summary: 'Its PDF',
      params: byToken,
      file: 'application/pdf',
    }),
    async (c) => handedOut(c, await pdf(deps, c.req.valid('param').tokenId, c.get('locale')), 'inline'),
  );
  return app;
};
