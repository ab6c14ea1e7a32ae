import { useTranslate } from 'react-admin';
import type { HistoryLook } from '../ui/documents/history.ts';
import { useHistory } from '../ui/documents/Timeline.tsx';

type Props = {
  /** The record's address in the API. */
  path: string;
  tones: HistoryLook['tones'];
};

/** What happened to one record, newest first, and why. */
export const RecordHistory = ({ path, tones }: Props) => {
  const translate = useTranslate();
  const { more, body, none } = useHistory({ path, look: { tones }, staleTime: 0 });
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
