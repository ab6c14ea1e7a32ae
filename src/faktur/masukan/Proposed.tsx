import { useTranslate } from 'react-admin';
import { type CreditRule, proposalOf } from '#domain/faktur/credit-rule.ts';
import type { MasukanListRow } from '#domain/faktur/masukan.ts';
import { useGet } from '../../ui/feedback/use-call.ts';

const RULES = '/credit-rules?range=[0,999]';

/** What the rules of the company propose of an undecided invoice, and which of them. */
export const Proposed = ({ of }: { of: MasukanListRow }) => {
  const translate = useTranslate();
  const { data } = useGet<readonly CreditRule[]>(RULES);
  const proposal = data ? proposalOf(data, of) : null;
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
