import { describe, expect, it } from 'vitest';
import { type CreditRule, proposalOf, ruleErrors } from './credit-rule.ts';

const CAR_SELLER = '0012345678901000';
const rule = (over: Partial<CreditRule>): CreditRule => ({
  id: over.name ?? 'r',
  name: 'Aturan',
  counterpartyNpwp: null,
  code: null,
  decision: 'credit',
  uncreditReason: null,
  ...over,
});
const rules = [
  rule({ name: 'Semua kode 04', code: '04' }),
  rule({ name: 'Sedan', counterpartyNpwp: CAR_SELLER, decision: 'uncredit', uncreditReason: 'VEHICLE' }),
  rule({ name: 'Suku cadang', counterpartyNpwp: CAR_SELLER, code: '01' }),
];
const invoice = (counterpartyNpwp: string, code: string, status = 'APPROVED' as const) => ({
  status,
  code,
  counterpartyNpwp,
});

describe('a proposal', () => {
  it('is that of the rule that names most of the invoice', () => {
    expect(proposalOf(rules, invoice(CAR_SELLER, '01'))).toEqual({ move: 'credit', by: 'Suku cadang' });
    expect(proposalOf(rules, invoice(CAR_SELLER, '04'))).toEqual({
      move: 'uncredit',
      uncreditReason: 'VEHICLE',
      by: 'Sedan',
    });
    expect(proposalOf(rules, invoice('0099999999999000', '04'))).toEqual({ move: 'credit', by: 'Semua kode 04' });
    expect(proposalOf(rules, invoice('0099999999999000', '01'))).toBeNull();
  });

  it('needs no rule where there is no tax to credit, and there is none once something is decided', () => {
    expect(proposalOf([], invoice(CAR_SELLER, '07'))).toEqual({
      move: 'uncredit',
      uncreditReason: 'FACILITY',
      by: null,
    });
    expect(proposalOf(rules, { ...invoice(CAR_SELLER, '04'), status: 'CREDITED' })).toBeNull();
  });
});

describe('a rule', () => {
  it('says of whom, and why where it says not to credit', () => {
    expect(ruleErrors(rule({}))).toEqual({ counterpartyNpwp: 'masukan.rule.of_whom' });
    expect(ruleErrors(rule({ code: '04', decision: 'uncredit' }))).toEqual({
      uncreditReason: 'problem.field.required',
    });
    expect(ruleErrors(rule({ code: '04', uncreditReason: 'VEHICLE' }))).toEqual({
      uncreditReason: 'masukan.rule.no_reason',
    });
  });
});
