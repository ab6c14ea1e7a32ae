import { describe, expect, it } from 'vitest';
import { fakturStatus } from '../faktur/status.ts';
import { movesFrom } from './status.ts';

const everyKey = new Set(Object.values(fakturStatus.moves).map((move) => move.by));

describe('movesFrom', () => {
  it('offers only what the state allows and the keys permit', () => {
    expect(movesFrom(fakturStatus, 'DRAFT', new Set(['EFAKTUR_DOC_UPLOAD']))).toEqual(['upload', 'changeSignee']);
    expect(movesFrom(fakturStatus, 'DRAFT', new Set())).toEqual([]);
    expect(movesFrom(fakturStatus, 'CANCELED', everyKey)).toEqual([]);
  });

  it('never offers a move of the system', () => {
    for (const status of Object.keys(fakturStatus.states) as (keyof typeof fakturStatus.states)[])
      for (const move of movesFrom(fakturStatus, status, everyKey))
        expect(fakturStatus.moves[move].by).not.toBe('system');
  });
});

describe('the machine of the outgoing invoice', () => {
  it('reaches every state from a draft', () => {
    const reached = new Set<string>([fakturStatus.start]);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const move of Object.values(fakturStatus.moves))
        if (move.from.some((from) => reached.has(from)) && move.to !== 'same' && move.to !== 'gone')
          reached.add(move.to);
    }
    expect([...reached].sort()).toEqual(Object.keys(fakturStatus.states).sort());
  });

  it('has no way out of what is final', () => {
    for (const [name, move] of Object.entries(fakturStatus.moves))
      for (const final of ['AMENDED', 'CANCELED'] as const) expect(move.from, name).not.toContain(final);
  });

  it('never removes what the office has numbered', () => {
    expect(fakturStatus.moves.remove.from).not.toContain('APPROVED');
  });
});
