import { z } from '@hono/zod-openapi';
import { listQuery } from '../../http/list-query.ts';
import { route } from '../../http/route.ts';
import type { ImportChannel } from '../import-channel.ts';
import { byId, commit, control, importFilter, kindOf, mapping, rowFilter, sheet, uploadOf } from './schemas.ts';

const answer = z.record(z.string(), z.unknown());

/** Where a channel answers: its address, and its keys. */
export type Mount = { readonly channel: ImportChannel; readonly path: string; readonly tag: string };

/** Every route of a channel but those of the repair. */
export const routesAt = ({ channel: { kinds, view, write }, path, tag }: Mount) => {
  const list = route({
    method: 'get',
    path,
    tag,
    summary: 'History of imports',
    needs: view,
    query: listQuery(importFilter),
    out: z.array(answer),
  });
  const send = route({
    method: 'post',
    path,
    tag,
    summary: 'Upload a file to import',
    needs: write,
    form: uploadOf(kinds),
    status: 201,
    idempotent: true,
    out: z.object({ id: z.string() }),
  });
  const templates = kinds.map((kind) => ({
    kind,
    at: route({
      method: 'get',
      path: `${path}/templates/${kind}.xlsx`,
      inThread: true,
      tag,
      summary: 'Empty workbook to fill in, with a guide',
      needs: view,
    }),
  }));
  const one = route({
    method: 'get',
    path: `${path}/{id}`,
    tag,
    summary: 'One import',
    needs: view,
    params: byId,
    out: answer,
  });
  const rows = route({
    method: 'get',
    path: `${path}/{id}/rows`,
    tag,
    summary: 'Rows of an import',
    needs: view,
    params: byId,
    query: listQuery(rowFilter),
    out: z.array(answer),
  });
  const original = route({
    method: 'get',
    path: `${path}/{id}/original`,
    tag,
    summary: 'The uploaded file',
    needs: view,
    params: byId,
  });
  const toKind = route({
    method: 'put',
    path: `${path}/{id}/kind`,
    tag,
    summary: 'Read the file as another kind of this channel, or keep the kind it was handed in as',
    needs: write,
    params: byId,
    body: kindOf(kinds),
    out: answer,
  });
  const toSheet = route({
    method: 'put',
    path: `${path}/{id}/sheet`,
    tag,
    summary: 'Choose the sheet and its heading row',
    needs: write,
    params: byId,
    body: sheet,
    out: answer,
  });
  const toMapping = route({
    method: 'put',
    path: `${path}/{id}/mapping`,
    tag,
    summary: 'Choose which column holds which field',
    needs: write,
    params: byId,
    body: mapping,
    out: answer,
  });
  const toControl = route({
    method: 'put',
    path: `${path}/{id}/control`,
    tag,
    summary: 'Say what the file should add up to',
    needs: write,
    params: byId,
    body: control,
    out: answer,
  });
  const save = route({
    method: 'post',
    path: `${path}/{id}/commit`,
    tag,
    summary: 'Save what is ready as drafts',
    needs: write,
    params: byId,
    body: commit,
    idempotent: true,
    out: z.looseObject({ jobId: z.string(), saved: z.int() }),
  });
  const cancel = route({
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: 'Give an import up',
    needs: write,
    params: byId,
    status: 204,
  });
  return { list, send, templates, one, rows, original, toKind, toSheet, toMapping, toControl, save, cancel };
};
