import { type CreditRule, ruleErrors } from '#domain/faktur/credit-rule.ts';
import type { FieldErrors } from '#domain/problem.ts';
import { creditRule } from '#domain/records/credit-rule.ts';
import { recordRoutes } from '../records/routes.ts';

export const creditRuleRoutes = recordRoutes(creditRule, {
  check: async (_scope, _query, input) => ruleErrors(input as unknown as CreditRule) as FieldErrors,
});
