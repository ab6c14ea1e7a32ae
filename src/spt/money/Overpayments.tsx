import { useTranslate } from 'react-admin';
import type { SptView } from '#domain/spt/view-schema.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { Money } from '../../ui/layout/values.tsx';

export const AccountName = ({ kapKjs }: { kapKjs: string }) => (
  <>
    {useTranslate()(`spt.row.${kapKjs}`, { _: kapKjs })} <span className="sec num nw">{kapKjs}</span>
  </>
);

export const Overpayments = ({ of }: { of: SptView['overpayments'] }) => {
  const translate = useTranslate();
  return of.map(({ line, kapKjs, amount, becomes }) => (
    <Alert
      key={line}
      severity="info"
      title={
        <>
          <AccountName kapKjs={kapKjs} />: {translate('sptMoney.overpaid')} <Money value={amount} unit strong />
        </>
      }
    >
      {translate(`spt.overpaid.${becomes}`)}
    </Alert>
  ));
};
