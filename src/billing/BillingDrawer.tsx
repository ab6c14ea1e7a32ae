import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { billingStatus } from '#domain/billing/status.ts';
import type { BillingView } from '#domain/billing/view-schema.ts';
import { readAgain, useEvents } from '../client/events.ts';
import { DocumentChoices } from '../ui/documents/DocumentChoices.tsx';
import { HistorySection } from '../ui/documents/Timeline.tsx';
import { Drawer } from '../ui/feedback/Drawer.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { BillingFacts, BillingHead } from './BillingFacts.tsx';
import { RESOURCE } from './billing-api.ts';
import { useBillingActions } from './use-billing-actions.tsx';

const useFollowed = (kind: 'billing' | 'payment', id: string): void => {
  const client = useQueryClient();
  const again = () => void readAgain(client, { queryKey: ['get'] });
  useEvents(
    kind,
    ({ ids }) => {
      if (ids.includes(id)) again();
    },
    again,
  );
};

type ActionsProps = { of: BillingView; onChanged: () => void; onGone: () => void };

const Actions = ({ of, onChanged, onGone }: ActionsProps) => (
  <DocumentChoices of={useBillingActions(of, onChanged, onGone)} />
);

export const BillingDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGet('/ebilling/{id}', { path: { id }, staleTime: 0 });
  useFollowed('billing', id);
  // A code that was deleted elsewhere is no longer shown and offers no actions.
  const shown = (error as { status?: number } | null)?.status === 404 ? undefined : data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={translate('billingScreen.list.title')}
      footer={shown && <Actions key={shown.version} of={shown} onChanged={() => void refetch()} onGone={onClose} />}
    >
      <div className="preview-card">
        {error && <Alert severity="error" title={error.message || translate('billingScreen.detail.not_found')} />}
        {shown && (
          <>
            <BillingHead row={shown} />
            <BillingFacts of={shown} />
            <HistorySection of={billingStatus} resource={RESOURCE} id={id} />
          </>
        )}
      </div>
    </Drawer>
  );
};
