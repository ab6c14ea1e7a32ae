import type { RefusedFamilyName } from '#domain/refusals/cure.ts';
import { refusedPath } from '#domain/refusals/place.ts';
import { jobById } from '../../../db/repositories/jobs.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import type { JobContext } from '../../jobs/handler.ts';
import { asOffice } from '../moves.ts';

export const tellRefused =
  (family: RefusedFamilyName) =>
  async ({ deps, scope }: Pick<JobContext, 'deps' | 'scope'>, { id }: { readonly id: string }): Promise<undefined> => {
    const job = await jobById(scope, deps.db.read, id);
    if (!job || job.total < 2 || job.failed === 0) return;
    await deps.db.transact(async (tx) => {
      const notified = await tellMembers(tx, asOffice(scope), deps.now(), deps.newId, [job.createdBy], {
        message: `refusals.notice.${family}`,
        params: { count: job.failed, total: job.total },
        link: refusedPath(family),
      });
      tx.afterCommit(() => {
        for (const userId of notified) deps.events.publish(scope.companyId, { kind: 'notification', userId });
      });
    });
  };
