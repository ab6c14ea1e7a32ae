import { z } from '@hono/zod-openapi';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import type { Machine, Move } from '#domain/definition/status.ts';
import type { AnswerOf } from '#domain/definition/view-pieces.ts';
import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { route, router } from '../../http/route.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';
import type { Fixed } from '../family.ts';
import { wrongStatusOf } from '../moves.ts';
import { byId, type Place, summed } from './place.ts';

export type MoveParams = { readonly id: string; readonly version: number; readonly reason?: string | undefined };

type DocumentState = { readonly id: string; readonly version: number; readonly status: string };

type Moved<M extends string> = {
  readonly definition: {
    readonly status: Machine<string, M>;
    readonly words: { readonly states: string };
  };
  readonly load: (scope: Scope, query: Query, id: string, fixed?: Fixed) => Promise<DocumentState>;
};

type MoveRouteOptions<M extends string, Out extends z.ZodType> = {
  readonly at: readonly Place[];
  /** Moves that need only a reason; moves with a form or page have their own route. */
  readonly does: Readonly<
    Partial<Record<M, (deps: Deps, scope: Scope, params: MoveParams, fixed: Fixed) => Promise<AnswerOf<Out>>>>
  >;
  readonly answer: Out;
};

const keyOf = ({ by }: Move<string, string>): Permission[] => (by === 'system' ? [] : [by]);

/** The client names the move and the version it saw, never a status. */
export const moveRoutes = <M extends string, Out extends z.ZodType>(
  deps: Deps,
  { definition, load }: Moved<M>,
  { at, does, answer }: MoveRouteOptions<M, Out>,
) => {
  const app = router();
  const { status: machine, words } = definition;
  const names = Object.keys(does) as M[];
  const answered: z.ZodType = answer;
  for (const place of at) {
    const { base, tag, noun, fixed = {} } = place;
    app.openapi(
      route({
        operationId: `move${noun}`,
        method: 'post',
        path: `${base}/{id}/moves/{move}`,
        tag,
        summary: summed(`Ask for a move: ${names.join(', ')}`, place),
        needs: [...new Set(names.flatMap((name) => keyOf(machine.moves[name])))],
        params: byId.extend({ move: z.string().max(40) }),
        body: z.strictObject({ version: z.int().min(0), reason: z.string().trim().max(LONGEST_REASON).optional() }),
        idempotent: true,
        out: answered,
      }),
      async (c) => {
        const { id, move: named } = c.req.valid('param');
        const { version, reason } = c.req.valid('json');
        const scope = c.get('scope');
        const name = names.find((one) => one === named);
        const make = name && does[name];
        if (!name || !make) throw new Problem('not_found');
        const move = machine.moves[name];
        const { from, to, offer } = move;
        permit(scope, ...keyOf(move));
        const row = await load(scope, deps.db.read, id, fixed);
        const through = offer?.through ? machine.moves[offer.through].from : [];
        if (![...from, ...through].includes(row.status)) throw wrongStatusOf(words.states, row);
        // A move that does not change the state accepts any version.
        if (to !== 'same' && row.version !== version) throw await staleSince(scope, deps.db.read, { id, version }, row);
        return c.json((await make(deps, scope, { id, version, reason }, fixed)) as object);
      },
    );
  }
  return app;
};
