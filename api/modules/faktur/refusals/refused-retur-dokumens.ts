import { vatAccess } from '#domain/faktur/access.ts';
import { vatDocumentPath, vatFormPath } from '#domain/faktur/document-paths.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { type ReturDokumen, type ReturDokumenInput, returDokumenInputOf } from '#domain/faktur/retur-dokumen.ts';
import { curedReturDokumen, returDokumenCureOf, returDokumenFieldOf } from '#domain/faktur/retur-dokumen-cures.ts';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import { type Cure, changesInput } from '#domain/refusals/cure.ts';
import type { Scope } from '#domain/scope.ts';
import { refusedOf } from '../../../documents/refusals/cure.ts';
import type { Trial } from '../../../documents/refusals/family.ts';
import type { Deps } from '../../../services/deps.ts';
import { returDokumenKeluaranFamily, returDokumenMasukanFamily } from '../retur-dokumen/family.ts';
import { returInSide, returOutSide } from '../retur-dokumen/sides.ts';
import { sentAlike, trialOf } from './sent-alike.ts';

const sides = {
  out: { name: 'retur-dokumen-out', family: returDokumenKeluaranFamily, work: returOutSide, type: 'RETURN_DOC_OUT' },
  in: { name: 'retur-dokumen-in', family: returDokumenMasukanFamily, work: returInSide, type: 'RETURN_DOC_IN' },
} as const;
const statuses = sentMoves.retry.from;

/** Returns of other documents of one side the office or the line threw back, and the job that cures them. */
const refusedReturDokumens = (side: DokumenSide) => {
  // Both sides are worked on alike.
  const { name, family, work, type } = sides[side] as (typeof sides)['out'];
  const { sent, saves, composed, besideOf, refuseHeld } = work;
  type Selection = Parameters<typeof work.upload>[2];

  /** Tries a cure on one return; nothing is written. */
  const tried = async (
    deps: Deps,
    scope: Scope,
    read: ReturDokumen,
    cure: Cure,
  ): Promise<Trial<ReturDokumenInput, ReturDokumen>> => {
    const beside = cure.kind === 'origin' ? await besideOf(scope, deps.db.read, read) : null;
    const { input, changes } = curedReturDokumen(returDokumenInputOf(read), cure, read.id, beside);
    return trialOf<ReturDokumenInput, ReturDokumen>({
      ...{ scope, changing: changesInput(cure), made: { input, next: { ...read, ...input }, changes } },
      errors: (next) => sent.errors(deps, scope, next),
    });
  };

  return refusedOf({
    ...sentAlike({ type, document: family.definition, statuses }),
    name,
    cureOf: returDokumenCureOf,
    sent,
    signed: 'changeSignee',
    documents: family,
    selection: (of) => ('ids' in of ? of : { filter: { officeCode: of.code, status: [...statuses] } }) as Selection,
    shown: ({ held }, read) => ({
      reference: read.number ?? read.originNumber,
      name: read.counterpartyName,
      date: read.date,
      signeeName: read.signeeName,
      // The form at the field the cause is about, for who may write; else the page of the return.
      place: held.has(vatAccess.write)
        ? vatFormPath(type, read, returDokumenFieldOf(read.officeCode ?? ''))
        : vatDocumentPath({ type, id: read.id }),
      base: read.dpp,
      tax: read.ppn,
      held: {
        identity: read.counterpartyNpwp,
        ...{ otherPlace: '', paper: '', reference: '' },
        number: read.number ?? '',
      },
    }),
    tried,
    write: async (tx, deps, scope, { read, input, reason }) => {
      const next = await composed(tx, deps, scope, input, read);
      return saves.overwrite(tx, deps, scope, { read, next }, { reason });
    },
    held: refuseHeld,
  });
};

export const refusedReturDokumenOut = refusedReturDokumens('out');
export const refusedReturDokumenIn = refusedReturDokumens('in');
