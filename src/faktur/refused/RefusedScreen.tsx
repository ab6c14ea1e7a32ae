import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FakturCure } from '#domain/faktur/cure-kinds.ts';
import type { RefusalBucket, Refusals } from '#domain/faktur/refusals-schema.ts';
import { EmptyState, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Breadcrumbs } from '../../ui/layout/PageHead.tsx';
import { useOffice, useSession } from '../../ui/layout/session-context.ts';
import { Money } from '../../ui/layout/values.tsx';
import { useNarrow } from '../../ui/repair/use-narrow.ts';
import { fakturPaths } from '../paths.ts';
import { CauseChips, CauseList } from './CauseList.tsx';
import { CureBar, isReady } from './CureBar.tsx';
import { RefusedCards } from './RefusedCards.tsx';
import { RefusedCounts } from './RefusedCounts.tsx';
import { RefusedGrid } from './RefusedGrid.tsx';
import { type CauseAsked, cureUrl, useRefusals } from './refused-api.ts';
import './refused.css';

/** The cure a cause begins with. */
const startOf = ({ cure, code }: RefusalBucket): FakturCure | null =>
  cure && (code === 'FACILITY_REQUIRED' ? { kind: 'transaction', code: '08' } : { kind: cure.kind });

/** Kinds that change nothing a row could show. */
const unseen = ({ cure }: RefusalBucket): boolean => cure?.kind === 'signee' || cure?.kind === 'again';

/** One cause: its cure, its invoices, and the press that sends them all again. */
const Cause = ({ bucket }: { bucket: RefusalBucket }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const narrow = useNarrow();
  const { ask, busy } = useCall();
  const { held } = useSession();
  const office = useOffice();
  const [cure, setCure] = useState(() => startOf(bucket));
  const [on, setOn] = useState(false);
  const asked = useMemo<CauseAsked>(() => ({ code: bucket.code, cure: on ? cure : null }), [bucket.code, cure, on]);
  const own = (said: Readonly<Record<string, string>>) => {
    if (Object.keys(said).length === 0 || !cure) return;
    setCure({ ...cure, own: { ...cure.own, ...said } });
    setOn(true);
  };
  const change = (next: FakturCure) => {
    setCure(next);
    setOn(false);
  };
  // Where each document needs a word of its own, those that got one are sent.
  const named = bucket.cure?.atOnce === false ? Object.keys(cure?.own ?? {}) : [];
  const proposed = bucket.cure?.atOnce || bucket.cure?.kind === 'identity';
  const ready = isReady(bucket, cure) && (on || unseen(bucket)) && (proposed || named.length > 0);
  const many = named.length || bucket.count;
  const start = async (send: boolean) => {
    try {
      const { eligible } = await ask<{ eligible: number }>('POST', cureUrl, {
        code: bucket.code,
        cure,
        send,
        ...(named.length > 0 ? { ids: named } : {}),
      });
      notify('refusals.started', { type: 'success', messageArgs: { smart_count: eligible } });
    } catch (error) {
      const [fault] = Object.values(fieldErrorsOf(error));
      if (fault) notify(fault, { type: 'error' });
    }
  };
  const words = bucket.cure?.kind === 'again' ? 'refusals.again' : 'refusals.send';
  return (
    <>
      <div className="imp-work">
        <CureBar bucket={bucket} cure={cure} onCure={change} on={on} onTry={setOn} />
        {narrow ? (
          <RefusedCards bucket={bucket} asked={asked} onOwn={own} />
        ) : (
          <RefusedGrid bucket={bucket} asked={asked} onOwn={own} onUndo={() => setOn(false)} />
        )}
      </div>
      <footer className="imp-f">
        <span className="num">
          <b>{translate('refusals.count', { smart_count: bucket.count })}</b> · {translate('refusals.vat')}{' '}
          <Money value={bucket.ppn} unit />
        </span>
        <span className="imp-note">{translate('refusals.staged')}</span>
        <span className="grow" />
        {bucket.cure && held.has('EFAKTUR_DOC_UPLOAD') && (
          <>
            {!unseen(bucket) && (
              <Button variant="outlined" color="inherit" disabled={!ready || busy} onClick={() => void start(false)}>
                {translate('refusals.save')}
              </Button>
            )}
            <Button
              variant="contained"
              disabled={!ready || busy || !office.send}
              startIcon={<Icon name="upload" size={16} />}
              onClick={() => void start(true)}
            >
              {translate(words, { smart_count: many })}
            </Button>
          </>
        )}
      </footer>
    </>
  );
};

const Causes = ({ of }: { of: Refusals }) => {
  const narrow = useNarrow();
  // The one that is worked on stays, though others come to have more.
  const [chosen, setChosen] = useState(of.buckets[0]?.code);
  const bucket = of.buckets.find(({ code }) => code === chosen) ?? of.buckets[0];
  if (!bucket) return null;
  const List = narrow ? CauseChips : CauseList;
  return (
    <div className="imp-b refused">
      <List of={of} chosen={bucket.code} onChoose={setChosen} />
      <Cause key={bucket.code} bucket={bucket} />
    </div>
  );
};

/** What the office refused, by cause: mended alike and sent again in one act. */
export const RefusedScreen = () => {
  const translate = useTranslate();
  const { data } = useRefusals();
  if (!data) return <PageSkeleton />;
  return (
    <div className="imp counted refused">
      <header className="imp-h">
        <div className="imp-top">
          <div>
            <Breadcrumbs
              of={[
                { label: translate('fakturScreen.list.title'), to: fakturPaths.list },
                { label: translate('refusals.title') },
              ]}
            />
            <div className="row wrap">
              <h1>{translate('refusals.title')}</h1>
              <span className="sec num">{translate('refusals.count', { smart_count: data.count })}</span>
            </div>
          </div>
        </div>
      </header>
      {data.count === 0 ? (
        <EmptyState icon="check" title={translate('refusals.none')}>
          {translate('refusals.none_text')}
        </EmptyState>
      ) : (
        <>
          <RefusedCounts of={data} />
          <Causes of={data} />
        </>
      )}
    </div>
  );
};
