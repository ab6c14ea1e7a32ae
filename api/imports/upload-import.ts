import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { insertFile } from '../../db/repositories/files.ts';
import { insertImport } from '../../db/repositories/imports/imports.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { type Deps, permit } from '../services/deps.ts';
import { sha256Of } from '../services/files/sha256.ts';
import { type KindKey, kindOf } from './files/kinds.ts';
import { inspectFile, rootOf } from './files/open-file.ts';
import { Refusal } from './files/refusal.ts';
import type { ImportChannel } from './import-channel.ts';
import { emptyState, stored } from './state.ts';

export const IMPORT_DAYS = 30;
const DAY = 86_400_000;

export type Upload = { kind: KindKey; name: string; bytes: Uint8Array };

export const plainName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(-180) || 'impor'
  );
};

const refused = ({ key, params }: Refusal): Problem => {
  const code = key === 'too_large' ? 'too_large' : key === 'empty_file' ? 'invalid' : 'unsupported_file';
  return new Problem(code, { message: `impor.server.refusal.${key}`, params, extra: { reason: key } });
};

/** The root element of an XML decides over the chosen kind. */
const kindBy = (channel: ImportChannel, kind: KindKey, bytes: Uint8Array): KindKey => {
  const root = rootOf(bytes);
  return channel.kinds.find((one) => root !== null && kindOf({ kind: one }).root === root) ?? kind;
};

/** Files refused by the first inspection are not stored. */
export const uploadImport = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  { kind: chosen, name, bytes }: Upload,
): Promise<{ id: string }> => {
  permit(scope, channel.write);
  const kind = kindBy(channel, chosen, bytes);
  try {
    inspectFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), kindOf({ kind }).takes);
  } catch (error) {
    throw error instanceof Refusal ? refused(error) : error;
  }
  const now = deps.now();
  const [id, fileId, fileName] = [deps.newId(), deps.newId(), plainName(name)];
  const expiresAt = now + IMPORT_DAYS * DAY;
  await deps.files.write(fileId, bytes);
  const added = deps.db.transact(async (tx) => {
    await insertFile(tx, scope, {
      id: fileId,
      name: fileName,
      type: 'application/octet-stream',
      size: bytes.length,
      sha256: sha256Of(bytes),
      needs: [channel.view],
      createdAt: now,
      expiresAt,
    });
    const jobId = await enqueue(tx, scope, now, {
      kind: 'import.read',
      payload: { importId: id },
      uniqueKey: `import.read:${id}`,
    });
    await insertImport(tx, {
      id,
      companyId: scope.companyId,
      version: 1,
      kind,
      fileId,
      fileName,
      source: null,
      step: 'READING',
      status: 'IN_PROGRESS',
      state: stored(emptyState()),
      rows: 0,
      documents: 0,
      succeeded: 0,
      failed: 0,
      message: null,
      jobId,
      createdBy: scope.userId,
      createdByName: scope.userName,
      createdAt: now,
      finishedAt: null,
      expiresAt,
    });
  });
  await added.catch(async (error) => {
    await deps.files.remove(fileId);
    throw error;
  });
  return { id };
};
