import type { FakturCure } from '#domain/faktur/cure-kinds.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { RefusalPreview, RefusalRow } from '#domain/faktur/refusals-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { refusalCounts, refusedFakturs } from '../../../../db/repositories/faktur/refusals.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { thrownBack } from './buckets.ts';
import { type Trial, tried } from './trial.ts';

type Asked = {
  readonly code: string;
  /** Left out, the invoices are shown as they are. */
  readonly cure?: FakturCure | undefined;
  readonly offset: number;
  readonly limit: number;
};

const rowOf = (read: Faktur, trial: Trial | null): RefusalRow => ({
  id: read.id,
  version: read.version,
  reference: read.reference,
  counterpartyName: read.counterpartyName,
  date: read.date,
  signeeName: read.signeeName,
  message: read.officeMessage,
  changes: trial?.changes ?? [],
  held: {
    identity: read.counterpartyDocumentNumber ?? read.counterpartyNpwp,
    buyerPlace: read.counterpartyNitku,
    paper: read.customDoc ?? '',
    reference: read.reference ?? '',
  },
  dpp: read.dpp,
  ppn: read.ppn,
  dppAfter: (trial?.next ?? read).dpp,
  ppnAfter: (trial?.next ?? read).ppn,
  obstacle: trial?.obstacle ?? null,
});

/** Some of the invoices of one cause, each before and after a cure. Nothing is written. */
export const previewCure = async (
  deps: Deps,
  scope: Scope,
  { code, cure, ...page }: Asked,
): Promise<RefusalPreview> => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  const counted = await refusalCounts(scope, deps.db.read, thrownBack);
  const read = await refusedFakturs(scope, deps.db.read, { ...thrownBack, code, ...page });
  const rows: RefusalRow[] = [];
  for (const faktur of read) rows.push(rowOf(faktur, cure ? await tried(deps, scope, faktur, cure) : null));
  return { total: counted.find((one) => one.code === code)?.count ?? 0, rows };
};
