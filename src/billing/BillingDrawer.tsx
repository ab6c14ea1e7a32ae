import { useTranslate } from 'react-admin';
import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import type { Tone } from '#domain/kit/status.ts';
import { Alert } from '../kit/Alert.tsx';
import { Drawer } from '../kit/Drawer.tsx';
import { PreviewChoices } from '../kit/list/PreviewChoices.tsx';
import { Timeline, useTimeline } from '../kit/Timeline.tsx';
import { useGet } from '../kit/use-call.ts';
import { BillingFacts, BillingHead } from './BillingFacts.tsx';
import { type BillingView, type HistoryRow, RESOURCE } from './billing-api.ts';
import { useBillingActions } from './use-billing-actions.tsx';
import { useFollowed } from './use-followed.ts';

const toneOf = (status: string | null): Tone =>
  status !== null && status in billingStatus.states ? billingStatus.states[status as BillingStatus] : 'grey';

const marks = { grey: 'dot', orange: 'clock', green: 'check', red: 'close' } as const;

const History = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const history = useGet<HistoryRow[]>(`/${RESOURCE}/${id}/history`, { staleTime: 0 });
  const { shown, more } = useTimeline(
    [...(history.data ?? [])].reverse().map((row) => {
      const tone = row.fromStatus === row.toStatus ? 'grey' : toneOf(row.toStatus);
      return { key: row.seq, tone, icon: marks[tone], words: row.message, at: row.at, by: [row.userName, row.reason] };
    }),
  );
  return (
    <section>
      <div className="row">
        <h3 className="grow">{translate('billingScreen.detail.history')}</h3>
        {more}
      </div>
      <Timeline of={shown} />
    </section>
  );
};

const Actions = ({ of, onChanged }: { of: BillingView; onChanged: () => void }) => {
  const { moves, documents, dialog, busy } = useBillingActions(of, onChanged);
  return (
    <>
      <PreviewChoices moves={moves} documents={documents} busy={busy} />
      {dialog}
    </>
  );
};

/** One billing code whole, over whatever list it was opened from. */
export const BillingDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGet<BillingView>(`/${RESOURCE}/${id}`, { staleTime: 0 });
  useFollowed('billing', id);
  return (
    <Drawer
      open
      onClose={onClose}
      title={translate('billingScreen.list.title')}
      footer={data && <Actions key={data.version} of={data} onChanged={() => void refetch()} />}
    >
      <div className="fpv">
        {error && <Alert severity="error" title={error.message || translate('billingScreen.detail.not_found')} />}
        {data && (
          <>
            <BillingHead row={data} />
            <BillingFacts row={data} view={data} />
            <History id={id} />
          </>
        )}
      </div>
    </Drawer>
  );
};
