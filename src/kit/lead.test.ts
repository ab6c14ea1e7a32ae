import { describe, expect, it } from 'vitest';
import { isIssued } from '#domain/bupot/standing.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { isApproved } from '#domain/faktur/standing.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { permissions } from '#domain/permissions.ts';
import { dangerous as slipDangers, possibleMoves as slipMoves } from '../bupot/actions/possible-moves.ts';
import { dangerous as invoiceDangers, possibleMoves as invoiceMoves } from '../faktur/actions/possible-moves.ts';
import { leadingPaper, leadOf } from './lead.ts';

const can = { send: true, cancel: true, substitute: true, inquire: true };
const offices = [can, { send: false, cancel: false, substitute: false, inquire: false }, { ...can, send: false }];
const all = new Set<string>(permissions);
const without = (part: string) => new Set<string>(permissions.filter((key) => !key.includes(part)));
const people = [all, without('_SEND'), without('_CREATE'), without('_UPLOAD')];

type Status<T extends { states: object }> = keyof T['states'] & string;
const statesOf = <T extends { states: object }>({ states }: T) => Object.keys(states) as Status<T>[];

const papers = (leading: string | null) => [
  { key: 'pdf', leads: leading === 'pdf' },
  { key: 'email', leads: leading === 'email' },
];
const offered = (moves: readonly string[], dangers: readonly string[], leading: string | null) =>
  leadOf<{ key: string; danger?: boolean; leads?: boolean }>(
    moves.map((key) => ({ key, danger: dangers.includes(key) })),
    papers(leading),
  );

const cases = offices.flatMap((office) => people.map((held) => ({ office, held })));

describe('what stands first of all that may be done', () => {
  it('never destroys: an invoice in every state, replaced or not, whoever looks and whatever the line can do', () => {
    for (const { office, held } of cases)
      for (const status of statesOf(fakturStatus))
        for (const replacedBy of [null, 'next']) {
          const moves = invoiceMoves({ status, officeCode: null, replacedBy }, held, office);
          const approved = isApproved({ status });
          const { lead } = offered(moves, invoiceDangers, leadingPaper(approved, approved && held === all));
          expect(lead, status).toBeDefined();
          expect(lead?.danger ?? false, status).toBe(false);
          if (approved) expect(lead?.key).toBe(held === all ? 'email' : 'pdf');
        }
  });

  it('never destroys: a slip in every state, being corrected or not, faulty or not', () => {
    for (const { office, held } of cases)
      for (const status of statesOf(bupotStatus))
        for (const replacedBy of [null, 'next'])
          for (const errorCount of [0, 1]) {
            const moves = slipMoves({ status, officeCode: null, replacedBy, errorCount }, held, office);
            const issued = isIssued({ status });
            const { lead } = offered(moves, slipDangers, leadingPaper(issued, issued && held === all));
            expect(lead, status).toBeDefined();
            expect(lead?.danger ?? false, status).toBe(false);
            if (issued) expect(lead?.key).toBe(held === all ? 'email' : 'pdf');
          }
  });

  it('leaves everything else in its order, what destroys too', () => {
    const { lead, rest } = offered(['cancel', 'inquire', 'remove'], ['cancel', 'remove'], null);
    expect(lead?.key).toBe('inquire');
    expect(rest.map(({ key }) => key)).toEqual(['cancel', 'remove', 'pdf', 'email']);
  });
});
