import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { partyChoices } from '#domain/counterparty/choices.ts';
import {
  counterpartyPageSchema,
  counterpartyRowSchema,
  partyDocumentSchema,
} from '#domain/counterparty/view-schema.ts';
import { counterpartySchema } from '#domain/office/lookup-schema.ts';
import { byId } from '../../../documents/routes/place.ts';
import { createRouter } from '../../../http/create-router.ts';
import { listQuery, onePage } from '../../../http/list-query.ts';
import type { Deps } from '../../../services/deps.ts';
import { addCounterparty, changeCounterparty } from '../book.ts';
import { listBook } from '../list.ts';
import { mergeCounterparties, unmergeCounterparty } from '../merge.ts';
import { counterpartyDocuments, counterpartyPage, oneCounterparty } from '../page.ts';

const tag = 'counterparties';
const LOOK = keysOf('counterparties', 'list');
const WRITE = keysOf('counterparties', 'edit');
const id = z.string().min(1).max(64);
const version = z.int().min(0);
const q = z.string().trim().max(100).default('');

const counterparty = {
  document: z.enum(['TIN', 'National ID', 'Passport', 'Other ID']),
  identity: z.string().trim().min(1, 'problem.field.required').max(50),
  nitku: z.string().trim().max(22).default(''),
  country: z.string().trim().length(3).default('IDN'),
  name: z.string().trim().min(1, 'problem.field.required').max(255),
  address: z.string().trim().max(500).default(''),
  email: z.email('problem.field.type').max(50, 'problem.field.max').nullish(),
  phone: z.string().trim().max(20).nullish(),
};

const filter = z.strictObject({
  q: z.string().trim().max(100).optional(),
  only: z.enum(partyChoices).optional().meta({
    description: 'Those another of the book may be the same as, or whose numbers or documents ask for a look',
  }),
});

export const counterpartyRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listCounterparties',
    method: 'get',
    path: '/counterparties',
    summary: 'Counterparties met before',
    needs: LOOK,
    query: listQuery(filter).extend({ q }),
    out: z.array(counterpartyRowSchema),
    does: async ({ range, filter: params, q: typed }, scope, c) => {
      const of = { q: params?.q ?? typed, only: params?.only };
      return onePage(c, range, (page) => listBook(deps, scope, { ...of, ...page }));
    },
  });
  app.addRoute({
    operationId: 'getCounterparty',
    method: 'get',
    path: '/counterparties/{id}',
    summary: 'One counterparty',
    needs: LOOK,
    params: byId,
    out: counterpartySchema,
    does: (input, scope) => oneCounterparty(deps, scope, input.id),
  });
  app.addRoute({
    operationId: 'getCounterpartyPage',
    method: 'get',
    path: '/counterparties/{id}/page',
    summary: 'Sums by masa, checks of its numbers, mistakes and doubles of one counterparty',
    needs: LOOK,
    params: byId,
    out: counterpartyPageSchema,
    does: (input, scope) => counterpartyPage(deps, scope, input.id),
  });
  app.addRoute({
    operationId: 'listCounterpartyDocuments',
    method: 'get',
    path: '/counterparties/{id}/documents',
    summary: 'Documents of every kind with one counterparty, newest first',
    needs: LOOK,
    params: byId,
    query: listQuery(z.strictObject({})).pick({ range: true }),
    out: z.array(partyDocumentSchema),
    does: async (input, scope, c) => {
      return onePage(c, input.range, (page) => counterpartyDocuments(deps, scope, { id: input.id, ...page }));
    },
  });
  app.addRoute({
    operationId: 'addCounterparty',
    method: 'post',
    path: '/counterparties',
    summary: 'Add a counterparty',
    needs: WRITE,
    body: z.strictObject(counterparty),
    status: 201,
    out: counterpartySchema,
    does: (input, scope) => addCounterparty(deps, scope, input),
  });
  app.addRoute({
    operationId: 'updateCounterparty',
    method: 'put',
    path: '/counterparties/{id}',
    summary: 'Change a counterparty',
    needs: WRITE,
    params: byId,
    body: z.strictObject({ version, ...counterparty }),
    out: counterpartySchema,
    does: (input, scope) => changeCounterparty(deps, scope, input),
  });
  app.addRoute({
    operationId: 'mergeCounterparties',
    method: 'post',
    path: '/counterparties/{id}/merge',
    summary: 'Say of others that they are this one; documents stay as they are',
    needs: WRITE,
    params: byId,
    body: z.strictObject({
      version,
      others: z.array(z.strictObject({ id, version })).min(1, 'problem.field.required').max(20),
    }),
    out: counterpartySchema,
    does: (input, scope) => mergeCounterparties(deps, scope, input),
  });
  app.addRoute({
    operationId: 'unmergeCounterparty',
    method: 'post',
    path: '/counterparties/{id}/unmerge',
    summary: 'Let one that was merged stand for itself again',
    needs: WRITE,
    params: byId,
    body: z.strictObject({ version }),
    out: counterpartySchema,
    does: (input, scope) => unmergeCounterparty(deps, scope, input),
  });
  return app;
};
