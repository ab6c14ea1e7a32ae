import { Button, useMediaQuery } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { exists } from '../../client/exists.ts';
import { NtpnChip } from '../../ui/documents/BillingChip.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Identifier } from '../../ui/layout/Identifier.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { CardChoices } from '../../ui/list/CardChoices.tsx';
import { CreateButton } from '../../ui/list/CreateButton.tsx';
import type { BulkProps, BulkTarget, PreviewProps } from '../../ui/list/definition.ts';
import { PreviewChoices } from '../../ui/list/PreviewChoices.tsx';
import { type NtpnRecord, useBillingApi } from '../billing-api.ts';
import { TaxCard } from '../list/TaxCard.tsx';
import { billingPaths } from '../paths.ts';
import { NtpnFacts } from './NtpnFacts.tsx';
import { useNtpnActions } from './use-ntpn-actions.tsx';

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

export const NtpnRowMenu = ({ row }: Row) => {
  const translate = useTranslate();
  const { moves, documents, dialog } = useNtpnActions(row, nothing);
  return (
    <>
      <MenuButton
        iconOnly
        className="rowact"
        label={translate('list.row_actions', { name: row.ntpn })}
        choices={[...moves, ...documents]}
      />
      {dialog}
    </>
  );
};

/** One receipt on a narrow screen. */
export const NtpnCard = ({ row }: Row) => (
  <TaxCard
    of={row}
    to={billingPaths.oneNtpn(row.id)}
    number={<Identifier value={row.ntpn} form="ntpn" />}
    chip={<NtpnChip status={row.status} at={row.updatedAt} />}
  />
);

export const NtpnCardActions = ({ row }: Row) => {
  const translate = useTranslate();
  const { moves, documents, dialog } = useNtpnActions(row, nothing);
  return (
    <>
      <CardChoices moves={moves} documents={documents} label={translate('list.row_actions', { name: row.ntpn })} />
      {dialog}
    </>
  );
};

export const NtpnPreview = ({ row }: PreviewProps<NtpnRecord>) => <NtpnFacts of={row} />;

export const NtpnPreviewActions = ({ row, onChanged }: PreviewProps<NtpnRecord>) => {
  const { dialog, ...choices } = useNtpnActions(row, onChanged);
  return (
    <>
      <PreviewChoices {...choices} />
      {dialog}
    </>
  );
};

export const NtpnEmpty = () => {
  const translate = useTranslate();
  return (
    <EmptyState icon="shield" title={translate('billingScreen.ntpn.empty_title')}>
      {translate('billingScreen.ntpn.empty_text')}
    </EmptyState>
  );
};
