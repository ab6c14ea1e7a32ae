import type { LineView } from '#domain/spt/line-schema.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { sptResource } from '../resource.ts';

/** Read again with the return it is of. */
export const useLine = ({ type, id }: Pick<SptView, 'type' | 'id'>, line: string) =>
  useGet<LineView>(`/${sptResource(type)}/${id}/lines/${encodeURIComponent(line)}`);
