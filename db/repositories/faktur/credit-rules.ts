import { eq } from 'drizzle-orm';
import type { CreditRule } from '#domain/faktur/credit-rule.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { creditRules } from '../../tables.ts';

export const creditRulesOf = ({ companyId }: Scope, query: Query): Promise<CreditRule[]> =>
  query.select().from(creditRules).where(eq(creditRules.companyId, companyId));
