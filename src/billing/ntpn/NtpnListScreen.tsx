import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ntpnStatus } from '#domain/billing/status.ts';
import { useEvents } from '../../client/events.ts';
import { readAgain } from '../../client/read-again.ts';
import { DocumentPreviewActions } from '../../ui/documents/DocumentChoices.tsx';
import { HistorySection } from '../../ui/documents/Timeline.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { NTPN_RESOURCE, type NtpnRecord } from '../billing-api.ts';
import { useOpened } from '../use-opened.ts';
import { NtpnFacts } from './NtpnFacts.tsx';
import { ntpnList } from './ntpn-list.tsx';
import { useNewsSeen } from './use-news-seen.ts';
import { useNtpnActions } from './use-ntpn-actions.tsx';
import '../billing.css';

const NtpnDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGet<NtpnRecord>(`/${NTPN_RESOURCE}/${id}`, { staleTime: 0 });
  return (
    <Drawer
      open
      onClose={onClose}
      title={translate('billingScreen.ntpn.title')}
      footer={
        data && <DocumentPreviewActions row={data} useActions={useNtpnActions} onChanged={() => void refetch()} />
      }
    >
      {error && <Alert severity="error" title={error.message} />}
      {data && (
        <div className="fpv">
          <NtpnFacts of={data} />
          <HistorySection of={ntpnStatus} path={`/${NTPN_RESOURCE}/${id}`} />
        </div>
      )}
    </Drawer>
  );
};

/** Receipts come by themselves as codes are paid, so the list follows the codes. */
export const NtpnListScreen = () => {
  const client = useQueryClient();
  const [opened, close] = useOpened();
  useNewsSeen();
  const again = () => void readAgain(client, { queryKey: [NTPN_RESOURCE] });
  useEvents('billing', again, again);
  return (
    <>
      <DocumentList of={ntpnList} />
      {opened && <NtpnDrawer key={opened} id={opened} onClose={close} />}
    </>
  );
};
