import { useTranslate } from 'react-admin';
import type { TrailLook } from '../ui/documents/history.ts';
import { useTrail } from '../ui/documents/Timeline.tsx';

type Props = {
  /** The record's address in the API. */
  path: string;
  tones: TrailLook['tones'];
};

/** What happened to one record, newest first, and why. */
export const RecordHistory = ({ path, tones }: Props) => {
  const translate = useTranslate();
  const { more, body, none } = useTrail({ path, look: { tones }, staleTime: 0 });
  if (none) return null;
  return (
    <section>
      <div className="row">
        <h3 className="grow">{translate('billingScreen.detail.history')}</h3>
        {more}
      </div>
      {body}
    </section>
  );
};
