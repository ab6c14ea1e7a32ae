import { useTranslate } from 'react-admin';
import type { ReturnDocuments } from '#domain/spt/definition.ts';
import type { PostingView } from '#domain/spt/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { KindLink } from './KindLink.tsx';

type Props = {
  readonly of: PostingView['waiting'];
  readonly documents: ReturnDocuments;
  readonly period: string;
};

/** Documents of the masa that are not issued, each group with the way to it: they stay out of the return. */
export const WaitingCard = ({
  of,
  documents: {
    amounts: [first = ''],
  },
  period,
}: Props) => {
  const translate = useTranslate();
  if (of.length === 0) return null;
  return (
    <Card title={translate('sptScreen.draw.waiting')}>
      <p className="sec">{translate('sptScreen.draw.waiting_text')}</p>
      <ul className="spost-list">
        {of.map(({ kind, status, count, amounts }) => (
          <li key={`${kind} ${status}`} className="row">
            <KindLink kind={kind} className="grow" search={{ period, status }}>
              {translate(`bupotScreen.list.create_kind.${kind}`)} · {translate(`bupot.status.${status}`)}
            </KindLink>
            <span className="num sec">{formatCount(count)}</span>
            <Money value={amounts[first]} unit />
          </li>
        ))}
      </ul>
    </Card>
  );
};
