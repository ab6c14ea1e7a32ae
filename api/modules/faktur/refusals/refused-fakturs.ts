import { cureOf } from '#domain/faktur/cure-kinds.ts';
import { vatDocumentPath, vatFormPath } from '#domain/faktur/document-paths.ts';
import type { FakturSelection } from '#domain/faktur/filter.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { officeAdvice, officeCodes } from '#domain/office/codes.ts';
import { thrownBackFakturs } from '../../../../db/repositories/faktur/refusals.ts';
import { refusedOf } from '../../../documents/refusals/cure.ts';
import { refuseReservedDocument } from '../inquire-item.ts';
import { passIntercepts } from '../intercepts.ts';
import { keluaranFamily } from '../keluaran-family.ts';
import { composed, fakturSaves } from '../save-fakturs.ts';
import { sentFaktur } from '../sent-faktur.ts';
import { openClosed, refuseWithout } from '../upload-fakturs.ts';
import { tried } from './trial.ts';

const { type, document } = keluaran;
const statuses = fakturStatus.moves.retry.from;

const placeOf = (of: FakturRow, mayWrite: boolean): string =>
  mayWrite ? vatFormPath(type, of, officeAdvice(of.officeCode ?? '').field) : vatDocumentPath({ type, id: of.id });

export const refusedFakturs = refusedOf({
  name: 'faktur',
  view: document.access.view,
  keys: { send: 'EFAKTUR_DOC_UPLOAD', write: 'EFAKTUR_DOC_CREATE' },
  knows: (code) => Object.hasOwn(officeCodes, code),
  cureOf,
  lies: thrownBackFakturs({ type, list: document.resource, statuses }),
  sent: sentFaktur,
  action: 'upload',
  signed: 'changeSignee',
  documents: keluaranFamily,
  selection: (of): FakturSelection =>
    'ids' in of ? { ids: of.ids } : { filter: { officeCode: of.code, status: [...statuses] } },
  shown: ({ permissions }, read) => ({
    reference: read.reference,
    name: read.counterpartyName,
    date: read.date,
    signeeName: read.signeeName,
    place: placeOf(read, permissions.has(document.access.write)),
    base: read.dpp,
    tax: read.ppn,
    held: {
      identity: read.counterpartyDocumentNumber ?? read.counterpartyNpwp,
      otherPlace: read.counterpartyNitku,
      paper: read.customDoc ?? '',
      reference: read.reference ?? '',
      number: '',
    },
  }),
  tried,
  write: async (tx, deps, scope, { read, input, reason }) => {
    const next = await composed(tx, deps, scope, input, { read });
    return fakturSaves.overwrite(tx, deps, scope, { read, next }, { reason });
  },
  held: refuseReservedDocument,
  openClosed,
  refuseWithout: (deps) => refuseWithout(deps, 'send'),
  passIntercepts: (deps, scope, input) => passIntercepts(scope, deps.db.read, deps.now(), input),
});
