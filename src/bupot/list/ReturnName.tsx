import type { BupotListRow } from '#domain/bupot/listed.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { RESOURCE } from '../bupot-api.ts';

/** The masa of the return whose slips are listed, by any one of them. */
export const ReturnName = ({ value }: { value: string }) => {
  const filter = encodeURIComponent(JSON.stringify({ returnId: value }));
  const { data } = useGet<readonly BupotListRow[]>(`/${RESOURCE}?filter=${filter}&range=[0,0]`);
  return <span className="num">{data?.[0] ? formatPeriod(data[0].period) : '…'}</span>;
};
