import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/definition/answers.ts';
import { happened } from './Timeline.tsx';

const row = (over: Partial<HistoryEntry>): HistoryEntry => ({
  seq: 1,
  action: 'save',
  fromStatus: 'DRAFT',
  toStatus: 'DRAFT',
  reason: null,
  userName: 'Rina',
  at: 0,
  before: null,
  after: null,
  message: 'Disimpan',
  office: null,
  ...over,
});
const look = {
  states: { DRAFT: 'grey', WAITING: 'orange', ISSUED: 'green', REFUSED: 'red' },
  happened: { save: 'edit' },
} as const;
const doer = (name: string) => name || 'Sistem';

describe('the history of a record', () => {
  it('is told newest first, each in the words of the server', () => {
    const events = happened([row({ seq: 1 }), row({ seq: 2, message: 'Ditolak' })], look, doer);
    expect(events.map(({ key, words }) => [key, words])).toEqual([
      [2, 'Ditolak'],
      [1, 'Disimpan'],
    ]);
  });

  it('is marked by what was done, else by how it came out; a step that changes no status comes out as nothing', () => {
    const mark = (over: Partial<HistoryEntry>) =>
      happened([row(over)], look, doer).map(({ icon, tone }) => [icon, tone])[0];
    expect(mark({})).toEqual(['edit', 'grey']);
    expect(mark({ action: 'sent', toStatus: 'WAITING' })).toEqual(['clock', 'orange']);
    expect(mark({ action: 'answer', toStatus: 'ISSUED' })).toEqual(['check', 'green']);
    expect(mark({ action: 'answer', toStatus: 'REFUSED' })).toEqual(['close', 'red']);
    expect(mark({ action: 'look', fromStatus: 'ISSUED', toStatus: 'ISSUED' })).toEqual(['dot', 'grey']);
    expect(mark({ action: 'constructor', toStatus: 'toString' })).toEqual(['dot', 'grey']);
  });

  it('names the system where nobody did it', () => {
    expect(happened([row({ userName: '', reason: 'Late' })], look, doer)[0]?.by).toEqual(['Sistem', 'Late']);
    expect(happened([row({ userName: '' })], look, doer)[0]?.by).toEqual(['Sistem', null]);
  });
});
