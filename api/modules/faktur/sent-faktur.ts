import { keluaran } from '#domain/faktur/keluaran.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import { allows, awaitingOffice, hasStatusIn, isApproved, sendingMove } from '#domain/faktur/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { fakturById, fakturRow } from '../../../db/repositories/faktur/faktur.ts';
import type { OwnCompany } from '../../../db/repositories/own-company.ts';
import type { Signee } from '../../../db/repositories/signees.ts';
import type { SentFamily } from '../../documents/office/family.ts';
import { sendingSet, verdictsOf } from '../../documents/office/sent-document.ts';
import type { OutgoingFaktur } from '../../gateways/djp/port.ts';
import { passReceiptsOn } from './collector-receipt.ts';
import { moveFakturs, type Step } from './move-fakturs.ts';
import { openingMasa } from './open-closed.ts';
import { uploadErrors } from './upload-checks.ts';
import { originalOf, stepFor } from './verdict-steps.ts';

const outgoingOf = async (
  scope: Scope,
  query: Query,
  seller: Pick<OwnCompany, 'npwp'>,
  signee: Pick<Signee, 'name' | 'npwp'>,
  faktur: Faktur,
): Promise<OutgoingFaktur> => {
  const original = faktur.replaces === null ? undefined : await fakturRow(scope, query, faktur.replaces);
  const advance = faktur.advanceOf === null ? undefined : await fakturRow(scope, query, faktur.advanceOf);
  return {
    tin: seller.npwp,
    kind: original ? 'SUBSTITUTE' : 'NORMAL',
    replacesNumber: original?.number ?? null,
    advanceNumber: advance?.number ?? null,
    signee: { name: signee.name, npwp: signee.npwp },
    faktur,
  };
};

type Set = NonNullable<Step['set']>;

export type SendingMove = 'upload' | 'retry';

export const sentFaktur: SentFamily<FakturRow, Faktur, Step['move'], Set, OutgoingFaktur> = {
  words: 'faktur.server',
  states: 'faktur.status',
  product: 'efaktur-v2',
  sendings: ['upload', 'retry'],
  begins: ['upload', 'retry'],
  failedState: 'FAILED',
  allows,
  isWaiting: (row) => !isApproved(row) && hasStatusIn(awaitingOffice, row),
  comesSoon: (row) => allows('reject', row),
  isThrownBack: (row) => allows('retry', row),
  isStored: () => false,
  through: (_scope, row) =>
    isApproved(row) ? { status: 'DONE', ...(row.number ? { message: row.number } : {}) } : null,
  row: fakturRow,
  full: fakturById,
  labelOf,
  dueOf: ({ uploadDeadline }) => uploadDeadline,
  move: (tx, deps, scope, now, steps) => moveFakturs(tx, deps, scope, now, passReceiptsOn(steps)),
  refuseClosed: openingMasa(keluaran).refuseClosed,
  sendingStep: (read, signee) => {
    const move = sendingMove(read);
    return move && { read, move, set: sendingSet(sentFaktur, read, signee) };
  },
  errors: uploadErrors,
  office: ({ djp }) => djp,
  outgoing: outgoingOf,
  stepFor,
  following: originalOf,
};

export const { applyVerdict, moveWithOriginal } = verdictsOf(sentFaktur);
