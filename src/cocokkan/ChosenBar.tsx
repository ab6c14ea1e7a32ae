import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isOpen } from '#domain/cocokkan/decision.ts';
import type { Cocokkan, CocokkanLine } from '#domain/cocokkan/view-schema.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { formatCount } from '#domain/text/format.ts';
import { newKey } from '../client/new-key.ts';
import { ReasonedModal } from '../ui/feedback/ReasonedModal.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { Money } from '../ui/layout/values.tsx';
import { type CocokkanQuery, useReadAnew } from './use-cocokkan.ts';

type Props = {
  readonly of: Cocokkan;
  readonly query: CocokkanQuery;
  readonly chosen: readonly CocokkanLine[];
  readonly clear: () => void;
};

export const ChosenBar = ({ of, query, chosen, clear }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`cocokkanScreen.chosen.${key}`, params);
  const notify = useNotify();
  const { ask, run, busy } = useCall();
  const readAnew = useReadAnew();
  const [ignoring, setIgnoring] = useState(false);
  const lines = chosen.map(({ id }) => id);
  const done = (key: string, count: number) => {
    notify(`cocokkanScreen.done.${key}`, {
      type: 'success',
      messageArgs: { smart_count: count, count: formatCount(count) },
    });
    clear();
    readAnew();
  };
  const say = async (move: 'accept' | 'match', only?: readonly string[]) => {
    const answer = await run('POST', `/efaktur/cocokkan/${move}`, {
      body: { ...query, ...(only ? { lines: only } : {}) },
      key: newKey(),
    });
    if (answer) done(move, answer.decided);
    else readAnew();
  };
  const { proposals } = of;
  if (chosen.length === 0) {
    if (proposals.count === 0) return null;
    return (
      <section className="bulk" aria-label={words('proposals')}>
        <span className="bulk-words">
          <b>{words('proposed', { smart_count: proposals.count, count: formatCount(proposals.count) })}</b>{' '}
          {words('net')} <Money value={proposals.difference} unit />, {words('sure', { sure: proposals.sure })}
        </span>
        <Button
          size="small"
          variant="contained"
          disabled={busy}
          startIcon={<Icon name="check" size={16} />}
          onClick={() => void say('accept')}
        >
          {words('accept', { smart_count: proposals.count, count: formatCount(proposals.count) })}
        </Button>
      </section>
    );
  }
  const proposed = chosen.filter(({ level }) => level === 'SUGGESTED');
  const open = chosen.every(isOpen);
  const bothSides = chosen.some(({ rows }) => rows.length > 0) && chosen.some(({ documents }) => documents.length > 0);
  return (
    <section className="bulk" aria-label={translate('list.bulk')}>
      <span className="bulk-words" aria-live="polite">
        <b>{words('ticked', { smart_count: chosen.length, count: formatCount(chosen.length) })}</b> {words('net')}{' '}
        <Money value={rupiah(total(chosen.map(({ difference }) => sen(difference))))} unit />
      </span>
      {open && (
        <Button size="small" color="inherit" disabled={busy} onClick={() => setIgnoring(true)}>
          {words('ignore')}
        </Button>
      )}
      {open && (bothSides || proposed.length === 0) && (
        <Button
          size="small"
          variant="outlined"
          disabled={busy || !bothSides}
          title={bothSides ? undefined : words('needs_both')}
          onClick={() => void say('match', lines)}
        >
          {words('match')}
        </Button>
      )}
      {proposed.length > 0 && (
        <Button
          size="small"
          variant="contained"
          disabled={busy}
          startIcon={<Icon name="check" size={16} />}
          onClick={() =>
            void say(
              'accept',
              proposed.map(({ id }) => id),
            )
          }
        >
          {words('accept', { smart_count: proposed.length, count: formatCount(proposed.length) })}
        </Button>
      )}
      <IconButton size="small" aria-label={translate('list.clear_selection')} onClick={clear}>
        <Icon name="close" size={16} />
      </IconButton>
      {ignoring && (
        <ReasonedModal
          title={words('ignore_title', { smart_count: chosen.length, count: formatCount(chosen.length) })}
          subject="ignore"
          busy={busy}
          send={(reason) => ask('POST', '/efaktur/cocokkan/ignore', { body: { ...query, lines, reason } })}
          reason={words('ignore_reason')}
          confirm={words('ignore')}
          done={translate('cocokkanScreen.done.ignore', {
            smart_count: chosen.length,
            count: formatCount(chosen.length),
          })}
          onClose={() => setIgnoring(false)}
          onDone={() => {
            setIgnoring(false);
            clear();
            readAnew();
          }}
        >
          {() => <p>{words('ignore_text')}</p>}
        </ReasonedModal>
      )}
    </section>
  );
};
