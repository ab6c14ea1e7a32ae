import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { Cure } from '#domain/refusals/cure.ts';
import type { RefusalPreview, Refusals } from '#domain/refusals/schema.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { FAKTUR_LIST } from '../../../db/repositories/faktur/list.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import type { Client, TestApp } from '../app.ts';
import { anInput, fakturs, LIST } from './faktur-client.ts';

export const REFUSALS = '/refusals';
const family = 'faktur';

const computed = {
  gross: '0.00',
  contractDpp: '0.00',
  dpp: '0.00',
  otherDpp: '0.00',
  ppnRate: '12',
  ppn: '0.00',
  ppnbm: '0.00',
};
const line = anInput().lines[0] as FakturInput['lines'][number];

export const lines = (over: Partial<FakturInput['lines'][number]>) =>
  ({ lines: [{ ...computed, ...line, ...over }] }) as unknown as Partial<FakturInput>;

export const refusedFakturs = (app: TestApp, rina: Client) => {
  let planted = 0;
  return {
    plant: async (code: string, over: Partial<FakturInput> = {}, count = 1): Promise<Faktur[]> => {
      const scope = scopeOf('rina', 'sagara');
      const made: Faktur[] = [];
      for (let at = 0; at < count; at++) {
        const draft = await fakturs(app, rina).draft();
        made.push({
          ...draft,
          ...over,
          id: `ditolak-${String(++planted).padStart(4, '0')}`,
          reference: `TOLAK-${planted}`,
          status: 'REJECTED',
          officeCode: code,
          officeMessage: 'Ditolak.',
        } as Faktur);
        await rina.post(`${LIST}/draft-delete`, { ids: [draft.id] });
      }
      await app.deps.db.transact(async (tx) => {
        await insertFakturs(tx, scope, made);
        await bumpRevision(tx, scope, FAKTUR_LIST);
      });
      await app.drainJobs();
      return made;
    },
    bucket: async (code: string) => (await rina.get<Refusals>(REFUSALS)).buckets.find((one) => one.code === code),
    preview: (code: string, cure?: Cure) =>
      rina.post<RefusalPreview>(`${REFUSALS}/preview`, { family, code, ...(cure ? { cure } : {}) }),
    one: (id: string) => rina.get<Faktur>(`${LIST}/${id}`),
    cureAll: async (code: string, cure: Cure, more: object = {}) => {
      const { jobId } = await rina.post<{ jobId: string }>(`${REFUSALS}/cure`, { family, code, cure, ...more });
      await app.drainJobs();
      return rina.get<{ status: string; done: number; failed: number; skipped: number }>(`/jobs/${jobId}`);
    },
  };
};
