import { useTranslate } from 'react-admin';
import { billingStatus } from '#domain/billing/status.ts';
import { Alert } from '../kit/Alert.tsx';
import { Drawer } from '../kit/Drawer.tsx';
import { PreviewChoices } from '../kit/list/PreviewChoices.tsx';
import { useGet } from '../kit/use-call.ts';
import { BillingFacts, BillingHead } from './BillingFacts.tsx';
import { type BillingView, RESOURCE } from './billing-api.ts';
import { RecordHistory } from './RecordHistory.tsx';
import { useBillingActions } from './use-billing-actions.tsx';
import { useFollowed } from './use-followed.ts';

const Actions = ({ of, onChanged }: { of: BillingView; onChanged: () => void }) => {
  const { moves, documents, dialog, busy } = useBillingActions(of, onChanged);
  return (
    <>
      <PreviewChoices moves={moves} documents={documents} busy={busy} />
      {dialog}
    </>
  );
};

/** One billing code whole, over whatever list it was opened from. */
export const BillingDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGet<BillingView>(`/${RESOURCE}/${id}`, { staleTime: 0 });
  useFollowed('billing', id);
  return (
    <Drawer
      open
      onClose={onClose}
      title={translate('billingScreen.list.title')}
      footer={data && <Actions key={data.version} of={data} onChanged={() => void refetch()} />}
    >
      <div className="fpv">
        {error && <Alert severity="error" title={error.message || translate('billingScreen.detail.not_found')} />}
        {data && (
          <>
            <BillingHead row={data} />
            <BillingFacts row={data} view={data} />
            <RecordHistory path={`/${RESOURCE}/${id}`} tones={billingStatus.states} />
          </>
        )}
      </div>
    </Drawer>
  );
};
