import './cocokkan.css';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Cocokkan } from '#domain/cocokkan/view-schema.ts';
import { EmptyState, PageSkeleton, ReadFailed } from '../ui/feedback/notices.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { BridgeCard } from './BridgeCard.tsx';
import { LedgersDialog } from './LedgersDialog.tsx';
import { LinesCard } from './LinesCard.tsx';
import { SideChoice } from './SideChoice.tsx';
import { SpanPicker } from './SpanPicker.tsx';
import { SuppliersDialog } from './SuppliersDialog.tsx';
import { RESOURCE, type Shown, useCocokkan, useLiveBooks, useShown } from './use-cocokkan.ts';

const NoLedger = ({ onAdd }: { onAdd: (() => void) | undefined }) => {
  const translate = useTranslate();
  return (
    <section className="card">
      <EmptyState
        icon="bookmark"
        title={translate('cocokkanScreen.none')}
        actions={
          onAdd && (
            <Button variant="contained" startIcon={<Icon name="upload" size={16} />} onClick={onAdd}>
              {translate('cocokkanScreen.ledger.add')}
            </Button>
          )
        }
      >
        {translate('cocokkanScreen.none_text')}
      </EmptyState>
    </section>
  );
};

const Body = ({ of, shown, show, onLedgers }: BodyProps) =>
  of.ledgers.length === 0 ? (
    <NoLedger onAdd={onLedgers} />
  ) : (
    <>
      <BridgeCard of={of} onCause={(cause) => show({ cause, level: null })} />
      <LinesCard key={`${shown.side} ${shown.from} ${shown.to}`} of={of} shown={shown} show={show} />
    </>
  );

type BodyProps = {
  readonly of: Cocokkan;
  readonly shown: Shown;
  readonly show: (change: Partial<Shown>) => void;
  readonly onLedgers: (() => void) | undefined;
};

export const CocokkanScreen = () => {
  const translate = useTranslate();
  const may = useMay(RESOURCE, 'edit');
  const maySend = useMay('efaktur/out/ctas', 'send');
  const [shown, show] = useShown();
  const [ledgers, setLedgers] = useState(false);
  const [suppliers, setSuppliers] = useState(false);
  useLiveBooks();
  const { data, error, refetch } = useCocokkan(shown);
  const open = may ? () => setLedgers(true) : undefined;
  return (
    <div className="cocokkan">
      <PageHead
        title={translate('cocokkanScreen.title')}
        beside={<SideChoice value={shown.side} onChange={(side) => show({ side, level: null, cause: null })} />}
        actions={
          <>
            <SpanPicker value={shown} onChange={show} />
            {shown.side === 'in' && maySend && (data?.levels.MISSING_DJP ?? 0) > 0 && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Icon name="mail" size={16} />}
                onClick={() => setSuppliers(true)}
              >
                {translate('cocokkanScreen.suppliers.button')}
              </Button>
            )}
            {open && (
              <Button variant="outlined" color="inherit" startIcon={<Icon name="upload" size={16} />} onClick={open}>
                {translate('cocokkanScreen.ledger.button')}
              </Button>
            )}
          </>
        }
      />
      {error ? (
        <ReadFailed title={translate('cocokkanScreen.failed')} why={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <Body of={data} shown={shown} show={show} onLedgers={open} />
      ) : (
        <PageSkeleton />
      )}
      {suppliers && <SuppliersDialog query={shown} onClose={() => setSuppliers(false)} />}
      {ledgers && (
        <LedgersDialog
          side={shown.side}
          ledgers={data?.ledgers ?? []}
          onClose={() => setLedgers(false)}
          onTaken={show}
        />
      )}
    </div>
  );
};
