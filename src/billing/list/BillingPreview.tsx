import type { BillingView } from '#domain/billing/view-schema.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import type { CardProps } from '../../ui/list/definition.ts';
import { BillingFacts, BillingHead } from '../BillingFacts.tsx';
import { type BillingListRow, RESOURCE } from '../billing-api.ts';

/** A code beside the list: what it pays, when it is due, how far it is on its way to the return. */
export const BillingPreview = ({ row }: CardProps<BillingListRow>) => {
  const { data } = useGet<BillingView>(`/${RESOURCE}/${row.id}`);
  return (
    <div className="fpv">
      <BillingHead row={data ?? row} />
      {data && <BillingFacts of={data} />}
    </div>
  );
};
