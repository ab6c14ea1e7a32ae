import { type CreditRule, creditRule, ruleErrors } from '#domain/faktur/credit-rule.ts';
import type { FieldErrors } from '#domain/problem.ts';
import { creditRulesOf } from '../../db/repositories/faktur/credit-rules.ts';
import { recordRoutes } from '../records/routes.ts';

export const creditRuleRoutes = recordRoutes(creditRule, {
  names: ['creditRule', 'creditRules'],
  table: 'creditRules',
  rules: {
    check: async (scope, query, input, id): Promise<FieldErrors> => {
      const rule = input as unknown as CreditRule;
      const same = (await creditRulesOf(scope, query)).some(
        (one) => one.id !== id && one.counterpartyNpwp === rule.counterpartyNpwp && one.code === rule.code,
      );
      return { ...ruleErrors(rule), ...(same ? { counterpartyNpwp: 'masukan.rule.twice' } : {}) } as FieldErrors;
    },
  },
});
