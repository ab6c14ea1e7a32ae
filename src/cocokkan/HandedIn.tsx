import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { LedgerView } from '#domain/cocokkan/view-schema.ts';
import { formatCount, formatDay } from '#domain/text/format.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import { momentText } from '../ui/layout/values.tsx';
import { RESOURCE } from './use-cocokkan.ts';

type Props = { readonly ledgers: readonly LedgerView[]; readonly onGone: () => void };

/** The accounts there are: what each holds, what of its last file was left out, and the way to take one out. */
export const HandedIn = ({ ledgers, onGone }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`cocokkanScreen.ledger.${key}`, params);
  const notify = useNotify();
  const { run, busy } = useCall();
  const remove = async (id: string) => {
    const gone = await run('DELETE', `/${RESOURCE}/ledgers/${id}`).then(() => true);
    if (gone) notify('cocokkanScreen.done.ledger_removed', { type: 'success' });
    onGone();
  };
  if (ledgers.length === 0) return null;
  return (
    <ul className="cck-handed">
      {ledgers.map(({ id, source, fileName, rows, from, to, leftOut, readBy, readAt }) => (
        <li key={id}>
          <div className="grow">
            <b>{source}</b>{' '}
            <span className="small sec">
              {words('holds', { smart_count: rows, count: formatCount(rows) })}
              {from && to && ` · ${formatDay(from)} – ${formatDay(to)}`}
            </span>
            <div className="small sec el">
              {fileName} · {readBy}, {momentText(readAt)}
            </div>
            {leftOut.count > 0 && (
              <details className="small">
                <summary>
                  {words('left_out', { smart_count: leftOut.count, count: formatCount(leftOut.count) })}
                </summary>
                <ul>
                  {leftOut.rows.map(({ row, message }) => (
                    <li key={row}>{words('left_row', { row: formatCount(row), message })}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
          <Button size="small" color="error" disabled={busy} onClick={() => void remove(id)}>
            {words('remove')}
            <span className="sr"> {source}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
};
