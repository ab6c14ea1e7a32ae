import { z } from '@hono/zod-openapi';
import { namedSchema } from '#domain/definition/answers.ts';
import {
  importListedSchema,
  importRowSchema,
  importSavingSchema,
  importSchema,
  importSteppedSchema,
} from '#domain/imports/view-schema.ts';
import { listQuery } from '../../http/list-query.ts';
import { route } from '../../http/route.ts';
import type { ImportChannel } from '../import-channel.ts';
import {
  answered,
  byId,
  commit,
  control,
  importFilter,
  kindOf,
  mapping,
  reading,
  rowFilter,
  sheet,
  uploadOf,
} from './schemas.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Mount = {
  readonly channel: ImportChannel;
  readonly path: string;
  readonly tag: string;
  readonly noun: string;
};

const capitalised = (kind: string): string =>
  kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('');

export const routesAt = ({ channel: { kinds, view, write }, path, tag, noun }: Mount) => {
  const list = route({
    operationId: `list${noun}Imports`,
    method: 'get',
    path,
    tag,
    summary: 'History of imports',
    needs: view,
    query: listQuery(importFilter),
    out: z.array(importListedSchema),
  });
  const send = route({
    operationId: `upload${noun}Import`,
    method: 'post',
    path,
    tag,
    summary: 'Upload a file to import',
    needs: write,
    form: uploadOf(kinds),
    status: 201,
    idempotent: true,
    out: namedSchema,
  });
  const templates = kinds.map((kind) => ({
    kind,
    at: route({
      operationId: `get${noun}Import${capitalised(kind)}Template`,
      method: 'get',
      path: `${path}/templates/${kind}.xlsx`,
      inThread: true,
      tag,
      summary: 'Empty workbook to fill in, with a guide',
      needs: view,
      file: XLSX,
    }),
  }));
  const one = route({
    operationId: `get${noun}Import`,
    method: 'get',
    path: `${path}/{id}`,
    tag,
    summary: 'One import',
    needs: view,
    params: byId,
    out: importSchema,
  });
  const rows = route({
    operationId: `list${noun}ImportRows`,
    method: 'get',
    path: `${path}/{id}/rows`,
    tag,
    summary: 'Rows of an import',
    needs: view,
    params: byId,
    query: listQuery(rowFilter),
    out: z.array(importRowSchema),
  });
  const original = route({
    operationId: `get${noun}ImportOriginal`,
    method: 'get',
    path: `${path}/{id}/original`,
    tag,
    summary: 'The uploaded file',
    needs: view,
    params: byId,
    file: 'application/octet-stream',
  });
  const toKind = route({
    operationId: `change${noun}ImportKind`,
    method: 'put',
    path: `${path}/{id}/kind`,
    tag,
    summary: 'Read the file as another kind of this channel, or keep its kind',
    needs: write,
    params: byId,
    body: kindOf(kinds),
    out: importSteppedSchema,
  });
  const toSheet = route({
    operationId: `choose${noun}ImportSheet`,
    method: 'put',
    path: `${path}/{id}/sheet`,
    tag,
    summary: 'Choose the sheet and its heading row',
    needs: write,
    params: byId,
    body: sheet,
    out: importSteppedSchema,
  });
  const toMapping = route({
    operationId: `map${noun}Import`,
    method: 'put',
    path: `${path}/{id}/mapping`,
    tag,
    summary: 'Choose which column holds which field',
    needs: write,
    params: byId,
    body: mapping,
    out: importSteppedSchema,
  });
  const toReading = route({
    operationId: `answer${noun}ImportReading`,
    method: 'put',
    path: `${path}/{id}/reading`,
    tag,
    summary: 'Say how the file is to be read where it may be read in more than one way',
    needs: write,
    params: byId,
    body: reading,
    out: importSteppedSchema,
  });
  const toControl = route({
    operationId: `control${noun}Import`,
    method: 'put',
    path: `${path}/{id}/control`,
    tag,
    summary: 'Say what the file should add up to',
    needs: write,
    params: byId,
    body: control,
    out: importSteppedSchema,
  });
  const toAnswers = route({
    operationId: `answer${noun}Import`,
    method: 'put',
    path: `${path}/{id}/answers`,
    tag,
    summary: 'Answer questions about the file with yes; while one is open nothing of it is saved',
    needs: write,
    params: byId,
    body: answered,
    out: importSteppedSchema,
  });
  const save = route({
    operationId: `save${noun}Import`,
    method: 'post',
    path: `${path}/{id}/commit`,
    tag,
    summary: 'Save what is ready as drafts',
    needs: write,
    params: byId,
    body: commit,
    idempotent: true,
    out: importSavingSchema,
  });
  const cancel = route({
    operationId: `cancel${noun}Import`,
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: 'Give an import up',
    needs: write,
    params: byId,
    status: 204,
  });
  return {
    list,
    send,
    templates,
    one,
    rows,
    original,
    toKind,
    toSheet,
    toMapping,
    toReading,
    toControl,
    toAnswers,
    save,
    cancel,
  };
};
