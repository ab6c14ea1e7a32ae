import { movesFrom } from '#domain/definition/status.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { type FakturMove, fakturStatus } from '#domain/faktur/status.ts';
import { officeAdvice, type Repair } from '#domain/office/codes.ts';
import type { Permission } from '#domain/permissions.ts';
import type { useOffice } from '../../ui/layout/session-context.ts';

type Office = ReturnType<typeof useOffice>;

/** Moves in the order a person wants them. */
const wanted: readonly FakturMove[] = [
  'upload',
  'retry',
  'confirmSubstitute',
  'confirmCancel',
  'save',
  'changeSignee',
  'inquire',
  'substitute',
  'revoke',
  'cancelSubstitute',
  'cancel',
  'remove',
];

/** Taken back with trouble or not at all. */
export const dangerous: readonly FakturMove[] = ['cancel', 'cancelSubstitute', 'remove', 'confirmCancel'];

/** What the line to the office must be able to do for a move; the rest needs no office. */
const needs: Partial<Record<FakturMove, keyof Office>> = {
  upload: 'send',
  retry: 'send',
  changeSignee: 'send',
  inquire: 'inquire',
  substitute: 'substitute',
  confirmSubstitute: 'substitute',
  cancelSubstitute: 'substitute',
  cancel: 'cancel',
  revoke: 'cancel',
  confirmCancel: 'cancel',
};
const officeCan = (move: FakturMove, office: Office): boolean => {
  const needed = needs[move];
  return needed === undefined || office[needed];
};

/** What the office rejects as it stands is mended before it is sent again. */
const mendingMoves: Partial<Record<Repair, FakturMove>> = { edit: 'save', signee: 'changeSignee' };

type Of = Pick<FakturListRow, 'status' | 'officeCode' | 'replacedBy'>;

/** What may be asked for an invoice as it stands. */
export const possibleMoves = (
  { status, officeCode, replacedBy }: Of,
  held: ReadonlySet<string>,
  office: Office,
): readonly FakturMove[] => {
  const mending = officeCode ? mendingMoves[officeAdvice(officeCode).repair] : undefined;
  const allowed = movesFrom(fakturStatus, status, held as ReadonlySet<Permission>);
  return (
    wanted
      .filter((move) => allowed.includes(move) && officeCan(move, office))
      .sort((a, b) => Number(b === mending) - Number(a === mending))
      // One substitute at a time: a second would replace what is being replaced.
      .filter((move) => move !== 'substitute' || replacedBy === null)
  );
};
