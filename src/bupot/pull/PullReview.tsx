import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PullView } from '#domain/bupot/pull/view-schema.ts';
import { type PullVerdict, pullVerdicts, takeableVerdicts } from '#domain/definition/pull.ts';
import { problemOf, useTellProblem } from '../../ui/feedback/problem.ts';
import { isLeftToForms, useCall } from '../../ui/feedback/use-call.ts';
import { useMay } from '../../ui/layout/use-may.ts';
import { HeldUp } from './HeldUp.tsx';
import { PullCounts } from './PullCounts.tsx';
import { PullFoot } from './PullFoot.tsx';
import { PullNotices } from './PullNotices.tsx';
import { PullTable } from './PullTable.tsx';
import { heldUpRows, pullApi } from './pull-api.ts';

/** What came of one question to the office: counts, slips, where they differ, and taking what is chosen. */
export const PullReview = ({ pull, again }: { pull: PullView; again: () => void }) => {
  const { ask, busy } = useCall();
  const tell = useTellProblem();
  const may = useMay('ebupot/slips', 'create');
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
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
  const take = (of: object, lockReason?: string) =>
    ask('PUT', pullApi.complete, { id, version, chosen: of, ...(lockReason ? { lockReason } : {}) }).then(
      () => {
        setChosen(new Set());
        again();
      },
      (error: unknown) => {
        if (isLeftToForms(problemOf(error))) tell(error);
        again();
      },
    );
  const choose = (places: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const place of places) on ? next.add(place) : next.delete(place);
    setChosen(next);
  };
  const open = may && status === 'REVIEW';
  const heldUp = takeableVerdicts.some((one) => counts[one].failed > 0);
  const any = pullVerdicts.some((one) => counts[one].count > 0);
  return (
    <>
      <PullNotices pull={pull} />
      {open && heldUp && (
        <HeldUp
          busy={busy}
          onReason={(reason) =>
            void heldUpRows(id).then((rows) => take({ places: rows.map(({ place }) => place) }, reason), tell)
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
          onTake={() => void take({ places: [...chosen] })}
          onTakeNew={() => void take({ verdicts: ['NEW'] })}
        />
      )}
    </>
  );
};
