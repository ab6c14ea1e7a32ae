import { ATTACHMENT_BYTES, isPdf } from '#domain/efiling/csv-name.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import {
  type AnnualAttachments,
  ATTACHED,
  type AttachmentSuffix,
  attachmentsOf,
  pdfKinds,
  withAttachments,
} from '#domain/spt-badan/attachments.ts';
import { type AnnualReturn, sheetOf } from '#domain/spt-badan/record.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import type { Tx } from '../../../db/database.ts';
import { lockAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import type { Fixed } from '../../documents/family.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { keepWith } from '../../services/files/files.ts';
import { sha256Of } from '../../services/files/sha256.ts';
import { annualFamily, annualMoves } from './family.ts';

/** As long as the law requires books to be kept. */
const RETAINED_DAYS = 10 * 366;

type Named = { readonly id: string; readonly fixed?: Fixed };
type Attached = Named & { readonly version: number; readonly suffix: AttachmentSuffix };

const viewOf = (row: AnnualReturn, scope: Scope): AnnualAttachments => ({
  version: sheetOf(row, ATTACHED).version,
  writable: allowsAnnual('fill', row) && scope.permissions.has(annualAccess.write),
  attachments: [...attachmentsOf(row)],
});

export const listAttachments = async (deps: Deps, scope: Scope, { id, fixed }: Named): Promise<AnnualAttachments> => {
  permit(scope, annualAccess.view);
  return viewOf(await annualFamily.load(scope, deps.db.read, id, fixed), scope);
};

const writable = async (deps: Deps, scope: Scope, { id, fixed }: Named): Promise<AnnualReturn> => {
  const row = await annualFamily.load(scope, deps.db.read, id, fixed);
  permit(scope, annualAccess.write);
  if (!allowsAnnual('fill', row)) throw annualMoves.wrongStatus(row);
  return row;
};

const save = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  { id, version }: Pick<Attached, 'id' | 'version'>,
  {
    action,
    change,
  }: {
    readonly action: 'attach' | 'detach';
    readonly change: (read: AnnualReturn) => ReturnType<typeof attachmentsOf>;
  },
): Promise<AnnualReturn> => {
  const read = await lockAnnual(tx, scope, id);
  if (!read) throw new Problem('not_found');
  if (sheetOf(read, ATTACHED).version !== version) throw new Problem('stale');
  const saved = { updatedBy: scope.userName, updatedAt: deps.now() };
  const sheets = withAttachments(read, change(read), saved);
  const [moved = read] = await annualMoves.move(tx, deps, scope, deps.now(), [
    { read, move: 'fill', action, set: { sheets } },
  ]);
  return moved;
};

/**
 * Keeps a PDF of at most 5 MB under a kind of its form; another one replaces it. Throws `too_large`, `invalid` for what
 * is no PDF or a kind of the other form, `wrong_status`, `stale`.
 */
export const attachToAnnual = async (
  deps: Deps,
  scope: Scope,
  { bytes, suffix, ...of }: Attached & { readonly bytes: Uint8Array },
): Promise<AnnualAttachments> => {
  const { taxYear, revision, era } = await writable(deps, scope, of);
  if (!(pdfKinds[era] as readonly string[]).includes(suffix))
    throw new Problem('invalid', { errors: { suffix: 'sptBadan.server.pdf_kind' } });
  if (bytes.byteLength > ATTACHMENT_BYTES) throw new Problem('too_large', { params: { limit: '5 MB' } });
  if (!isPdf(bytes)) throw new Problem('invalid', { errors: { file: 'efiling.check.pdf_format' } });
  const name = `SPT Tahunan ${taxYear}-${String(revision).padStart(2, '0')} ${suffix}.pdf`;
  const stored = { name, type: 'application/pdf', bytes, needs: [annualAccess.view], days: RETAINED_DAYS };
  return keepWith(deps, scope, stored, (fileId, enter) =>
    deps.db.transact(async (tx) => {
      await enter(tx);
      const added = { suffix, name, fileId, size: bytes.byteLength, hash: sha256Of(bytes) };
      const change = (read: AnnualReturn) => [...attachmentsOf(read).filter((one) => one.suffix !== suffix), added];
      return viewOf(await save(tx, deps, scope, of, { action: 'attach', change }), scope);
    }),
  );
};

/** Takes a PDF off the return. Throws `not_found`, `wrong_status`, `stale`. */
export const detachFromAnnual = async (deps: Deps, scope: Scope, of: Attached): Promise<AnnualAttachments> => {
  const seen = await writable(deps, scope, of);
  if (!attachmentsOf(seen).some(({ suffix }) => suffix === of.suffix)) throw new Problem('not_found');
  const change = (read: AnnualReturn) => attachmentsOf(read).filter(({ suffix }) => suffix !== of.suffix);
  return deps.db.transact(async (tx) => viewOf(await save(tx, deps, scope, of, { action: 'detach', change }), scope));
};
