import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProposalsTaken } from '#domain/faktur/credit-proposals.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { request } from '../../client/request.ts';
import { ReasonField } from '../../ui/documents/MoveDialog.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { type About, MasaChoice } from './DecisionDialog.tsx';
import { Warnings } from './EffectCard.tsx';
import { RESOURCE } from './masukan-resource.ts';

type Props = {
  readonly of: About;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onTake: (taken: ProposalsTaken) => void;
};

const useProposals = (target: About['target'], creditPeriod: string) =>
  useQuery({
    queryKey: [RESOURCE, 'proposals', target, creditPeriod],
    queryFn: ({ signal }) =>
      request('POST', '/efaktur/in/ctas/proposals', {
        body: { ...target, taken: { creditPeriod } },
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  });

/** A masa with a filed return needs a reason. */
export const ProposalDialog = ({ of, busy, onClose, onTake }: Props) => {
  const translate = useTranslate();
  const [creditPeriod, setPeriod] = useState(of.period);
  const [reason, setReason] = useStoredState('propose', '');
  const { data } = useProposals(of.target, creditPeriod);
  const found = data?.proposals ?? [];
  const count = found.reduce((all, one) => all + one.count, 0);
  const filed = data?.filed ?? [];
  const lockReason = filed.length > 0 ? reason.trim() : undefined;
  const credits = found.some(({ move }) => move === 'credit');
  return (
    <ConfirmModal
      open
      title={translate('creditRules.take.title')}
      confirm={translate('creditRules.take.confirm', { smart_count: count, count: formatCount(count) })}
      cancel={translate('shell.kit.back')}
      busy={busy}
      disabled={count === 0 || lockReason === ''}
      onClose={onClose}
      onConfirm={() => onTake({ creditPeriod, ...(lockReason ? { lockReason } : {}) })}
    >
      {of.words}
      {!data && <RowsSkeleton count={2} />}
      {data && count === 0 && <p>{translate('creditRules.take.nothing')}</p>}
      <ul className="cprop">
        {found.map((one) => (
          <li key={`${one.move} ${one.uncreditReason} ${one.by}`}>
            <b className="num">{formatCount(one.count)}</b>{' '}
            {translate(`resources.credit-rules.codes.decision.${one.move}`)}
            {one.uncreditReason && `: ${translate(`masukan.reason.${one.uncreditReason}`)}`}
            {one.by && <span className="small sec"> · {one.by}</span>}
          </li>
        ))}
      </ul>
      {data && count > 0 && data.none > 0 && (
        <p className="small sec">
          {translate('creditRules.take.none', { smart_count: data.none, count: formatCount(data.none) })}
        </p>
      )}
      {credits && <MasaChoice of={of} value={creditPeriod} onChange={setPeriod} />}
      {filed.length > 0 && (
        <>
          <div className="credit-effect-b">
            <Warnings
              of={filed.map((masa) => translate('masukanScreen.effect.filed', { period: formatPeriod(masa) }))}
            />
          </div>
          <ReasonField value={reason} onChange={setReason} />
        </>
      )}
    </ConfirmModal>
  );
};
