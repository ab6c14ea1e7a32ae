import { useTranslate } from 'react-admin';
import { EmptyState, PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { findingPath } from '../finding-path.ts';
import { useAnnual } from '../use-annual.ts';
import { EqualisationCard } from './EqualisationCard.tsx';
import { useEqualisation } from './use-equalisation.ts';

/** Checks 11 and 12 of a return: each comparison with its difference and the causes of it. */
export const EqualisationTab = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data, error, refetch, busy, explain } = useEqualisation(id);
  const annual = useAnnual(id);
  if (error)
    return <ReadFailed title={translate('annualSources.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (!data || !annual.data) return <PageSkeleton />;
  const of = annual.data;
  return (
    <>
      <p className="sec">{translate('annualSources.equalisation.intro')}</p>
      {data.items.length === 0 && <EmptyState title={translate('annualSources.equalisation.none')} />}
      {data.items.map((item) => (
        <EqualisationCard
          key={item.name}
          of={item}
          year={data.taxYear}
          path={findingPath(of, { sheet: item.at.split('!')[0] ?? '', part: null, path: item.at })}
          writable={data.writable}
          busy={busy}
          onSave={(explanations) => void explain(item, explanations)}
        />
      ))}
    </>
  );
};
