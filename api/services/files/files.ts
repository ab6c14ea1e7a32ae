import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { MANY_ROWS } from '#domain/security/events.ts';
import type { Tx } from '../../../db/database.ts';
import { fileById, insertFile, type StoredFile } from '../../../db/repositories/files.ts';
import { jobById } from '../../../db/repositories/jobs.ts';
import { insertSecurityRows, securityRow } from '../../../db/repositories/security-log.ts';
import { type Deps, permitAll } from '../deps.ts';
import { plainName } from './plain-name.ts';
import { sha256Of, storedSha256 } from './sha256.ts';

const DAY = 86_400_000;
export const RETENTION_DAYS = 7;

type Made = {
  id?: string;
  name: string;
  type: string;
  size: number;
  /** SHA-256 of its bytes, in hex. */
  sha256: string;
  needs: readonly Permission[];
  days?: number;
  rows?: number;
};

const enterFile = async (tx: Tx, scope: Scope, now: number, made: Made & { id: string }): Promise<void> => {
  const { id, type, size, sha256, rows = 0 } = made;
  const name = plainName(made.name);
  await insertFile(tx, scope, {
    id,
    name,
    type,
    size,
    sha256,
    needs: [...made.needs],
    createdAt: now,
    expiresAt: now + (made.days ?? RETENTION_DAYS) * DAY,
  });
  // The file id makes this idempotent: a file written again after a crash is reported once.
  if (rows > MANY_ROWS)
    await insertSecurityRows(tx, [
      { ...securityRow(scope, now, { event: 'exported', facts: { rows, file: name } }), id },
    ]);
};

export const registerFile = async (
  deps: Deps,
  scope: Scope,
  made: Omit<Made, 'sha256'> & { id: string },
): Promise<string> => {
  const sha256 = await storedSha256(deps.files, made.id);
  if (sha256 === null) throw new Error('there is no such file in the store');
  await deps.db.transact((tx) => enterFile(tx, scope, deps.now(), { ...made, sha256 }));
  return made.id;
};

type NewFile = Pick<Made, 'id' | 'name' | 'type' | 'needs' | 'days'> & { readonly bytes: Uint8Array };

const entryOf = (id: string, file: NewFile): Made & { id: string } => ({
  ...file,
  id,
  size: file.bytes.byteLength,
  sha256: sha256Of(file.bytes),
});

export const keepFile = async (deps: Deps, scope: Scope, file: NewFile): Promise<string> => {
  const { id = deps.newId() } = file;
  await deps.files.write(id, file.bytes);
  await deps.db.transact((tx) => enterFile(tx, scope, deps.now(), entryOf(id, file)));
  return id;
};

/** Written in the same transaction; if that fails, the file is removed. */
export const keepWith = async <T>(
  deps: Deps,
  scope: Scope,
  file: NewFile,
  write: (id: string, enter: (tx: Tx) => Promise<void>) => Promise<T>,
): Promise<T> => {
  const id = deps.newId();
  await deps.files.write(id, file.bytes);
  try {
    return await write(id, (tx) => enterFile(tx, scope, deps.now(), entryOf(id, file)));
  } catch (error) {
    await deps.files.remove(id);
    throw error;
  }
};

/** Not expired, for people who may see its source. */
export const loadFile = async (deps: Deps, scope: Scope, id: string): Promise<StoredFile> => {
  const file = await fileById(scope, deps.db.read, id);
  if (!file || (file.expiresAt !== null && file.expiresAt <= deps.now())) throw new Problem('not_found');
  permitAll(scope, file.needs);
  return file;
};

/** Files of many rows only. The file id is that of the job, which counted them. */
export const noteDownload = async (deps: Deps, scope: Scope, { id, name }: StoredFile): Promise<void> => {
  const rows = Number((await jobById(scope, deps.db.read, id))?.result?.count ?? 0);
  if (rows > MANY_ROWS) deps.securityLog.note({ ...scope, event: 'downloaded', facts: { rows, file: name } });
};
