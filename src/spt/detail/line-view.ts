import type { Feed } from '#domain/spt/definition.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { sptResource } from '../resource.ts';
import type { SptView } from '../spt-api.ts';

type Line = { readonly form: string; readonly line: string; readonly label: string; readonly value: string | null };
type Before = { readonly value: string | null; readonly change: string | null };

/** Where an amount of a return comes from, as the server says it. */
export type LineView = Line & {
  readonly formula: string | null;
  /** Lines it is made of; `times` is -1 where one is taken off. */
  readonly of: readonly (Line & { readonly times: number })[];
  readonly rule: { readonly name: string; readonly from: string } | null;
  readonly from: Feed['from'] | null;
  readonly documents: {
    readonly count: number;
    readonly sum: string;
    readonly elsewhere: string | null;
    readonly difference: string | null;
  };
  readonly lastPosting: (Before & { readonly at: number }) | null;
  readonly corrected: (Before & { readonly id: string; readonly revision: number }) | null;
};

/** Read again with the return it is of. */
export const useLine = ({ type, id }: Pick<SptView, 'type' | 'id'>, line: string) =>
  useGet<LineView>(`/${sptResource(type)}/${id}/lines/${encodeURIComponent(line)}`);
