import { eq } from 'drizzle-orm';
import type { ReturnType, SptRecord } from '#domain/spt/record.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { applyVerdict } from '../../../api/modules/spt/apply-verdict.ts';
import { sptById, updateSpt } from '../../../db/repositories/spt/spt.ts';
import { officeDocuments } from '../../../db/tables.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import type { Client, TestApp } from '../app.ts';

const paths: Readonly<Record<ReturnType, string>> = {
  UNIFIKASI: '/ebupot/unifikasi/spt',
  PPH21: '/ebupot/pph21/spt',
  PPN: '/efaktur/spt/ctas',
};
export const returnsPath = (type: ReturnType): string => paths[type];

export const filedByOffice = async (app: TestApp, id: string, set: Partial<SptRecord> = {}): Promise<void> => {
  const scope = scopeOf('rina', 'sagara');
  const read = await sptById(scope, app.deps.db.read, id);
  if (!read) throw new Error('no return');
  await app.deps.db.transact((tx) =>
    updateSpt(tx, scope, read, { ...read, version: read.version + 1, status: 'FILED', filedAt: app.clock.now, ...set }),
  );
};

export const spts = (app: TestApp, who: Client, type: ReturnType = 'UNIFIKASI') => {
  const path = returnsPath(type);
  const one = (id: string) => who.get<SptView>(`${path}/${id}`);
  return {
    path,
    one,
    create: (period: string) => who.post<SptRecord>(path, { period }),
    posted: async (period: string): Promise<SptView> => {
      const { spt } = await who.post<{ spt: SptRecord }>(`${path}/posting`, { period });
      await app.drainJobs();
      return one(spt.id);
    },
    repost: async (id: string): Promise<SptView> => {
      await who.post(`${path}/${id}/posting`);
      await app.drainJobs();
      return one(id);
    },
  };
};

export const annulledByOffice = async (app: TestApp, id: string): Promise<void> => {
  const scope = scopeOf('rina', 'sagara');
  const read = await sptById(scope, app.deps.db.read, id);
  const why = { code: 'ANNULLED', message: 'Dibatalkan' };
  await app.deps.db.transact((tx) =>
    tx.db
      .update(officeDocuments)
      .set({ state: 'ANNULLED', ...why })
      .where(eq(officeDocuments.ref, read?.officeRef ?? '')),
  );
  await applyVerdict(app.deps, scope, id, { verdict: { state: 'annulled', ...why } });
};
