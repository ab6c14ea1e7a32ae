import { useGet } from '../../ui/feedback/use-call.ts';
import type { PreviewProps } from '../../ui/list/definition.ts';
import { PreviewChoices } from '../../ui/list/PreviewChoices.tsx';
import { BillingFacts, BillingHead } from '../BillingFacts.tsx';
import { type Billing, type BillingView, RESOURCE } from '../billing-api.ts';
import { useBillingActions } from '../use-billing-actions.tsx';

/** A code beside the list: what it pays, when it is due, how far it is on its way to the return. */
export const BillingPreview = ({ row }: PreviewProps<Billing>) => {
  const { data } = useGet<BillingView>(`/${RESOURCE}/${row.id}`);
  return (
    <div className="fpv">
      <BillingHead row={row} />
      <BillingFacts row={row} view={data} />
    </div>
  );
};

export const BillingPreviewActions = ({ row, onChanged }: PreviewProps<Billing>) => {
  const { moves, documents, dialog, busy } = useBillingActions(row, onChanged);
  return (
    <>
      <PreviewChoices moves={moves} documents={documents} busy={busy} />
      {dialog}
    </>
  );
};
