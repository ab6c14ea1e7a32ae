import { useTranslate } from 'react-admin';
import { type CreditRule, proposalOf } from '#domain/faktur/credit-rule.ts';
import type { MasukanListRow } from '#domain/faktur/masukan.ts';
import { useGet } from '../../ui/feedback/use-call.ts';

const RULES = '/credit-rules?range=[0,999]';

/** What the rules of the company propose of an invoice; nothing of one that is decided, or that no rule fits. */
export const useProposal = (of: MasukanListRow) => {
  const { data } = useGet<readonly CreditRule[]>(RULES);
  return data ? proposalOf(data, of) : null;
};

/** The same in words, and which of them proposes it. */
export const Proposed = ({ of }: { of: MasukanListRow }) => {
  const translate = useTranslate();
  const proposal = useProposal(of);
  if (!proposal) return <span className="sec">–</span>;
  const why =
    proposal.by ?? (proposal.move === 'uncredit' ? translate(`masukan.reason.${proposal.uncreditReason}`) : '');
  return (
    <span className="two">
      {translate(`creditRules.decision.${proposal.move}`)}
      <small title={why}>{why}</small>
    </span>
  );
};
