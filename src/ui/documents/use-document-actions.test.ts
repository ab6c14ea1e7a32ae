import { describe, expect, it } from 'vitest';
import { billingStatus, ntpnStatus } from '#domain/billing/status.ts';
import { isCompleted, isPaid } from '#domain/billing/status-queries.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import { possibleMoves } from '#domain/definition/possible-moves.ts';
import { type Machine, movesFrom } from '#domain/definition/status.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { isApproved } from '#domain/faktur/status-queries.ts';
import { permissions } from '#domain/permissions.ts';
import type { Coverage } from '#domain/spt/bills.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import { toDoOf } from '#domain/spt/to-do.ts';
import { papersOf as codePapers } from '../../billing/use-paper-actions.ts';
import { nextMove, papersOf as returnPapers } from '../../spt/next-move.ts';
import { leadingPaper, leadOf } from './use-document-actions.tsx';

const can = { send: true, cancel: true, substitute: true, inquire: true, byHand: false };
const nobody = { send: false, cancel: false, substitute: false, inquire: false, byHand: true };
const offices = [can, nobody, { ...can, send: false }];
const all = new Set<string>(permissions);
const without = (part: string) => new Set<string>(permissions.filter((key) => !key.includes(part)));
const only = (part: string) => new Set<string>(permissions.filter((key) => key.includes(part)));
const people = [
  all,
  ...['_SEND', '_CREATE', '_UPLOAD', '_PAYMENT_', '_NTPN_'].map(without),
  ...['_VIEW', '_DELETE'].map(only),
];
const cases = offices.flatMap((office) => people.map((permissions) => ({ office, permissions })));

type Offered = { readonly key: string; readonly danger?: boolean; readonly leads?: boolean };
const handedOn = (inForce: boolean, permissions: ReadonlySet<string>): Offered[] => {
  const leading = leadingPaper(inForce, inForce && permissions === all);
  return ['pdf', 'email'].map((key) => ({ key, leads: leading === key }));
};

type Family<S extends string> = {
  readonly machine: Machine<S, string>;
  readonly ways: readonly Readonly<Record<string, unknown>>[];
  readonly papers: (status: S, permissions: ReadonlySet<string>) => readonly Offered[];
  readonly expected: (status: S, permissions: ReadonlySet<string>) => string | undefined;
};
const family = <S extends string>(of: Family<S>) => of as unknown as Family<string>;

const replaced = [{ replacedBy: null }, { replacedBy: 'next' }];
const families: Readonly<Record<string, Family<string>>> = {
  'an invoice': family({
    machine: fakturStatus,
    ways: replaced,
    papers: (status, permissions) => handedOn(isApproved({ status }), permissions),
    expected: (status, permissions) => (isApproved({ status }) ? (permissions === all ? 'email' : 'pdf') : undefined),
  }),
  'a slip': family({
    machine: bupotStatus,
    ways: replaced.flatMap((way) => [0, 1].map((errorCount) => ({ ...way, errorCount }))),
    papers: (status, permissions) => handedOn(isIssued({ status }), permissions),
    expected: (status, permissions) => (isIssued({ status }) ? (permissions === all ? 'email' : 'pdf') : undefined),
  }),
  'a billing code': family({
    machine: billingStatus,
    ways: [{ renewedBy: null }, { renewedBy: 'next' }],
    papers: (status, permissions) => {
      const code = status === 'REQUESTING' || status === 'FAILED' ? null : '024242399093637';
      return codePapers({ status, code }, permissions).map((key) => ({ key }));
    },
    expected: (status, permissions) => {
      if (isPaid({ status })) return permissions.has('EBILLING_NTPN_VIEW') ? 'receipt' : 'slip';
      return status === 'PAYABLE' && permissions === all ? 'pay' : undefined;
    },
  }),
  'a receipt': family({
    machine: ntpnStatus,
    ways: [{}],
    papers: (status) => [...(isCompleted({ status }) ? [{ key: 'bpn' }] : []), { key: 'billing' }],
    expected: (status) => (isCompleted({ status }) ? 'bpn' : undefined),
  }),
};

const dangersOf = ({ moves }: Machine<string, string>) =>
  Object.keys(moves).filter((move) => moves[move]?.offer?.danger);

const offered = (moves: readonly string[], dangers: readonly string[], documents: readonly Offered[]) =>
  leadOf<Offered>(
    moves.map((key) => ({ key, danger: dangers.includes(key) })),
    documents,
  );
/** Fails if the lead action is destructive. */
const leads = (...of: Parameters<typeof offered>): string | undefined => {
  const { lead } = offered(...of);
  expect(lead?.danger ?? false, lead?.key).toBe(false);
  return lead?.key;
};

describe('what stands first of all that may be done', () => {
  it.each(Object.entries(families))('never destroys %s, whoever looks and whatever the line can do', (_, of) => {
    for (const { office, permissions } of cases)
      for (const status of Object.keys(of.machine.states))
        for (const way of of.ways) {
          const papers = of.papers(status, permissions);
          const moves = possibleMoves(of.machine, { row: { status, ...way }, permissions, office });
          const lead = leads(moves, dangersOf(of.machine), papers);
          if (papers.length > 0) expect(lead, status).toBeDefined();
          const expected = of.expected(status, permissions);
          if (expected) expect(lead, status).toBe(expected);
        }
  });

  it('is nothing that cannot be chosen now', () => {
    const disabled = { key: 'return', why: 'Decide first' };
    expect(leadOf<Offered & { why?: string }>([], [disabled])).toMatchObject({
      lead: undefined,
      second: undefined,
      more: [disabled],
    });
  });

  it('never destroys a return, whatever of it may be asked for, and of one that is filed its receipt is fetched', () => {
    for (const permissions of people)
      for (const status of Object.keys(sptStatus.states) as (keyof typeof sptStatus.states)[])
        for (const ready of [true, false]) {
          const offeredMoves = movesFrom(sptStatus, status, permissions);
          const actions = ready
            ? offeredMoves
            : offeredMoves.filter((move) => !['validate', 'prove', 'file'].includes(move));
          const of = { status, postedAt: ready ? 1 : null, validatedAt: ready ? 1 : null, stale: false };
          const toDo = toDoOf({ ...of, followed: false }, { settled: true } as Coverage, true);
          const next = nextMove({ status, toDo, actions });
          const moves = [...(next ? [next] : []), ...actions.filter((move) => move !== next)];
          const lead = leads(moves, dangersOf(sptStatus), returnPapers({ status }));
          expect(lead, status).toBeDefined();
          if (isFiled({ status })) expect(lead).toBe('bpe');
          else if (next) expect(lead).toBe(next);
        }
  });

  it('leaves everything else in its order, what destroys too', () => {
    const { lead, rest, second, more } = offered(
      ['cancel', 'inquire', 'remove'],
      ['cancel', 'remove'],
      [{ key: 'pdf' }],
    );
    expect(lead?.key).toBe('inquire');
    expect(rest.map(({ key }) => key)).toEqual(['cancel', 'remove', 'pdf']);
    expect(second?.key).toBe('pdf');
    expect(more.map(({ key }) => key)).toEqual(['cancel', 'remove']);
  });
});
