import { describe, expect, it } from 'vitest';
import {
  booksStep,
  type DocumentCounts,
  daysLeft,
  documentCounts,
  documentStep,
  fileStep,
  nextAct,
  payStep,
  type ReturnState,
  reconcileStep,
} from './health.ts';

const counts = (over: Partial<DocumentCounts> = {}): DocumentCounts => ({
  inForce: 0,
  faulty: 0,
  drafts: 0,
  underway: 0,
  ...over,
});
const returnState = (over: Partial<ReturnState> = {}): ReturnState => ({
  status: 'CONCEPT',
  posted: true,
  stale: false,
  payable: 30_000_00,
  rest: 30_000_00,
  revision: 0,
  overpaid: 0,
  amendment: null,
  toDo: { state: 'READY', action: 'report', move: 'file' },
  ...over,
});
const toPost = { state: 'NOT_COMPLETED', action: 'post', move: 'post' } as const;
const toAmend = { state: 'TO_AMEND', action: 'amend', move: 'amend' } as const;
const amending = (payable: number, overpaid: number) =>
  returnState({ status: 'FILED', stale: true, toDo: toAmend, amendment: { payable, overpaid } });
const toProve = { state: 'NOT_SETTLED', action: 'prove', move: 'prove' } as const;

describe('the documents of a masa', () => {
  it('are counted by how they stand; what is in no list is with the tax office', () => {
    const states = { inForce: ['APPROVED'], faulty: ['REJECTED'], drafts: ['DRAFT'], gone: ['CANCELED'] };
    const byStatus = { APPROVED: 4, REJECTED: 1, DRAFT: 2, CANCELED: 9, IN_PROGRESS: 3 };
    expect(documentCounts(byStatus, states)).toEqual({ inForce: 4, faulty: 1, drafts: 2, underway: 3 });
  });

  it.each([
    [counts(), 'later', 'documents.none', 0],
    [counts({ inForce: 7 }), 'done', 'documents.all', 7],
    [counts({ inForce: 7, underway: 2 }), 'working', 'documents.underway', 2],
    [counts({ inForce: 7, underway: 2, drafts: 3 }), 'working', 'documents.drafts', 3],
    [counts({ inForce: 7, drafts: 3, faulty: 1 }), 'blocked', 'documents.faulty', 1],
  ] as const)('of %j are %s: %s', (of, state, key, count) => {
    expect(documentStep(of)).toMatchObject({ step: 'documents', state, key, count });
  });
});

it('names the last day to upload where there is one', () => {
  const step = documentStep(counts({ inForce: 7, drafts: 3 }), '2025-11-20');
  expect(step).toMatchObject({ key: 'documents.drafts_by', params: { count: 3, all: 10, day: '20/11/2025' } });
});

describe('what is held against the tax office', () => {
  it.each([
    [null, 'later', 'reconcile.not_asked'],
    [0, 'done', 'reconcile.same'],
    [3, 'blocked', 'reconcile.differences'],
  ] as const)('with %s differences is %s', (differences, state, key) => {
    expect(reconcileStep(differences)).toMatchObject({ state, key });
  });
});

describe('paying', () => {
  it.each([
    [null, 'later', 'pay.not_known', null],
    [returnState({ posted: false }), 'later', 'pay.not_known', null],
    [returnState({ stale: true }), 'later', 'pay.not_known', null],
    [returnState(), 'later', 'pay.owed', 30_000_00],
    [returnState({ rest: 0 }), 'done', 'pay.paid', 30_000_00],
    [returnState({ payable: 0, rest: 0 }), 'done', 'pay.nil', 0],
    [returnState({ status: 'WAITING_PAYMENT', rest: 10_00 }), 'blocked', 'pay.waiting', 10_00],
    [returnState({ status: 'FILED' }), 'done', 'pay.paid', 30_000_00],
    [returnState({ status: 'FILED', payable: 0, overpaid: 7_00, rest: 0 }), 'done', 'pay.over', 7_00],
    [returnState({ revision: 1, payable: 0, overpaid: 7_00, rest: 0 }), 'done', 'pay.over', 7_00],
    [returnState({ revision: 1, payable: 0, rest: 0 }), 'done', 'pay.same', 0],
    [amending(5_00, 0), 'blocked', 'pay.amend_owed', 5_00],
    [amending(0, 6_00), 'working', 'pay.amend_over', 6_00],
    [amending(0, 0), 'working', 'pay.amend_same', 0],
    [{ ...amending(0, 0), amendment: null }, 'later', 'pay.amend', null],
  ] as const)('of %j is %s: %s', (of, state, key, amount) => {
    expect(payStep(of)).toMatchObject({ state, key, amount });
  });
});

