import { rupiah, sen } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import type { Cure } from '#domain/refusals/cure.ts';
import type { RefusalRow } from '#domain/refusals/schema.ts';
import type { Scope } from '#domain/scope.ts';
import { labelOf } from '#domain/spt/label.ts';
import { sptCureOf, sptOfficeCodes } from '#domain/spt/office-codes.ts';
import { sptPlaces } from '#domain/spt/place.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { allows, hasFailedSubmitting, isRejected } from '#domain/spt/status-queries.ts';
import { thrownBackSpts } from '../../../../db/repositories/spt/refusals.ts';
import { sptById } from '../../../../db/repositories/spt/spt.ts';
import { type ItemResult, problemResult, skipped } from '../../../documents/item-result.ts';
import type { CureParams, RefusedFamily } from '../../../documents/refusals/family.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { postSpt } from '../ask-posting.ts';
import { sptFamily } from '../family.ts';
import { inquireItem } from '../file-item.ts';

const { access, resource } = sptFamily.definition;
const JOB = 'spt.cure';
const lies = thrownBackSpts({ list: resource, statuses: ['REJECTED', 'FAILED_SUBMITTING'] });

const rowOf = (scope: Scope, read: SptRecord): RefusalRow => ({
  id: read.id,
  version: read.version,
  reference: read.period,
  name: labelOf(read, scope.locale),
  date: `${read.period}-01`,
  signeeName: null,
  message: read.officeMessage,
  changes: [],
  obstacle: null,
  place: `${sptPlaces[read.type]}/detail/${read.id}`,
  held: { identity: '', otherPlace: '', paper: '', reference: '', number: '' },
  base: rupiah(0),
  baseAfter: rupiah(0),
  tax: read.payable,
  taxAfter: rupiah(sen(read.payable)),
});

type Payload = { readonly code: string; readonly cure: Cure };

/** Filing needs a user who signs. */
const item = async (deps: Deps, scope: Scope, id: string, { code, cure }: Payload): Promise<ItemResult> => {
  const read = await sptById(scope, deps.db.read, id);
  if (!read || !(isRejected(read) || hasFailedSubmitting(read)) || (read.officeCode ?? '') !== code)
    return skipped('settled', say(scope.locale, read ? `spt.status.${read.status}` : 'problem.not_found'));
  try {
    if (cure.kind === 'inquire' || !allows('post', read)) return await inquireItem(deps, scope, id);
    await postSpt(deps, scope, read);
    return { status: 'DONE', message: say(scope.locale, 'refusals.done.post') };
  } catch (error) {
    return problemResult(scope.locale, error);
  }
};

const family: RefusedFamily = {
  name: 'spt',
  view: access.view,
  job: JOB,
  knows: (code) => Object.hasOwn(sptOfficeCodes, code),
  cureOf: sptCureOf,
  counts: lies.counts,
  rows: async (deps, scope, params) => {
    const found: RefusalRow[] = [];
    for (const id of await lies.ids(scope, deps.db.read, params)) {
      const read = await sptById(scope, deps.db.read, id);
      if (read) found.push(rowOf(scope, read));
    }
    return found;
  },
  cure: async (deps, scope, { ids, code, cure }: CureParams) => {
    permit(scope, access.write);
    const all = { code, offset: 0, limit: 1_000 };
    const selection = { ids: ids ? [...ids] : await lies.ids(scope, deps.db.read, all) };
    return sptFamily.bulkJob(deps, scope, selection, { action: 'cure', kind: JOB, payload: { code, cure } });
  },
};

const job: Handler<Payload> = {
  kind: JOB,
  concurrency: 1,
  attempts: 5,
  item: ({ deps, scope }, { payload }, { refId }) => item(deps, scope, refId, payload),
};

export const refusedSpts = { family, job };
