import { z } from '@hono/zod-openapi';
import {
  type BulkAnswer,
  bulkAnswerSchema,
  deliverySchema,
  jobStartedSchema,
  letterSchema,
  type PublicLink,
  publicLinkSchema,
} from '#domain/definition/answers.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Delivery } from '../../../db/repositories/letters.ts';
import type { SelectionOf } from '../../../db/repositories/list-of.ts';
import { channel, message, messageToCounterparty } from '../../http/letter-schemas.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { chosenWithin } from '../family.ts';
import type { Channel, Letter, SendWish } from '../letter.ts';
import { byId, type Place, summed } from './place.ts';

type Letters<L extends Letter> = {
  readonly by: Permission | readonly Permission[];
  readonly going?: unknown;
  letter(deps: Deps, scope: Scope, input: { id: string; channel: Channel }): Promise<L>;
  send(deps: Deps, scope: Scope, wish: SendWish & { id: string }): Promise<{ jobId: string }>;
  deliveries(deps: Deps, scope: Scope, id: string): Promise<Delivery[]>;
};

type Links = {
  readonly by: Permission;
  publicLink(deps: Deps, scope: Scope, id: string): Promise<PublicLink>;
};

export type Many = {
  readonly operation: (noun: string) => string;
  readonly path: string;
  readonly summary: string;
  readonly channel?: Channel;
  readonly body: z.ZodType;
};

type LetterRouteOptions<F, L extends Letter> = {
  readonly place: Place;
  readonly view: Permission;
  readonly letters: Letters<L>;
  readonly links?: Links;
  readonly answer?: z.ZodType<L>;
  readonly many?: {
    readonly at: readonly Place[];
    readonly addresses: readonly Many[];
    readonly send: (
      deps: Deps,
      scope: Scope,
      input: { selection: SelectionOf<F>; channel: Channel; checked?: boolean | undefined },
    ) => Promise<BulkAnswer>;
  };
};

export const linkRoutes = (deps: Deps, { place: { base, tag, noun }, links }: { place: Place; links: Links }) => {
  const app = router();
  app.openapi(
    route({
      operationId: `create${noun}Link`,
      method: 'post',
      path: `${base}/{id}/public-link`,
      tag,
      summary: 'A link to its public preview, thirty days',
      needs: links.by,
      params: byId,
      out: publicLinkSchema,
    }),
    async (c) => c.json(await links.publicLink(deps, c.get('scope'), c.req.valid('param').id)),
  );
  return app;
};

export const letterRoutes = <F extends object, L extends Letter>(
  deps: Deps,
  { place, view, letters, links, answer, many }: LetterRouteOptions<F, L>,
) => {
  const app = router();
  const { base, tag, noun } = place;
  const answered: z.ZodType = answer ?? letterSchema;
  for (const { operation, path, summary, channel: always, body } of many?.addresses ?? [])
    for (const under of many?.at ?? [])
      app.openapi(
        route({
          operationId: operation(under.noun),
          method: 'post',
          path: `${under.base}/${path}`,
          tag: under.tag,
          summary: summed(summary, under),
          needs: letters.by,
          body,
          status: 202,
          idempotent: true,
          out: bulkAnswerSchema,
        }),
        async (c) => {
          const input = c.req.valid('json') as { channel?: Channel; addressChecked?: boolean };
          const { channel: by = always ?? 'email', addressChecked: checked, ...of } = input;
          const selection = chosenWithin(of as SelectionOf<F>, under.fixed ?? {});
          return c.json(
            await (many as NonNullable<typeof many>).send(deps, c.get('scope'), { selection, channel: by, checked }),
            202,
          );
        },
      );
  if (links) app.route('/', linkRoutes(deps, { place, links }));
  app.openapi(
    route({
      operationId: `get${noun}Letter`,
      method: 'get',
      path: `${base}/{id}/letter`,
      tag,
      summary: "What would be sent: the company's template filled in, to be changed before sending",
      needs: letters.by,
      params: byId,
      query: z.object({ channel }),
      out: answered,
    }),
    async (c) =>
      c.json(await letters.letter(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('query') })),
  );
  app.openapi(
    route({
      operationId: `send${noun}`,
      method: 'post',
      path: `${base}/{id}/send`,
      tag,
      summary: "Send one by e-mail or WhatsApp, in words of one's own",
      needs: letters.by,
      params: byId,
      body: letters.going ? messageToCounterparty : message,
      idempotent: true,
      out: jobStartedSchema,
    }),
    async (c) => c.json(await letters.send(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
  app.openapi(
    route({
      operationId: `list${noun}Deliveries`,
      method: 'get',
      path: `${base}/{id}/deliveries`,
      tag,
      summary: 'Mails and messages sent about it',
      needs: view,
      params: byId,
      out: z.array(deliverySchema),
    }),
    async (c) => c.json(await letters.deliveries(deps, c.get('scope'), c.req.valid('param').id)),
  );
  return app;
};
