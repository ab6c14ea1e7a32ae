import { Button, useMediaQuery } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { ntpnStatus } from '#domain/billing/status.ts';
import { exists } from '../../client/exists.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Identifier } from '../../ui/layout/Identifier.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { CreateButton } from '../../ui/list/CreateButton.tsx';
import type { BulkProps, BulkTarget, CardProps } from '../../ui/list/definition.ts';
import { type NtpnRecord, useBillingApi } from '../billing-api.ts';
import { TaxCard } from '../list/TaxCard.tsx';
import { billingPaths } from '../paths.ts';
import { NtpnFacts } from './NtpnFacts.tsx';

const nothing = () => undefined;
type Row = { row: NtpnRecord };

/** The way to name a receipt that was paid at a bank. */
export const NtpnCreateButton = () => {
  const may = useMay('ebilling/ntpn', 'create');
  if (!may || !exists(billingPaths.confirmAny)) return null;
  return <CreateButton to={billingPaths.confirmAny} words="billingScreen.ntpn.confirm" />;
};

/** Exports and receipts of what is chosen or found, each as a job. */
const useFiles = (target: BulkTarget, done: () => void) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useBillingApi();
  const start = (work: () => Promise<unknown>) => () =>
    void work().then(
      () => {
        notify('list.job_started', { type: 'success' });
        done();
      },
      () => undefined,
    );
  const exports = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    icon: 'document' as const,
    label: translate(`billingScreen.bulk.${format}`),
    onPick: start(() => api.exportNtpn(format, target)),
  }));
  return { exports, receipts: start(() => api.receipts(target)), busy: api.busy };
};

export const NtpnImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const narrow = useMediaQuery('(max-width: 1024px)');
  const { exports } = useFiles(target, nothing);
  return (
    <MenuButton
      label={translate('billingScreen.ntpn.export')}
      icon="document"
      variant="outlined"
      iconOnly={narrow}
      choices={exports}
    />
  );
};

export const NtpnBulk = ({ target, clear }: BulkProps<NtpnRecord>) => {
  const translate = useTranslate();
  const { exports, receipts, busy } = useFiles(target, clear);
  return (
    <>
      <Button
        size="small"
        variant="contained"
        disabled={busy}
        startIcon={<Icon name="download" size={16} />}
        onClick={receipts}
      >
        {translate('billingScreen.bulk.receipts')}
      </Button>
      <MenuButton label={translate('list.actions')} variant="outlined" choices={exports} />
    </>
  );
};

/** One receipt on a narrow screen. */
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
