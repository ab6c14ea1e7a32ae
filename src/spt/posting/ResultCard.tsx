import { useTranslate } from 'react-admin';
import { sen } from '#domain/definition/money.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import type { PostingView } from '#domain/spt/view-schema.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { Day, Money } from '../../ui/layout/values.tsx';
import { useMayMove } from '../DueDay.tsx';
import { useRevisionWords } from '../SptChip.tsx';

/** What posting would leave to pay, which return it goes into and until when that is filed. */
export const ResultCard = ({ of }: { of: PostingView }) => {
  const { spt, payable, overpaid, dueDay } = of;
  const translate = useTranslate();
  const revision = useRevisionWords();
  const mayMove = useMayMove()(of);
  const words = (key: string) => translate(`sptScreen.draw.${key}`);
  return (
    <Card title={words('result')}>
      <Facts
        of={[
          [words('payable'), <Money key="payable" value={payable} unit strong />],
          ...(sen(overpaid) > 0 ? ([[words('overpaid'), <Money key="over" value={overpaid} unit />]] as const) : []),
          [words('due'), <Day key="due" value={dueDay} long />],
          [
            'SPT',
            spt ? (
              <span key="spt" className="row wrap">
                <DocumentChip of={sptStatus} status={spt.status} at={spt.updatedAt} /> {revision(spt.revision)}
              </span>
            ) : (
              words('no_return')
            ),
          ],
        ]}
      />
      {mayMove && <p className="small sec">{mayMove}</p>}
      {spt && isFiled(spt) && <p className="small sec">{words('by_amendment')}</p>}
    </Card>
  );
};