describe('filing', () => {
  it.each([
    [null, 'later', 'file.none'],
    [returnState({ posted: false, toDo: toPost }), 'later', 'file.not_posted'],
    [returnState({ stale: true, toDo: toPost }), 'later', 'file.again'],
    [returnState(), 'working', 'file.ready'],
    [returnState({ revision: 1 }), 'working', 'file.ready_amendment'],
    [returnState({ revision: 1, stale: true, toDo: toPost }), 'later', 'file.again_amendment'],
    [amending(5_00, 0), 'blocked', 'file.amend'],
    [returnState({ status: 'POSTING', toDo: null }), 'working', 'file.underway'],
    [returnState({ status: 'WAITING_PAYMENT', toDo: toProve }), 'working', 'file.waiting'],
    [returnState({ status: 'REJECTED', toDo: toPost }), 'blocked', 'file.rejected'],
    [returnState({ status: 'FAILED_SUBMITTING', toDo: null }), 'blocked', 'file.failed'],
    [returnState({ status: 'FILED', toDo: null }), 'done', 'file.filed'],
  ] as const)('of %j is %s: %s', (of, state, key) => {
    expect(fileStep(of)).toMatchObject({ state, key });
  });
});

describe('what is next', () => {
  it.each([
    [counts(), null, null, null],
    [counts({ inForce: 2 }), null, null, null],
    [counts({ inForce: 2 }), null, 'begin', 'begin'],
    [counts({ inForce: 2, drafts: 1 }), null, 'begin', 'issue'],
    [counts({ inForce: 2, drafts: 1, faulty: 1 }), returnState(), 'work', 'mend'],
    [counts({ inForce: 2 }), returnState({ toDo: toPost }), 'work', 'post'],
    [counts({ inForce: 2 }), returnState(), 'work', 'report'],
    [counts({ inForce: 2 }), returnState({ revision: 1 }), 'work', 'report_amendment'],
    [counts({ inForce: 2 }), amending(5_00, 0), 'amend', 'amend'],
    [counts({ inForce: 2 }), returnState({ status: 'WAITING_PAYMENT', toDo: toProve }), 'work', 'pay'],
    [counts({ inForce: 2 }), returnState({ status: 'FILING', toDo: null }), 'underway', null],
    [counts({ inForce: 2, faulty: 1 }), returnState({ status: 'FILED', toDo: null }), 'filed', null],
  ] as const)('with %j and %j, which is %s, is %s', (documents, spt, duty, act) => {
    expect(nextAct(documents, spt, duty)).toBe(act);
  });

  it('has so many days', () => {
    expect(daysLeft('2025-11-18', '2025-11-20')).toBe(2);
    expect(daysLeft('2025-11-23', '2025-11-20')).toBe(-3);
    expect(daysLeft('2025-11-23', null)).toBeNull();
  });
});

it.each([
  [null, { sides: [], open: 0 }, 'later', 'no_ledger'],
  [2, { sides: [], open: 0 }, 'blocked', 'differences'],
  [1, { sides: ['out'], open: 2 }, 'blocked', 'differences'],
  [0, { sides: ['out'], open: 0 }, 'working', 'no_ledger_in'],
  [null, { sides: ['in'], open: 0 }, 'working', 'no_ledger_out'],
  [0, { sides: ['out', 'in'], open: null }, 'working', 'ledger'],
  [null, { sides: ['out', 'in'], open: 0 }, 'done', 'same'],
] as const)('reconciling VAT, %s from the office and %o, is %s', (differences, books, state, key) => {
  expect(booksStep(differences, books)).toMatchObject({ state, key: `reconcile.${key}` });
});
