import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { PullRow, PullView } from '#domain/bupot/pull/view-schema.ts';
import { type PullVerdict, pullVerdicts, takeableVerdicts } from '#domain/definition/pull.ts';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { formatCount } from '#domain/text/format.ts';
import type { RequestOf } from '../../client/request.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { isLeftToForms, problemOf, useCall, useTellProblem } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { PullCounts, PullNotices } from './PullNotices.tsx';
import { PullTable } from './PullTable.tsx';
import { blockedRows, differingRows } from './pull-api.ts';
import { TakeDiffering } from './TakeDiffering.tsx';

const Blocked = ({ busy, onReason }: { busy: boolean; onReason: (reason: string) => void }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`bupotPull.page.${key}`);
  const [reason, setReason] = useStoredState('lock', '');
  return (
    <Alert severity="warning" title={say('lock_title')}>
      <p>{say('lock_text')}</p>
      <div className="pull-lock">
        <TextInput label={say('lock')} value={reason} onChange={setReason} maxLength={LONGEST_REASON} />
        <Button variant="outlined" disabled={busy || reason.trim() === ''} onClick={() => onReason(reason.trim())}>
          {say('again')}
        </Button>
      </div>
    </Alert>
  );
};

type Props = {
  readonly chosen: number;
  readonly fresh: number;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onTakeNew: () => void;
};

const PullFoot = ({ chosen, fresh, busy, onTake, onTakeNew }: Props) => {
  const translate = useTranslate();
  const say = (key: string, params: object) => translate(`bupotPull.page.${key}`, params);
  return (
    <div className="pull-foot">
      <span className="grow" role="status">
        {say('chosen', { smart_count: chosen, n: formatCount(chosen) })}
      </span>
      {fresh > 0 && (
        <Button variant={chosen > 0 ? 'outlined' : 'contained'} disabled={busy} onClick={onTakeNew}>
          {say('take_new', { n: formatCount(fresh) })}
        </Button>
      )}
      {chosen > 0 && (
        <Button variant="contained" disabled={busy} onClick={onTake}>
          {say('take', { smart_count: chosen, n: formatCount(chosen) })}
        </Button>
      )}
    </div>
  );
};

type Taken = RequestOf<'PUT', '/ebupot/unifikasi/import/djp/complete'>['body']['chosen'];

export const PullReview = ({ pull, again }: { pull: PullView; again: () => void }) => {
  const { ask, busy } = useCall();
  const tell = useTellProblem();
  const may = useMay('ebupot/slips', 'create');
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [differing, setDiffering] = useState<readonly PullRow[]>([]);
  const { id, version, counts, status } = pull;
  const verdict = pullVerdicts.find((one) => one === search.get('verdict'));
  const page = Math.max(0, Number(search.get('page') ?? 1) - 1 || 0);
  const go = (to: { verdict?: PullVerdict | undefined; page?: number }) =>
    setSearch(
      {
        id,
        ...(to.verdict ? { verdict: to.verdict } : {}),
        ...(to.page ? { page: String(to.page + 1) } : {}),
      },
      { replace: true },
    );
  const take = (of: Taken, lockReason?: string) =>
    ask('PUT', '/ebupot/unifikasi/import/djp/complete', {
      body: { id, version, chosen: of, ...(lockReason ? { lockReason } : {}) },
    }).then(
      () => {
        setChosen(new Set());
        setDiffering([]);
        again();
      },
      (error: unknown) => {
        setDiffering([]);
        if (isLeftToForms(problemOf(error))) tell(error);
        again();
      },
    );
  const takeChosen = () => take({ places: [...chosen] });
  const askOrTake = async () => {
    const rows = counts.DIFFERENT.count > 0 ? await differingRows(id) : [];
    const found = rows.filter(({ place }) => chosen.has(place));
    return found.length > 0 ? setDiffering(found) : takeChosen();
  };
  const choose = (places: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const place of places) on ? next.add(place) : next.delete(place);
    setChosen(next);
  };
  const open = may && status === 'REVIEW';
  const isBlocked = takeableVerdicts.some((one) => counts[one].failed > 0);
  const any = pullVerdicts.some((one) => counts[one].count > 0);
  return (
    <>
      <PullNotices pull={pull} />
      {open && isBlocked && (
        <Blocked
          busy={busy}
          onReason={(reason) =>
            void blockedRows(id).then((rows) => take({ places: rows.map(({ place }) => place) }, reason), tell)
          }
        />
      )}
      {any && (
        <section className="pull-card">
          <PullCounts counts={counts} chosen={verdict} onChoose={(to) => go({ verdict: to })} />
          <PullTable
            pull={pull}
            filter={verdict ? { verdict } : {}}
            page={page}
            onPage={(to) => go({ verdict, page: to })}
            chosen={open ? chosen : null}
            onChoose={choose}
          />
        </section>
      )}
      {open && (
        <PullFoot
          chosen={chosen.size}
          fresh={counts.NEW.count - counts.NEW.taken - counts.NEW.failed}
          busy={busy}
          onTake={() => void askOrTake().catch(tell)}
          onTakeNew={() => void take({ verdicts: ['NEW'] })}
        />
      )}
      {differing.length > 0 && (
        <TakeDiffering
          rows={differing}
          chosen={chosen.size}
          busy={busy}
          onClose={() => setDiffering([])}
          onTake={() => void takeChosen()}
        />
      )}
    </>
  );
};
