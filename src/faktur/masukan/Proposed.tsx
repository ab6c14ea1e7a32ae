import { useTranslate } from 'react-admin';
import { type CreditRule, proposalOf } from '#domain/faktur/credit-rule.ts';
import type { MasukanListRow } from '#domain/faktur/masukan.ts';
import { useGet } from '../../ui/feedback/use-call.ts';

/** Null for decided invoices and where no rule matches. */
export const useProposal = (of: MasukanListRow) => {
  const { data } = useGet('/credit-rules', { query: { range: '[0,999]' } });
  return data ? proposalOf(data as readonly CreditRule[], of) : null;
};

export const Proposed = ({ of }: { of: MasukanListRow }) => {
  const translate = useTranslate();
  const proposal = useProposal(of);
  if (!proposal) return <span className="sec">–</span>;
  const why =
    proposal.by ?? (proposal.move === 'uncredit' ? translate(`masukan.reason.${proposal.uncreditReason}`) : '');
  return (
    <span className="two">
      {translate(`resources.credit-rules.codes.decision.${proposal.move}`)}
      <small title={why}>{why}</small>
    </span>
  );
};
