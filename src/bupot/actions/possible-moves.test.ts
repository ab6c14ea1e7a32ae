import { describe, expect, it } from 'vitest';
import { permissions } from '#domain/permissions.ts';
import { possibleMoves } from './possible-moves.ts';

const all = new Set<string>(permissions);
const office = { send: true, cancel: true, substitute: true, inquire: true };
const draft = { status: 'DRAFT', errorCount: 0, replacedBy: null, officeCode: null } as const;

describe('what may be asked for a slip', () => {
  it('is to issue it once nothing is wrong with it, and to change it before', () => {
    expect(possibleMoves(draft, all, office)).toEqual(['issue', 'save', 'submit', 'changeSignee', 'remove']);
    expect(possibleMoves({ ...draft, errorCount: 2 }, all, office)).toEqual(['save', 'changeSignee', 'remove']);
    expect(possibleMoves({ ...draft, status: 'WAITING_FOR_APPROVAL' }, all, office)[0]).toBe('issue');
  });

  it('is first to mend what the office threw back for something on it', () => {
    const rejected = { ...draft, status: 'REJECTED', officeCode: 'PAYEE_NOT_FOUND' } as const;
    expect(possibleMoves(rejected, all, office)[0]).toBe('save');
    expect(possibleMoves({ ...rejected, officeCode: 'SIGNER_NOT_AUTHORIZED' }, all, office)[0]).toBe('changeSignee');
    expect(possibleMoves({ ...rejected, officeCode: 'UNREACHABLE' }, all, office)[0]).toBe('issue');
  });

  it('is to correct it once, then only its newest version', () => {
    const issued = { ...draft, status: 'APPROVED' } as const;
    expect(possibleMoves(issued, all, office)).toEqual(['correct', 'cancel']);
    expect(possibleMoves({ ...issued, replacedBy: 'next' }, all, office)).toEqual(['cancel']);
  });

  it('is nothing the line to the office cannot do, and nothing the person has no key for', () => {
    expect(possibleMoves(draft, all, { ...office, send: false })).toEqual(['save', 'remove']);
    expect(possibleMoves(draft, new Set(['EBUPOT_WITHHOLDING_VIEW']), office)).toEqual([]);
  });
});
