import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount, formatDecimal } from '#domain/text/format.ts';
import { type L1Form, l1Forms } from '#domain/trial-balance/l1-accounts.ts';
import type { TrialBalanceView } from '#domain/trial-balance/view-schema.ts';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { Alert, EmptyState, PageSkeleton, ReadFailed } from '../ui/feedback/notices.tsx';
import { FileButton } from '../ui/inputs/FileButton.tsx';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { momentText } from '../ui/layout/values.tsx';
import { AccountsTable } from './AccountsTable.tsx';
import { accountsShown, isSure, type Show, shows } from './account-view.ts';
import { LinesTable } from './LinesTable.tsx';
import { UnreadRows } from './UnreadRows.tsx';
import { type TrialBalanceHandle, useTrialBalance } from './use-trial-balance.ts';
import '../ui/layout/tables.css';
import './trial-balance.css';

const RESOURCE = 'efiling/trial-balance';

const Balance = ({ of, handle }: { of: TrialBalanceView; handle: TrialBalanceHandle }) => {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`trialBalance.${key}`, params);
  const mayEdit = useMay(RESOURCE, 'edit');
  const counted = (show: Show) => accountsShown(of.accounts, show, '').length;
  const [show, setShow] = useState<Show>(counted('open') > 0 ? 'open' : 'all');
  const [search, setSearch] = useState('');
  const sure = of.accounts.filter(isSure).length;
  const shown = accountsShown(of.accounts, show, search);
  return (
    <>
      <p className="small sec">
        {words('file', { file: of.fileName, at: momentText(of.importedAt ?? 0), by: of.importedBy })}
      </p>
      {of.difference === '0.00' ? (
        <Alert severity="success">{words('balanced')}</Alert>
      ) : (
        <Alert severity="error">
          {words('unbalanced', { amount: formatDecimal(of.difference.replace('-', ''), 2) })}
        </Alert>
      )}
      {of.unread.length > 0 && (
        <UnreadRows rows={of.unread} busy={handle.busy} onCorrect={mayEdit ? handle.correctRow : null} />
      )}
      <div className="row wrap tb-tools">
        <ToggleButtonGroup
          exclusive
          size="small"
          className="tb-shows"
          value={show}
          aria-label={words('title')}
          onChange={(_, next: Show | null) => next && setShow(next)}
        >
          {shows.map((one) => (
            <ToggleButton key={one} value={one}>
              {words(`show.${one}`)}
              {one !== 'lines' && ` ${formatCount(counted(one))}`}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <span className="grow" />
        {mayEdit && sure > 0 && (
          <Button variant="contained" size="small" disabled={handle.busy} onClick={() => void handle.confirmSure()}>
            {words('confirm_sure', { count: formatCount(sure) })}
          </Button>
        )}
      </div>
      {show === 'lines' ? (
        <LinesTable year={of.year} />
      ) : (
        <>
          <TextInput label={words('search')} value={search} onChange={setSearch} />
          {mayEdit && <p className="small sec d-only">{words('keys')}</p>}
          <AccountsTable
            key={show}
            accounts={shown}
            form={of.form}
            busy={handle.busy}
            onDecide={mayEdit ? handle.decide : null}
          />
        </>
      )}
    </>
  );
};

export const TrialBalanceScreen = () => {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`trialBalance.${key}`, params);
  const thisYear = Number(jakartaDay(Date.now()).slice(0, 4));
  const [search, setSearch] = useSearchParams();
  const year = search.get('year') ?? String(thisYear - 1);
  const handle = useTrialBalance(year);
  const { data, error, busy } = handle;
  const [chosen, setChosen] = useState<L1Form | null>(null);
  const [removing, setRemoving] = useState(false);
  const mayEdit = useMay(RESOURCE, 'edit');
  const mayRemove = useMay(RESOURCE, 'remove');
  const form = chosen ?? data?.form ?? 'L1A';
  const exists = (data?.version ?? 0) > 0;
  const pick = (next: L1Form) => {
    setChosen(next);
    if (exists) void handle.changeForm(next);
  };
  const years = [0, 1, 2, 3].map((back) => String(thisYear - back));
  return (
    <div className="tb-page">
      <PageHead
        title={words('title')}
        actions={
          mayRemove && exists ? (
            <Button color="error" variant="outlined" size="small" onClick={() => setRemoving(true)}>
              {words('remove')}
            </Button>
          ) : undefined
        }
      />
      <p className="sec">{words('intro')}</p>
      <div className="tb-head">
        <SelectInput
          label={words('year')}
          value={year}
          onChange={(next) => {
            setChosen(null);
            setSearch({ year: next }, { replace: true });
          }}
          options={years.map((value) => ({ value, label: value }))}
        />
        <SelectInput
          label={words('sector')}
          value={form}
          disabled={!mayEdit}
          onChange={(next) => pick(next as L1Form)}
          options={l1Forms.map((value) => ({ value, label: words(`form.${value}`) }))}
        />
        {mayEdit && (
          <FileButton
            label={words(exists ? 'upload_again' : 'upload')}
            accept=".xlsx,.xls,.csv,.txt"
            testId="trial-balance-file"
            variant={exists ? 'outlined' : 'contained'}
            disabled={busy}
            startIcon={<Icon name="import" size={16} />}
            onChoose={(file) => void handle.upload(file, form)}
          />
        )}
      </div>
      {error && <ReadFailed title={translate('list.failed')} why={error.message} onRetry={handle.refetch} />}
      {!data && !error && <PageSkeleton />}
      {data && !exists && <EmptyState icon="document" title={words('empty', { year })} />}
      {data && exists && <Balance key={year} of={data} handle={handle} />}
      <ConfirmModal
        open={removing}
        danger
        title={words('remove')}
        confirm={words('remove')}
        busy={busy}
        onClose={() => setRemoving(false)}
        onConfirm={() => void handle.remove().then(() => setRemoving(false))}
      >
        <p>{words('remove_text', { year })}</p>
      </ConfirmModal>
    </div>
  );
};
