import { Button } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { YearChoices, YearRun } from '#domain/bupot/year/monthly-slips.ts';
import type { YearRow, YearView } from '#domain/bupot/year/preview.ts';
import { formatCount } from '#domain/text/format.ts';
import { Alert, EmptyState, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { leaveFor, useUnsaved } from '../../ui/feedback/unsaved.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { isPeriodFiled, useFiledMasa } from '../use-filed-masa.tsx';
import { DrawProgress } from './DrawProgress.tsx';
import { RepairDrawer } from './RepairDrawer.tsx';
import { RunCard } from './RunCard.tsx';
import { type AnnualKind, annualPath, bodyOf, useYearRows, useYearSummary, type YearQuery } from './use-year-run.ts';
import { YearTable } from './YearTable.tsx';
import { YearTabs } from './YearTabs.tsx';

type Props = { readonly today: string; readonly start: YearRun; readonly kind: AnnualKind };

export const YearEmployees = ({ today, start, kind: usual }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`bupotYear.screen.${key}`, params);
  const { ask, busy } = useCall();
  const filed = useFiledMasa();
  const [kind, setKind] = useStoredState('year.kind', usual);
  const [run, setRun] = useStoredState('year.run', start);
  const [choices, setChoices] = useStoredState<readonly YearChoices[]>('year.choices', []);
  const [view, setView] = useState<YearView>('all');
  const [q, setQ] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<YearRow | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  useUnsaved(choices.some(({ key }) => !drawn.has(key)) ? 'unsaved' : 'saved');
  const query: YearQuery = { kind, run, choices };
  const list = useYearRows(query, view, useDeferredValue(q.trim()));
  const summary = useYearSummary(query).data;
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];

  // Leavers during the year are selected one by one, because anybody paid last month could be one.
  const wholeYear = run.lastMonth === 12;

  const begin = (next: { kind?: AnnualKind; run?: YearRun }) => {
    setKind(next.kind ?? kind);
    setRun(next.run ?? run);
    setPicked(new Set());
    setChoices([]);
  };
  /** Choices belong to these employees and months, and stay if only the source of the last income changes. */
  const change = (next: YearRun) => {
    if (next.year !== run.year || next.lastMonth !== run.lastMonth) return leaveFor(() => begin({ run: next }));
    setRun(next);
    setPicked(new Set());
  };
  const pick = (keys: readonly string[], on: boolean) =>
    setPicked(
      (permissions) => new Set([...[...permissions].filter((key) => !keys.includes(key)), ...(on ? keys : [])]),
    );
  const apply = (chosen: YearChoices) => {
    setChoices((held) => [...held.filter(({ key }) => key !== chosen.key), chosen]);
    setDrawn((permissions) => new Set([...permissions].filter((key) => key !== chosen.key)));
    setOpen(null);
  };
  const draw = async () => {
    const keys = picked.size > 0 ? { keys: [...picked] } : {};
    const made = await filed
      .withReason((lockReason) =>
        ask('POST', `${annualPath[query.kind]}/draw`, {
          body: { ...bodyOf(query), ...keys, lockReason },
          shown: isPeriodFiled,
        }),
      )
      .catch(() => null);
    if (!made) return;
    setDrawn(new Set([...drawn, ...(picked.size > 0 ? picked : choices.map(({ key }) => key))]));
    setJobId(made.jobId);
    setPicked(new Set());
  };

  return (
    <>
      <div className="ybody">
        <RunCard
          kind={kind}
          run={run}
          today={today}
          onKind={(next) => leaveFor(() => begin({ kind: next }))}
          onRun={change}
        />
        {jobId && <DrawProgress jobId={jobId} />}
        {list.error && <Alert severity="error" title={list.error.message} />}
        <section className="card" aria-busy={list.isPending}>
          <div className="ybar">
            <YearTabs view={view} summary={summary} onView={setView} />
            <TextInput label={words('search')} value={q} onChange={setQ} type="search" />
          </div>
          {rows.length > 0 && <YearTable year={run.year} rows={rows} picked={picked} onPick={pick} onOpen={setOpen} />}
          {list.isPending && <RowsSkeleton count={6} />}
          {rows.length === 0 && list.isSuccess && !list.hasNextPage && (
            <EmptyState icon="slip" title={words('nobody')}>
              {words('nobody_text')}
            </EmptyState>
          )}
          {list.hasNextPage && (
            <div className="ymore">
              <Button variant="outlined" disabled={list.isFetching} onClick={() => void list.fetchNextPage()}>
                {words('more')}
              </Button>
            </div>
          )}
        </section>
      </div>
      <div className="yfoot">
        {summary && (
          <span className="yfoot-sums">
            <span>
              {words('due')} <Money value={summary.due} unit places={0} strong />
            </span>
            <span>
              {words('refunded')} <Money value={summary.refunded} unit places={0} strong />
            </span>
          </span>
        )}
        <Button
          variant="contained"
          disabled={busy || (picked.size === 0 && !(wholeYear && summary?.ready))}
          onClick={() => void draw()}
        >
          {picked.size > 0 || !wholeYear
            ? words('draw_some', { count: formatCount(picked.size) })
            : words('draw_all', { count: formatCount(summary?.ready ?? 0) })}
        </Button>
      </div>
      {filed.dialog}
      {open && <RepairDrawer key={open.key} query={query} row={open} onClose={() => setOpen(null)} onApply={apply} />}
    </>
  );
};
