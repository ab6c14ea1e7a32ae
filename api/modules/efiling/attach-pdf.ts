import { checkAttachment } from '#domain/efiling/csv-name.ts';
import type { Filing } from '#domain/efiling/filing.ts';
import { allowsFiling } from '#domain/efiling/filing-status.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { lockFiling } from '../../../db/repositories/efiling/filings.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { keepWith } from '../../services/files/files.ts';
import { plainName } from '../../services/files/plain-name.ts';
import { sha256Of } from '../../services/files/sha256.ts';
import { filingFamily, moveFiling, wrongStatus } from './family.ts';
import { foundWrong } from './found-wrong.ts';

/** As long as the law requires books to be kept. */
export const RETAINED_DAYS = 10 * 366;

type AttachParams = {
  readonly id: string;
  readonly version: number;
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
};

/** Replaces an attachment with the same suffix. */
export const attachPdf = async (deps: Deps, scope: Scope, { id, version, file }: AttachParams): Promise<Filing> => {
  permit(scope, 'EFILING_CREATE');
  const before = await filingFamily.load(scope, deps.db.read, id);
  if (!allowsFiling('attach', before)) throw wrongStatus(before);
  const { bytes } = file;
  const name = plainName(file.name);
  const size = bytes.byteLength;
  const { suffix, findings } = checkAttachment(before.fileName, { name, size, bytes });
  if (!suffix || findings.length > 0) throw foundWrong(scope, findings);
  const stored = { name, type: 'application/pdf', bytes, needs: ['EFILING_VIEW'] as const, days: RETAINED_DAYS };
  return keepWith(deps, scope, stored, (fileId, enter) =>
    deps.db.transact(async (tx) => {
      const read = await lockFiling(tx, scope, id);
      if (!read) throw new Problem('not_found');
      if (read.version !== version) throw new Problem('conflict');
      await enter(tx);
      const attachments = [
        ...read.attachments.filter((one) => one.suffix !== suffix),
        { name, suffix, fileId, size, hash: sha256Of(bytes) },
      ];
      const [moved = read] = await moveFiling(tx, deps, scope, deps.now(), [
        { read, move: 'attach', set: { attachments } },
      ]);
      return moved;
    }),
  );
};
