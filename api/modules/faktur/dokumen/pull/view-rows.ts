import type { PulledDokumen } from '#domain/faktur/pull/pulled-dokumen.ts';
import type { DokumenPullRow } from '#domain/faktur/pull/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { PullRowFilter } from '../../../../../db/repositories/pull-rows.ts';
import type { AnyPull } from '../../../../documents/pull/family.ts';
import { viewPullRows } from '../../../../documents/pull/load-pull.ts';
import type { Deps } from '../../../../services/deps.ts';

export const viewPulledDokumens =
  (family: AnyPull) =>
  async (
    deps: Deps,
    scope: Scope,
    id: string,
    filter: PullRowFilter,
    page: { offset: number; limit: number },
  ): Promise<{ rows: DokumenPullRow[]; total: number }> => {
    const { rows, total } = await viewPullRows(family, deps, scope, id, filter, page);
    // Safe cast: these rows are written by the comparison of other documents only.
    const views = rows.map(({ theirs, documentId, ...row }) => {
      const { number: _, ...dokumen } = theirs as PulledDokumen;
      return { ...row, dokumen, dokumenId: documentId } as DokumenPullRow;
    });
    return { rows: views, total };
  };
