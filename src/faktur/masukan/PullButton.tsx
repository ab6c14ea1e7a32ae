import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { isComing } from '#domain/definition/pull.ts';
import type { FakturPullView } from '#domain/faktur/pull/view-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount } from '#domain/text/format.ts';
import { endOf } from '../../client/end-of-job.ts';
import { listsAnew } from '../../client/events.ts';
import { newKey } from '../../client/new-key.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { HeadLink } from '../../ui/list/HeadLink.tsx';
import { masukanPaths } from '../paths.ts';
import { usePullStatus } from '../use-pull-status.ts';
import { RESOURCE } from './masukan-resource.ts';
import { PullDifferences } from './PullDifferences.tsx';

/** Earlier masa whose PPN can still be credited in the current one. */
const BACK = 3;

/** Differing invoices not taken over; invoices that exist only here were decided by a person. */
const openIn = ({ counts: { DIFFERENT } }: FakturPullView): number => (DIFFERENT?.count ?? 0) - (DIFFERENT?.taken ?? 0);

/** New invoices are added at once; differences to known ones need a decision. */
export const PullButton = () => {
  const translate = useTranslate();
  const say = (key: string, n: number) =>
    translate(`masukanScreen.pull.${key}`, { smart_count: n, count: formatCount(n) });
  const notify = useNotify();
  const client = useQueryClient();
  const { ask } = useCall();
  const { state } = usePullStatus(RESOURCE);
  const unexpected = state?.unexpected === true;
  const [params, setWaiting] = useState(false);
  const waiting = params || isComing(state?.code ?? null);
  const [differing, setDiffering] = useState<FakturPullView | null>(null);
  const different = differing ? openIn(differing) : 0;

  useEffect(() => {
    if (unexpected) notify('masukanScreen.pull.unexpected', { type: 'warning' });
  }, [unexpected, notify]);

  const working = async (work: () => Promise<void>): Promise<void> => {
    setWaiting(true);
    try {
      await work();
    } catch {
      // The error was already reported.
    } finally {
      setWaiting(false);
      listsAnew(client, RESOURCE);
    }
  };

  const pull = () =>
    working(async () => {
      const masa = periodOf(jakartaDay(Date.now()));
      const { jobId } = await ask('POST', '/efaktur/in/ctas/prepopulated-djp', {
        body: { from: periodAfter(masa, -BACK), to: masa },
        key: newKey(),
      });
      const job = await endOf(jobId);
      if (!job) return notify('list.job_started', { type: 'success' });
      const found = await ask('GET', '/efaktur/in/ctas/prepopulated-djp/latest');
      if (!found || found.message !== null)
        return notify(found?.message ?? 'masukanScreen.pull.failed', { type: 'warning' });
      // Requests of a seller are taken over without a choice.
      const moved = found.counts.DIFFERENT?.taken ?? 0;
      const words = [say('came', found.counts.NEW?.taken ?? 0), ...(moved > 0 ? [say('moved', moved)] : [])];
      notify(words.join(' '), { type: 'success' });
      if (openIn(found) > 0) setDiffering(found);
    });

  const take = () =>
    working(async () => {
      if (!differing) return;
      const { jobId } = await ask('PUT', '/efaktur/in/ctas/prepopulated-djp/finish', {
        body: { id: differing.id, version: differing.version, chosen: { verdicts: ['DIFFERENT'] } },
      });
      setDiffering(null);
      const job = await endOf(jobId);
      notify(job ? say('taken', different) : 'list.job_started', { type: 'success' });
    });

  return (
    <>
      <HeadLink to={masukanPaths.rules} icon="wand" label={translate('resources.credit-rules.name')} />
      <Button variant="contained" disabled={waiting} startIcon={<Icon name="refresh" size={16} />} onClick={pull}>
        {translate(waiting ? 'masukanScreen.pull.working' : 'masukanScreen.pull.button')}
      </Button>
      <ConfirmModal
        open={differing !== null}
        width={600}
        title={translate('masukanScreen.pull.title')}
        confirm={translate('masukanScreen.pull.take')}
        busy={waiting}
        onClose={() => setDiffering(null)}
        onConfirm={take}
      >
        <p>{say('text', different)}</p>
        {differing && <PullDifferences of={differing} />}
      </ConfirmModal>
    </>
  );
};
