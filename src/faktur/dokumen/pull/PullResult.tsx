import { Button, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isComing, isIncomplete, pullVerdicts } from '#domain/definition/pull.ts';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { baseEffect, creditEffect } from '#domain/faktur/pull/taken-effect.ts';
import type { DokumenPullRow, FakturPullView } from '#domain/faktur/pull/view-schema.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { DifferenceList } from '../../../ui/documents/DifferenceList.tsx';
import { MasaEffect } from '../../../ui/documents/MasaEffect.tsx';
import { Alert, RowsSkeleton } from '../../../ui/feedback/notices.tsx';
import { useCall } from '../../../ui/feedback/use-call.ts';
import { useStoredState } from '../../../ui/form/use-stored-state.ts';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import type { PullState } from '../../use-pull-status.ts';
import type { Side } from '../sides.ts';
import { differenceLabel, differenceValue } from './differences.tsx';
import { useDiffering } from './pull-api.ts';

type Props = { readonly side: Side; readonly pull: FakturPullView; readonly again: () => void };

const effectOf = ({ key }: Side, rows: readonly DokumenPullRow[]) => {
  const result = rows.map(({ dokumen, differences }) => ({ officeState: dokumen, differences }));
  return key === 'in'
    ? { of: creditEffect(result), words: 'masukanScreen.pull' }
    : { of: baseEffect(result), words: 'dokumenScreen.pull' };
};

const Differing = ({ side, pull, again }: Props) => {
  const translate = useTranslate();
  const say = (key: string, params?: object) => translate(`dokumenScreen.pull.${key}`, params);
  const { ask, busy } = useCall();
  const [reason, setReason] = useStoredState('lock', '');
  const { data } = useDiffering(side.of.resource, pull);
  const rows = (data ?? []).filter((row) => 'dokumen' in row);
  const isBlocked = pull.counts.DIFFERENT.failed > 0;
  const lockReason = reason.trim();
  const take = () =>
    ask('PUT', `/${side.of.resource}/prepopulated-djp/finish`, {
      body: {
        id: pull.id,
        version: pull.version,
        chosen: { verdicts: ['DIFFERENT'] },
        ...(lockReason ? { lockReason } : {}),
      },
    }).then(again, again);
  return (
    <section aria-label={say('differing')}>
      <h3>{say('differing')}</h3>
      {data ? <MasaEffect {...effectOf(side, rows)} /> : <RowsSkeleton count={2} />}
      {rows.map(({ place, number, differences, dokumen }) => (
        <div key={place}>
          <b className="num">{number}</b>{' '}
          <span className="sec">{translate(`dokumen.kind.${dokumen.documentKind}`)}</span>
          <DifferenceList
            of={differences}
            name={number}
            label={(field) => differenceLabel(side.of.resource, field)}
            value={differenceValue}
          />
        </div>
      ))}
      {isBlocked && (
        <TextInput
          label={say('lock')}
          helper={say('lock_text')}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST_REASON}
        />
      )}
      {pull.status === 'REVIEW' && (
        <Button
          variant="outlined"
          disabled={busy || !data || (isBlocked && lockReason === '')}
          onClick={() => void take()}
        >
          {say('take')}
        </Button>
      )}
    </section>
  );
};

const Counted = ({ counts }: FakturPullView) => {
  const translate = useTranslate();
  const say = (key: string, n: number) =>
    translate(`dokumenScreen.pull.${key}`, { smart_count: n, count: formatCount(n) });
  const { NEW, SAME, DIFFERENT, GONE, UNDERWAY, INVALID } = counts;
  const same = SAME.count + DIFFERENT.taken;
  const apart = GONE.count + UNDERWAY.count + INVALID.count;
  return (
    <Alert severity={NEW.taken > 0 ? 'success' : 'info'} title={say('came', NEW.taken)}>
      {same > 0 && say('same', same)}
      {apart > 0 && ` ${say('apart', apart)}`}
    </Alert>
  );
};

export const PullResult = ({
  side,
  state: { unexpected, code, pull },
  again,
}: {
  side: Side;
  state: PullState;
  again: () => void;
}) => {
  const translate = useTranslate();
  const say = (key: string, params?: object) => translate(`dokumenScreen.pull.${key}`, params);
  if (unexpected)
    return (
      <Alert
        severity="error"
        title={say('unexpected')}
        live
        actions={
          <button type="button" className="link" onClick={again}>
            {say('again')}
          </button>
        }
      />
    );
  if (!pull) return null;
  const { from = '', to = from } = pull.params;
  const known = pull.progress !== null && pull.progress.total > 0;
  return (
    <div role="status" className="dokumen-pull-result">
      <p className="small sec">
        {say('asked', { from: formatPeriod(from), to: formatPeriod(to), by: pull.createdBy })}
      </p>
      {isComing(code) ? (
        <>
          <p>{say('working')}</p>
          <LinearProgress
            aria-label={say('working')}
            variant={known ? 'determinate' : 'indeterminate'}
            {...(known && pull.progress ? { value: (100 * pull.progress.done) / pull.progress.total } : {})}
          />
        </>
      ) : (
        <>
          {isIncomplete(code) && <Alert severity="warning" title={pull.message ?? say('failed')} />}
          {(!isIncomplete(code) || pullVerdicts.some((one) => pull.counts[one].count > 0)) && <Counted {...pull} />}
          {pull.counts.DIFFERENT.count > pull.counts.DIFFERENT.taken && (
            <Differing side={side} pull={pull} again={again} />
          )}
        </>
      )}
    </div>
  );
};
