import { vatAccess } from '#domain/faktur/access.ts';
import { vatDocumentPath, vatFormPath } from '#domain/faktur/document-paths.ts';
import { type Dokumen, type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { curedDokumen, dokumenCureOf, dokumenFieldOf } from '#domain/faktur/dokumen-cures.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import { type Cure, changesInput } from '#domain/refusals/cure.ts';
import type { Scope } from '#domain/scope.ts';
import { refusedOf } from '../../../documents/refusals/cure.ts';
import type { Trial } from '../../../documents/refusals/family.ts';
import type { Deps } from '../../../services/deps.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { inSide, outSide } from '../dokumen/sides.ts';
import { sentAlike, trialOf } from './sent-alike.ts';

const sides = {
  out: { name: 'dokumen-out', family: dokumenKeluaranFamily, work: outSide, type: 'DOC_OUT' },
  in: { name: 'dokumen-in', family: dokumenMasukanFamily, work: inSide, type: 'DOC_IN' },
} as const;
const statuses = sentMoves.retry.from;
/** As the way to the office knows one. */
type Full = Faktur<string>;

/** The form at the field the cause is about, for who may write; else the page of the document. */
const placeOf = (type: 'DOC_OUT' | 'DOC_IN', of: Dokumen, mayWrite: boolean): string =>
  mayWrite ? vatFormPath(type, of, dokumenFieldOf(of.officeCode ?? '')) : vatDocumentPath({ type, id: of.id });

/** Other documents of one side the office or the line threw back, and the job that cures them. */
const refusedDokumens = (side: DokumenSide) => {
  // Both sides are worked on alike; only the states of what is approved differ.
  const { name, family, work, type } = sides[side] as (typeof sides)['out'];
  const { sent, saves, composed, refuseHeld } = work;
  type Selection = Parameters<typeof work.upload>[2];

  /** Tries a cure on one document; nothing is written. */
  const tried = (deps: Deps, scope: Scope, full: Full, cure: Cure): Promise<Trial<DokumenInput, Full>> => {
    const read = full as Dokumen;
    const { input, changes } = curedDokumen(dokumenInputOf(read), cure, read.id);
    const made = { input, next: changes.length > 0 ? { ...read, ...input } : read, changes };
    return trialOf<DokumenInput, Full>({
      ...{ scope, changing: changesInput(cure), made },
      errors: (next) => sent.errors(deps, scope, next),
    });
  };

  return refusedOf({
    ...sentAlike({ type, document: family.definition, statuses }),
    name,
    cureOf: dokumenCureOf,
    sent,
    signed: 'changeSignee',
    documents: family,
    selection: (of) => ('ids' in of ? of : { filter: { officeCode: of.code, status: [...statuses] } }) as Selection,
    shown: ({ held }, full) => {
      const read = full as Dokumen;
      return {
        reference: read.number ?? read.reference,
        name: read.counterpartyName,
        date: read.date,
        signeeName: read.signeeName,
        place: placeOf(type, read, held.has(vatAccess.write)),
        base: read.dpp,
        tax: read.ppn,
        held: {
          identity: read.counterpartyNpwp,
          otherPlace: '',
          paper: '',
          reference: read.reference ?? '',
          number: read.number ?? '',
        },
      };
    },
    tried,
    write: async (tx, deps, scope, { read, input, reason }) => {
      const next = await composed(tx, deps, scope, input, read as Dokumen);
      return saves.overwrite(tx, deps, scope, { read: read as Dokumen, next }, { reason });
    },
    held: refuseHeld,
  });
};

export const refusedDokumenOut = refusedDokumens('out');
export const refusedDokumenIn = refusedDokumens('in');
