import type { BupotListRow } from '#domain/bupot/listed.ts';
import { type SlipRepair, slipAdvice } from '#domain/bupot/office-codes.ts';
import { type BupotMove, bupotStatus } from '#domain/bupot/status.ts';
import { movesFrom } from '#domain/definition/status.ts';
import type { Permission } from '#domain/permissions.ts';
import type { useOffice } from '../../ui/layout/session-context.ts';

type Office = ReturnType<typeof useOffice>;

/** Moves in the order a person wants them. */
const wanted: readonly BupotMove[] = [
  'issue',
  'save',
  'correct',
  'inquire',
  'submit',
  'changeSignee',
  'cancel',
  'remove',
];

/** Taken back with trouble or not at all. */
export const dangerous: readonly BupotMove[] = ['cancel', 'remove'];

/** What the line to the office must be able to do for a move; the rest needs no office. */
const needs: Partial<Record<BupotMove, keyof Office>> = {
  issue: 'send',
  submit: 'send',
  changeSignee: 'send',
  cancel: 'cancel',
  inquire: 'inquire',
};

type Of = Pick<BupotListRow, 'status' | 'errorCount' | 'replacedBy' | 'officeCode'>;

/** What the office threw back as it stands is mended before it is sent again. */
const mendingMoves: Partial<Record<SlipRepair, BupotMove>> = { edit: 'save', signee: 'changeSignee' };

/** What may be asked for a slip as it stands: what has no error left may be issued at once, the office then gets it first. */
export const possibleMoves = (bupot: Of, held: ReadonlySet<string>, office: Office): readonly BupotMove[] => {
  const allowed = movesFrom(bupotStatus, bupot.status, held as ReadonlySet<Permission>);
  const sendable = allowed.includes('submit') && bupot.errorCount === 0;
  const may: Partial<Record<BupotMove, boolean>> = {
    submit: sendable,
    issue: sendable || allowed.includes('issue'),
    // A slip that is being corrected is corrected again only through its newest version.
    correct: allowed.includes('correct') && bupot.replacedBy === null,
  };
  const mending = bupot.officeCode === null ? undefined : mendingMoves[slipAdvice(bupot.officeCode).repair];
  const order = mending ? [mending, ...wanted.filter((move) => move !== mending)] : wanted;
  return order.filter((move) => {
    const needed = needs[move];
    return (may[move] ?? allowed.includes(move)) && (needed === undefined || office[needed]);
  });
};
