import { and, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { stepDrafts } from '../tables.ts';

/** A company's draft has no user, a person's has the system company. */
export type DraftScope = Pick<Scope, 'companyId' | 'userId'>;
export type StepDraft = Pick<typeof stepDrafts.$inferSelect, 'id' | 'steps' | 'version'>;

const owned = ({ companyId, userId }: DraftScope, wizard: string) =>
  and(eq(stepDrafts.companyId, companyId), eq(stepDrafts.userId, userId), eq(stepDrafts.wizard, wizard));

export const stepDraft = async (scope: DraftScope, query: Query, wizard: string): Promise<StepDraft | undefined> =>
  (await query.select().from(stepDrafts).where(owned(scope, wizard)))[0];

export const writeStepDraft = async (
  tx: Tx,
  scope: DraftScope,
  draft: Omit<typeof stepDrafts.$inferSelect, keyof DraftScope>,
): Promise<void> => {
  await removeStepDraft(tx, scope, draft.wizard);
  await tx.db.insert(stepDrafts).values({ ...draft, companyId: scope.companyId, userId: scope.userId });
};

export const removeStepDraft = async (tx: Tx, scope: DraftScope, wizard: string): Promise<void> => {
  await tx.db.delete(stepDrafts).where(owned(scope, wizard));
};
