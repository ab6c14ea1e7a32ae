import { useTranslate } from 'react-admin';
import { ntpn } from '#domain/billing/ntpn.ts';
import { ntpnStatus } from '#domain/billing/status.ts';
import { exists } from '../../client/exists.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { CreateButton } from '../../ui/list/CreateButton.tsx';
import type { BulkProps, BulkTarget, CardProps } from '../../ui/list/definition.ts';
import { NTPN_RESOURCE, type NtpnRecord } from '../billing-api.ts';
import { TaxCard } from '../list/billing-columns.tsx';
import { billingPaths } from '../paths.ts';
import { NtpnFacts } from './NtpnFacts.tsx';

type Row = { row: NtpnRecord };

export const NtpnCreateButton = () => {
  const may = useMay('ebilling/ntpn', 'create');
  if (!may || !exists(billingPaths.confirmAny)) return null;
  return <CreateButton to={billingPaths.confirmAny} words="billingScreen.ntpn.confirm" />;
};

export const NtpnImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const { bulk } = useBulkCalls(NTPN_RESOURCE);
  return (
    <DocumentImportExportMenu
      of={ntpn}
      label={translate('billingScreen.ntpn.export')}
      icon="document"
      words="billingScreen.bulk"
      write={(format) => bulk({ ...target, action: 'export', format })}
    />
  );
};

export const NtpnBulk = (props: BulkProps<NtpnRecord>) => {
  const { bulk, busy } = useBulkCalls(NTPN_RESOURCE);
  const { target } = props;
  return (
    <DocumentBulk
      {...props}
      of={ntpn}
      words="billingScreen.bulk"
      eligible={async () => ({ eligible: props.count, total: props.count })}
      busy={busy}
      works={{
        bpn: { icon: 'download', lead: 'main', whole: true, start: () => bulk({ ...target, action: 'bulk-bpn' }) },
        xlsx: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'xlsx' }) },
        csv: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'csv' }) },
      }}
    />
  );
};

export const NtpnCard = ({ row }: Row) => (
  <TaxCard
    of={row}
    to={billingPaths.oneNtpn(row.id)}
    number={<Identifier value={row.ntpn} form="ntpn" />}
    chip={<DocumentChip of={ntpnStatus} status={row.status} at={row.updatedAt} />}
  />
);

export const NtpnPreview = ({ row }: CardProps<NtpnRecord>) => <NtpnFacts of={row} />;

export const NtpnEmpty = () => {
  const translate = useTranslate();
  return (
    <EmptyState icon="shield" title={translate('billingScreen.ntpn.empty_title')}>
      {translate('billingScreen.ntpn.empty_text')}
    </EmptyState>
  );
};
