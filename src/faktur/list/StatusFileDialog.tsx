import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StatusFileAnswer } from '#domain/faktur/view-schema.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Identifier } from '../../ui/layout/values.tsx';
import { fakturPaths } from '../paths.ts';

const SHOWN = 50;

const Part = <One,>({
  title,
  of,
  show,
}: {
  title: string;
  of: readonly One[];
  show: (one: One) => { key: string; words: React.ReactNode };
}) => {
  const translate = useTranslate();
  if (of.length === 0) return null;
  return (
    <section>
      <h3>
        {title} <span className="chip ol num">{of.length}</span>
      </h3>
      <ul>
        {of.slice(0, SHOWN).map((one) => {
          const { key, words } = show(one);
          return <li key={key}>{words}</li>;
        })}
        {of.length > SHOWN && <li className="sec">{translate('form.and_more', { count: of.length - SHOWN })}</li>}
      </ul>
    </section>
  );
};

const Answer = ({ answer }: { answer: StatusFileAnswer }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`fakturScreen.status_file.${key}`);
  const status = (code: string) => translate(`faktur.status.${code}`);
  return (
    <div className="fsync" role="status">
      <p>
        <b>
          {translate('fakturScreen.list.status_file_read', {
            updates: answer.updates.length,
            contradictions: answer.contradictions.length,
            unmatched: answer.unmatched.length,
          })}
        </b>{' '}
        <span className="sec">{translate('fakturScreen.status_file.unchanged', { count: answer.unchanged })}</span>
      </p>
      <Part
        title={words('contradictions')}
        of={answer.contradictions}
        show={({ id, label, message, rows }) => ({
          key: `${id}${message}`,
          words: (
            <>
              <Link to={fakturPaths.detail(id)}>{label}</Link> · {message}{' '}
              <span className="sec">{translate('fakturScreen.status_file.rows', { rows: rows.join(', ') })}</span>
            </>
          ),
        })}
      />
      <Part
        title={words('taken')}
        of={answer.taken}
        show={({ id, label, status: code }) => ({
          key: id,
          words: (
            <>
              <Link to={fakturPaths.detail(id)}>{label}</Link> · {status(code)}
            </>
          ),
        })}
      />
      <Part
        title={words('unmatched')}
        of={answer.unmatched}
        show={({ row, number, reference, reason }) => ({
          key: String(row),
          words: (
            <>
              {translate('fakturScreen.status_file.rows', { rows: row })} · {number ?? reference ?? '–'} ·{' '}
              {translate(`fakturScreen.status_file.reason.${reason}`)}
            </>
          ),
        })}
      />
      <Part
        title={words('updates')}
        of={answer.updates}
        show={({ id, label, from, to, number }) => ({
          key: id,
          words: (
            <>
              <Link to={fakturPaths.detail(id)}>{label}</Link> · {status(from)} → {status(to)}
              {number && (
                <>
                  {' · '}
                  <Identifier value={number} form="faktur" />
                </>
              )}
            </>
          ),
        })}
      />
    </div>
  );
};

export const StatusFileDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { run, busy } = useCall();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<StatusFileAnswer | null>(null);
  const takeable = answer?.unmatched.filter((row) => row.takeable).length ?? 0;
  const take = async (chosen: File | null | undefined, missing: 'list' | 'take' = 'list') => {
    if (!chosen) return;
    const body = new FormData();
    body.set('file', chosen);
    body.set('missing', missing);
    const result = await run('POST', '/efaktur/out/ctas/status-file', { body });
    if (result) {
      setFile(chosen);
      // Changes of the first reading are not applied again by the second.
      const before = missing === 'take' ? (answer?.updates ?? []) : [];
      setAnswer({ ...result, updates: [...before, ...result.updates] });
    }
    // Allows choosing the same file again after it was corrected.
    if (input.current) input.current.value = '';
  };
  return (
    <Modal
      open
      width={600}
      title={translate('fakturScreen.list.status_file')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('shell.kit.close')}
          </Button>
          {takeable > 0 && (
            <Button variant="contained" disabled={busy} onClick={() => void take(file, 'take')}>
              {translate('fakturScreen.status_file.take', { smart_count: takeable })}
            </Button>
          )}
          <Button
            variant={answer ? 'outlined' : 'contained'}
            disabled={busy}
            startIcon={<Icon name="import" size={16} />}
            onClick={() => input.current?.click()}
          >
            {translate(answer ? 'fakturScreen.status_file.another' : 'fakturScreen.status_file.choose')}
          </Button>
        </>
      }
    >
      {answer ? <Answer answer={answer} /> : <p>{translate('fakturScreen.status_file.text')}</p>}
      {takeable > 0 && <p className="sec">{translate('fakturScreen.status_file.take_hint')}</p>}
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        hidden
        aria-label={translate('fakturScreen.status_file.choose')}
        onChange={(event) => void take(event.target.files?.[0])}
      />
    </Modal>
  );
};
