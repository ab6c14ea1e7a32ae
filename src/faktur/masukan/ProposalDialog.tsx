import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CreditProposals } from '#domain/faktur/credit-proposals.ts';
import { formatCount } from '#domain/text/format.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { type About, MasaChoice } from './DecisionDialog.tsx';
import { RESOURCE } from './masukan-api.ts';

type Props = {
  readonly of: About;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onTake: (creditPeriod: string) => void;
};

const useProposals = (target: About['target']) =>
  useQuery({
    queryKey: [RESOURCE, 'proposals', target],
    queryFn: ({ signal }) =>
      dataProvider.call<CreditProposals>('POST', `/${RESOURCE}/proposals`, target, { signal, quiet: true }),
  });

/** What the rules propose of the chosen, counted, before a person has it carried out: nothing of it happens by itself. */
export const ProposalDialog = ({ of, busy, onClose, onTake }: Props) => {
  const translate = useTranslate();
  const [creditPeriod, setPeriod] = useState(of.period);
  const { data } = useProposals(of.target);
  const found = data?.proposals ?? [];
  const count = found.reduce((all, one) => all + one.count, 0);
  const credits = found.some(({ move }) => move === 'credit');
  return (
    <ConfirmModal
      open
      title={translate('creditRules.take.title')}
      confirm={translate('creditRules.take.confirm', { smart_count: count, count: formatCount(count) })}
      cancel={translate('shell.kit.back')}
      busy={busy}
      disabled={count === 0}
      onClose={onClose}
      onConfirm={() => onTake(creditPeriod)}
    >
      {of.words}
      {!data && <RowsSkeleton count={2} />}
      {data && count === 0 && <p>{translate('creditRules.take.nothing')}</p>}
      <ul className="cprop">
        {found.map((one) => (
          <li key={`${one.move} ${one.uncreditReason} ${one.by}`}>
            <b className="num">{formatCount(one.count)}</b> {translate(`creditRules.decision.${one.move}`)}
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
    </ConfirmModal>
  );
};
