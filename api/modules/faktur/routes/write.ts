import { z } from '@hono/zod-openapi';
import { findingViewSchema, namedSchema } from '#domain/definition/answers.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import { collectorReceiptInput } from '#domain/faktur/collector-receipt.ts';
import { fakturFilter } from '#domain/faktur/filter.ts';
import { fakturHeadSchema, fakturSchema } from '#domain/faktur/record-schema.ts';
import { fakturJobSchema, fakturMovedSchema, fakturUploadedSchema } from '#domain/faktur/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { type MoveParams, moveRoutes } from '../../../documents/routes/moves.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { sendingMoves, sendingRoutes } from '../../../documents/routes/sending.ts';
import { createRouter, reason } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { checkInput } from '../checks.ts';
import { dropReceipt, keepReceipt } from '../collector-receipt.ts';
import { keluaranFamily } from '../keluaran-family.ts';
import { askOffice, type OfficeMove } from '../office-moves.ts';
import { fakturSaves, substituteFaktur } from '../save-fakturs.ts';
import { changeFakturSignee } from '../signees.ts';
import { directUpload, refreshFakturs, uploadFakturs } from '../upload-fakturs.ts';
import { at, base, byId, fakturId, input, place, tag, version } from './schemas.ts';

const CREATE = 'EFAKTUR_DOC_CREATE';

export const fakturWriteRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'checkFaktur',
    method: 'post',
    path: `${base}/check`,
    summary: 'What the server finds in an input, without saving it',
    needs: CREATE,
    body: z.strictObject({ input, id: fakturId.nullish(), replaces: fakturId.nullish() }),
    out: z.array(findingViewSchema),
    does: ({ input: given, id = null, replaces = null }, scope) =>
      checkInput(deps, scope, { input: given, id, replaces }),
  });
  // Before the routes with `{id}`, which would match these paths.
  app.route(
    '/',
    sendingRoutes(deps, {
      place,
      access: vatAccess,
      filter: fakturFilter,
      send: uploadFakturs,
      refresh: refreshFakturs,
      direct: { input, answer: fakturUploadedSchema, does: directUpload },
      signee: { answer: fakturHeadSchema, does: changeFakturSignee },
    }),
  );
  // The paths of the specification and of react-admin.
  const draft = { ...place, base: `${base}/draft`, noun: 'FakturDraft' };
  app.route(
    '/',
    saveRoutes(deps, fakturSaves, {
      at: [draft, place],
      body: () => ({ input }),
      answer: fakturSchema,
      autosaves: true,
    }),
  );
  app.route('/', removeRoutes(deps, fakturSaves, { at }));
  const confirms: [operationId: string, path: string, move: OfficeMove, summary: string][] = [
    ['completeFakturSubstitute', 'confirm-subs', 'confirmSubstitute', 'Complete a substitute the buyer has agreed to'],
    ['completeFakturCancel', 'confirm-cancel', 'confirmCancel', 'Complete a cancellation the buyer has agreed to'],
  ];
  for (const [operationId, path, move, summary] of confirms)
    app.addRoute({
      operationId,
      method: 'put',
      path: `${base}/${path}/{id}`,
      summary,
      needs: ['EFAKTUR_DOC_CANCEL', 'EFAKTUR_DOC_UPLOAD'],
      params: byId,
      body: z.strictObject({ version }),
      idempotent: true,
      out: fakturJobSchema,
      does: (input, scope) => askOffice(deps, scope, { ...input, move }),
    });
  app.addRoute({
    operationId: 'keepFakturReceipt',
    method: 'put',
    path: `${base}/{id}/collector-receipt`,
    summary: 'Keep the receipt a collector (02, 03) paid the PPN of an invoice with',
    needs: CREATE,
    params: byId,
    body: collectorReceiptInput.extend({ version }),
    idempotent: true,
    out: fakturHeadSchema,
    does: (input, scope) => keepReceipt(deps, scope, input),
  });
  app.addRoute({
    operationId: 'substituteFaktur',
    method: 'post',
    path: `${base}/{id}/substitute`,
    summary: 'Make a substitute of an approved invoice, as a draft',
    needs: CREATE,
    params: byId,
    body: z.strictObject({ input, reason }),
    status: 201,
    idempotent: true,
    out: fakturSchema,
    does: (input, scope) => substituteFaktur(deps, scope, input),
  });
  return app;
};

const ofOffice = (move: OfficeMove) => (deps: Deps, scope: Scope, params: MoveParams) =>
  askOffice(deps, scope, { ...params, move });

export const fakturMoveRoutes = (deps: Deps) =>
  moveRoutes(deps, keluaranFamily, {
    at,
    answer: z.union([fakturMovedSchema, fakturHeadSchema, namedSchema]),
    does: {
      cancel: ofOffice('cancel'),
      revoke: ofOffice('revoke'),
      confirmCancel: ofOffice('confirmCancel'),
      cancelSubstitute: ofOffice('cancelSubstitute'),
      confirmSubstitute: ofOffice('confirmSubstitute'),
      ...sendingMoves({ send: uploadFakturs, refresh: refreshFakturs }),
      dropReceipt,
      remove: fakturSaves.remove,
    },
  });
