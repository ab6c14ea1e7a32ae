import { describe, expect, it } from 'vitest';
import { billingStatus, ntpnStatus } from '#domain/billing/status.ts';
import { isCompleted, isPaid } from '#domain/billing/status-queries.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import { movesFrom } from '#domain/definition/status.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { isApproved } from '#domain/faktur/status-queries.ts';
import { permissions } from '#domain/permissions.ts';
import type { Coverage } from '#domain/spt/proofs.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import { toDoOf } from '#domain/spt/to-do.ts';
import {
  dangerous as receiptDangers,
  possibleMoves as receiptMoves,
  papersOf as receiptPapers,
} from '../../billing/ntpn/possible-moves.ts';
import {
  dangerous as codeDangers,
  possibleMoves as codeMoves,
  papersOf as codePapers,
} from '../../billing/possible-moves.ts';
import { dangerous as slipDangers, possibleMoves as slipMoves } from '../../bupot/actions/possible-moves.ts';
import { dangerous as invoiceDangers, possibleMoves as invoiceMoves } from '../../faktur/actions/possible-moves.ts';
import { nextMove, dangerous as returnDangers, papersOf as returnPapers } from '../../spt/possible-moves.ts';
import { leadingPaper, leadOf } from './lead.ts';

const can = { send: true, cancel: true, substitute: true, inquire: true };
const offices = [can, { send: false, cancel: false, substitute: false, inquire: false }, { ...can, send: false }];
const all = new Set<string>(permissions);
const without = (part: string) => new Set<string>(permissions.filter((key) => !key.includes(part)));
const only = (part: string) => new Set<string>(permissions.filter((key) => key.includes(part)));
const people = [
  all,
  ...['_SEND', '_CREATE', '_UPLOAD', '_PAYMENT_', '_NTPN_'].map(without),
  ...['_VIEW', '_DELETE'].map(only),
];

type Status<T extends { states: object }> = keyof T['states'] & string;
const statesOf = <T extends { states: object }>({ states }: T) => Object.keys(states) as Status<T>[];

const papers = (leading: string | null) => [
  { key: 'pdf', leads: leading === 'pdf' },
  { key: 'email', leads: leading === 'email' },
];
type Offered = { readonly key: string; readonly danger?: boolean; readonly leads?: boolean };
const fetched = (keys: readonly string[]): Offered[] => keys.map((key) => ({ key }));
const offered = (moves: readonly string[], dangers: readonly string[], documents: readonly Offered[]) =>
  leadOf<Offered>(
    moves.map((key) => ({ key, danger: dangers.includes(key) })),
    documents,
  );
/** What leads by name; a move that destroys fails the test there and then. */
const leads = (...of: Parameters<typeof offered>): string | undefined => {
  const { lead } = offered(...of);
  expect(lead?.danger ?? false, lead?.key).toBe(false);
  return lead?.key;
};

const cases = offices.flatMap((office) => people.map((held) => ({ office, held })));

describe('what stands first of all that may be done', () => {
  it('never destroys: an invoice in every state, replaced or not, whoever looks and whatever the line can do', () => {
    for (const { office, held } of cases)
      for (const status of statesOf(fakturStatus))
        for (const replacedBy of [null, 'next']) {
          const moves = invoiceMoves({ status, officeCode: null, replacedBy }, held, office);
          const approved = isApproved({ status });
          const lead = leads(moves, invoiceDangers, papers(leadingPaper(approved, approved && held === all)));
          expect(lead, status).toBeDefined();
          if (approved) expect(lead).toBe(held === all ? 'email' : 'pdf');
        }
  });

  it('never destroys: a slip in every state, being corrected or not, faulty or not', () => {
    for (const { office, held } of cases)
      for (const status of statesOf(bupotStatus))
        for (const replacedBy of [null, 'next'])
          for (const errorCount of [0, 1]) {
            const moves = slipMoves({ status, officeCode: null, replacedBy, errorCount }, held, office);
            const issued = isIssued({ status });
            const lead = leads(moves, slipDangers, papers(leadingPaper(issued, issued && held === all)));
            expect(lead, status).toBeDefined();
            if (issued) expect(lead).toBe(held === all ? 'email' : 'pdf');
          }
  });

  it('never destroys: a billing code in every state, made anew or not, and of one that is paid its paper is fetched', () => {
    for (const held of people)
      for (const status of statesOf(billingStatus))
        for (const renewedBy of [null, 'next'])
          for (const byHand of [true, false]) {
            const code = status === 'REQUESTING' || status === 'FAILED' ? null : '024242399093637';
            const billing = { status, code, renewedBy, paymentId: status === 'WAITING' ? 'payment' : null };
            const moves = codeMoves(billing, held, byHand);
            const lead = leads(moves, codeDangers, fetched(codePapers(billing, held)));
            if (code) expect(lead, status).toBeDefined();
            if (status === 'PAYABLE' && held === all) expect(lead).toBe('pay');
            if (isPaid(billing)) expect(lead).toBe(held.has('EBILLING_NTPN_VIEW') ? 'receipt' : 'slip');
          }
  });

  it('never destroys: a receipt in every state, and of one that is done it is fetched', () => {
    for (const held of people)
      for (const status of statesOf(ntpnStatus)) {
        const lead = leads(receiptMoves({ status }, held), receiptDangers, fetched(receiptPapers({ status })));
        expect(lead, status).toBeDefined();
        if (isCompleted({ status })) expect(lead).toBe('bpn');
      }
  });

  it('never destroys: a return in every state, whatever of it may be asked for, and of one that is filed its receipt is fetched', () => {
    for (const held of people)
      for (const status of statesOf(sptStatus))
        for (const ready of [true, false]) {
          const asked = movesFrom(sptStatus, status, held);
          const actions = ready ? asked : asked.filter((move) => !['validate', 'prove', 'file'].includes(move));
          const of = { status, postedAt: ready ? 1 : null, validatedAt: ready ? 1 : null, stale: false };
          const toDo = toDoOf(of, { settled: true } as Coverage, true);
          const next = nextMove({ status, toDo, actions });
          const moves = [...(next ? [next] : []), ...actions.filter((move) => move !== next)];
          const lead = leads(moves, returnDangers, returnPapers({ status }));
          expect(lead, status).toBeDefined();
          if (isFiled({ status })) expect(lead).toBe('bpe');
          else if (next) expect(lead).toBe(next);
        }
  });

  it('leaves everything else in its order, what destroys too', () => {
    const { lead, rest } = offered(['cancel', 'inquire', 'remove'], ['cancel', 'remove'], papers(null));
    expect(lead?.key).toBe('inquire');
    expect(rest.map(({ key }) => key)).toEqual(['cancel', 'remove', 'pdf', 'email']);
  });
});
