import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Permission } from '#domain/permissions.ts';
import { type Cure, type RefusedFamilyName, refusedFamilies } from '#domain/refusals/cure.ts';
import type { RefusalBucket, Refusals } from '#domain/refusals/schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { EmptyState, PageSkeleton } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, useCall } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useOffice, useSession } from '../ui/layout/session-context.ts';
import { Money } from '../ui/layout/values.tsx';
import { useRefusals } from '../ui/list/use-refusals.ts';
import { useNarrow } from '../ui/repair/use-narrow.ts';
import { CauseChips, CauseList } from './CauseList.tsx';
import { CureBar, isReady, isUnseen } from './CureBar.tsx';
import { CuredToday, clock } from './CuredToday.tsx';
import { causeKey } from './causes.ts';
import { ofFamily } from './of-family.ts';
import { RefusedCards } from './RefusedCards.tsx';
import { RefusedCounts } from './RefusedCounts.tsx';
import { RefusedExport } from './RefusedExport.tsx';
import { RefusedGrid } from './RefusedGrid.tsx';
import type { CauseQuery } from './refused-api.ts';
import './refused.css';
import { useStoredState } from '../ui/form/use-stored-state.ts';

const startOf = ({ cure, code }: RefusalBucket): Cure | null =>
  cure && (code === 'FACILITY_REQUIRED' ? { kind: 'transaction', code: '08' } : { kind: cure.kind });

const keyOf: Readonly<Record<RefusedFamilyName, Permission>> = {
  faktur: 'EFAKTUR_DOC_UPLOAD',
  'retur-in': 'EFAKTUR_DOC_UPLOAD',
  'dokumen-out': 'EFAKTUR_DOC_UPLOAD',
  'dokumen-in': 'EFAKTUR_DOC_UPLOAD',
  'retur-dokumen-out': 'EFAKTUR_DOC_UPLOAD',
  'retur-dokumen-in': 'EFAKTUR_DOC_UPLOAD',
  bupot: 'EBUPOT_WITHHOLDING_UPLOAD',
  spt: 'EBUPOT_SPT_CREATE',
};

const Cause = ({ bucket }: { bucket: RefusalBucket }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const narrow = useNarrow();
  const { ask, busy } = useCall();
  const { permissions } = useSession();
  const office = useOffice();
  const [cure, setCure] = useStoredState(`cure.${bucket.family}.${bucket.code}`, startOf(bucket));
  const [on, setOn] = useState(false);
  const query = useMemo<CauseQuery>(
    () => ({ family: bucket.family, code: bucket.code, cure: on ? cure : null }),
    [bucket.family, bucket.code, cure, on],
  );
  const own = (values: Readonly<Record<string, string>>) => {
    if (Object.keys(values).length === 0 || !cure) return;
    setCure({ ...cure, own: { ...cure.own, ...values } });
    setOn(true);
  };
  const change = (next: Cure) => {
    setCure(next);
    setOn(false);
  };
  // If each document needs a value of its own, only those with one are sent.
  const named = bucket.cure?.atOnce === false ? Object.keys(cure?.own ?? {}) : [];
  const proposed = bucket.cure?.atOnce || bucket.cure?.kind === 'identity';
  const ready = isReady(bucket, cure) && (on || isUnseen(bucket)) && (proposed || named.length > 0);
  const many = named.length || bucket.count;
  const start = async (send: boolean) => {
    if (!cure) return;
    try {
      const { eligible } = await ask('POST', '/refusals/cure', {
        body: {
          family: bucket.family,
          code: bucket.code,
          cure,
          send,
          ...(named.length > 0 ? { ids: named } : {}),
        },
      });
      notify('refusals.started', { type: 'success', messageArgs: { smart_count: eligible } });
    } catch (error) {
      const [fault] = Object.values(fieldErrorsOf(error));
      if (fault) notify(fault, { type: 'error' });
    }
  };
  const words =
    isUnseen(bucket) && bucket.cure?.kind !== 'signee' ? `refusals.press.${bucket.cure?.kind}` : 'refusals.send';
  return (
    <>
      <div className="imp-work">
        <CureBar bucket={bucket} cure={cure} onCure={change} on={on} onTry={setOn} />
        {narrow ? (
          <RefusedCards bucket={bucket} query={query} onOwn={own} />
        ) : (
          <RefusedGrid
            bucket={bucket}
            query={query}
            onOwn={own}
            onUndo={() => setOn(false)}
            onCure={setCure}
            onTake={!on && !isUnseen(bucket) && isReady(bucket, cure) ? () => setOn(true) : undefined}
          />
        )}
      </div>
      <footer className="imp-f">
        <span className="num">
          <b>{translate('refusals.count', { smart_count: bucket.count })}</b> · {translate('refusals.vat')}{' '}
          <Money value={bucket.tax} unit />
        </span>
        <span className="imp-note">{translate('refusals.staged')}</span>
        <span className="grow" />
        {bucket.cure && permissions.has(keyOf[bucket.family]) && (
          <>
            {!isUnseen(bucket) && (
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
  // Stays selected, even if others have more documents.
  const [chosen, setChosen] = useState(of.buckets[0] && causeKey(of.buckets[0]));
  const bucket = of.buckets.find((one) => causeKey(one) === chosen) ?? of.buckets[0];
  if (!bucket) return null;
  const List = narrow ? CauseChips : CauseList;
  return (
    <div className="imp-b refused">
      <List of={of} chosen={causeKey(bucket)} onChoose={setChosen} />
      <Cause key={causeKey(bucket)} bucket={bucket} />
    </div>
  );
};

const isFamily = (text: string | null): text is RefusedFamilyName => refusedFamilies.some((one) => one === text);

const FamilyChoice = ({ of, chosen }: { of: Refusals; chosen: RefusedFamilyName | null }) => {
  const translate = useTranslate();
  const [, setSearch] = useSearchParams();
  const found = refusedFamilies.filter((name) => name === chosen || of.buckets.some(({ family }) => family === name));
  if (found.length < 2 && chosen === null) return null;
  return (
    <fieldset className="rep-chips refused-of" aria-label={translate('refusals.title')}>
      {[null, ...found].map((name) => (
        <button
          key={name ?? 'all'}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => setSearch(name ? { dari: name } : {}, { replace: true })}
        >
          {translate(`refusals.family.${name ?? 'all'}`)}
          <span className="bucket-count">{formatCount(ofFamily(of, name).count)}</span>
        </button>
      ))}
    </fieldset>
  );
};

export const RefusedScreen = () => {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const { data: all, dataUpdatedAt } = useRefusals();
  if (!all) return <PageSkeleton />;
  const wanted = search.get('dari');
  const family = isFamily(wanted) ? wanted : null;
  const data = ofFamily(all, family);
  return (
    <div className="imp counted refused">
      <header className="imp-h">
        <div className="imp-top">
          <div>
            <div className="row wrap">
              <h1>{translate('refusals.title')}</h1>
              <span className="sec num">{translate('refusals.count', { smart_count: data.count })}</span>
            </div>
          </div>
          <span className="imp-note num">{translate('refusals.updated', { time: clock(dataUpdatedAt) })}</span>
          {data.count > 0 && <RefusedExport of={data} />}
        </div>
        <FamilyChoice of={all} chosen={family} />
      </header>
      {data.count === 0 ? (
        <EmptyState icon="check" title={translate('refusals.none')}>
          {translate('refusals.none_text')}
          <CuredToday of={data.cured} />
        </EmptyState>
      ) : (
        <>
          <RefusedCounts of={data} />
          <Causes key={family ?? ''} of={data} />
        </>
      )}
    </div>
  );
};
