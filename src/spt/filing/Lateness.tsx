import { useTranslate } from 'react-admin';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatDay } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { ExplainButton } from '../../ui/layout/Explain.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { useMayMove } from '../MayMove.tsx';

/** That a return is late and what it is estimated to cost, with its law; nothing while it is in time. */
export const Lateness = ({ of }: { of: Pick<SptView, 'fine' | 'dueDay' | 'dueMayMove'> }) => {
  const { fine, dueDay } = of;
  const translate = useTranslate();
  const mayMove = useMayMove()(of);
  if (!fine || !dueDay) return null;
  return (
    <Alert severity="warning" title={translate('sptFiling.late', { day: formatDay(dueDay) })}>
      {translate(fine.label)} <Money value={fine.value} unit strong />{' '}
      <ExplainButton label={translate(fine.label)} explain={() => fine} />
      <p className="sec">{translate('sptFiling.late_text')}</p>
      {mayMove && <p className="sec">{mayMove}</p>}
    </Alert>
  );
};
