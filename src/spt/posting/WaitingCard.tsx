import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { slipListPath } from '#domain/bupot/slip-paths.ts';
import type { PostingView } from '#domain/spt/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/Money.tsx';

/** Slips of the masa that are not issued, each group with the way to it: they stay out of the return. */
export const WaitingCard = ({ of, period }: { of: PostingView['waiting']; period: string }) => {
  const translate = useTranslate();
  if (of.length === 0) return null;
  return (
    <Card title={translate('sptScreen.draw.waiting')}>
      <p className="sec">{translate('sptScreen.draw.waiting_text')}</p>
      <ul className="spost-list">
        {of.map(({ kind, status, count, tax }) => (
          <li key={`${kind} ${status}`} className="row">
            <Link className="grow" to={`${slipListPath(kind)}?period=${period}&status=${status}`}>
              {translate(`bupotScreen.list.create_kind.${kind}`)} · {translate(`bupot.status.${status}`)}
            </Link>
            <span className="num sec">{formatCount(count)}</span>
            <Money value={tax} unit />
          </li>
        ))}
      </ul>
    </Card>
  );
};
