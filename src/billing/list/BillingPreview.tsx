import type { BillingView } from '#domain/billing/view-schema.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import type { CardProps } from '../../ui/list/definition.ts';
import { BillingFacts, BillingHead } from '../BillingFacts.tsx';
import { type Billing, RESOURCE } from '../billing-api.ts';

/** A code beside the list: what it pays, when it is due, how far it is on its way to the return. */
export const BillingPreview = ({ row }: CardProps<Billing>) => {
  const { data } = useGet<BillingView>(`/${RESOURCE}/${row.id}`);
  return (
    <div className="fpv">
      <BillingHead row={row} />
      <BillingFacts row={row} view={data} />
    </div>
  );
};
