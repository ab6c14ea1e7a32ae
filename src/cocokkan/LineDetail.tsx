import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isOpen } from '#domain/cocokkan/decision.ts';
import type { CocokkanLine } from '#domain/cocokkan/view-schema.ts';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { formatDay, formatDecimal, formatPeriod } from '#domain/text/format.ts';
import { newKey } from '../client/new-key.ts';
import { fieldErrorsOf, useCall } from '../ui/feedback/use-call.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { momentText } from '../ui/layout/values.tsx';
import { MissingDocument } from './MissingDocument.tsx';
import { type CocokkanQuery, useReadAnew } from './use-cocokkan.ts';

type Props = { readonly line: CocokkanLine; readonly query: CocokkanQuery; readonly may: boolean };

type Field = CocokkanLine['evidence'][number]['field'];

const shownAs = (field: Field, value: string | null): string => {
  if (value === null) return '–';
  if (field === 'date') return formatDay(value);
  if (field === 'period') return formatPeriod(value);
  return field === 'base' || field === 'ppn' ? formatDecimal(value) : value;
};

const Evidence = ({ line: { evidence } }: { line: CocokkanLine }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`cocokkanScreen.evidence.${key}`);
  return (
    <table className="mini cocokkan-evidence">
      <TableHead
        of={[
          { label: words('field') },
          { label: words('books') },
          { label: words('document') },
          { label: words('equal'), unseen: true },
        ]}
      />
      <tbody>
        {evidence.map(({ field, books, documentValue, equal }) => (
          <tr key={field}>
            <th scope="row">{translate(`cocokkan.field.${field}`)}</th>
            <td>{shownAs(field, books)}</td>
            <td className={equal === false ? 'warn' : undefined}>{shownAs(field, documentValue)}</td>
            <td className={equal === null ? undefined : equal ? 'ok' : 'warn'}>
              {equal !== null && (
                <>
                  <Icon name={equal ? 'check' : 'warning'} size={14} />
                  <span className="sr">{words(equal ? 'same' : 'other')}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const DecisionText = ({ line: { decision, note } }: { line: CocokkanLine }) => {
  const translate = useTranslate();
  return (
    <>
      {[decision, note].map(
        (text) =>
          text && (
            <p key={text.id} className="small">
              {translate(`cocokkanScreen.said.${text.as}`, { by: text.by, at: momentText(text.at) })}
              {text.reason && <b> {text.reason}</b>}
            </p>
          ),
      )}
    </>
  );
};

export const LineDetail = ({ line, query, may }: Props) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`cocokkanScreen.line.${key}`);
  const notify = useNotify();
  const { ask, busy } = useCall();
  const readAnew = useReadAnew();
  const [text, setText] = useStoredState(`line.${line.id}`, '');
  const [fault, setFault] = useState<string>();
  const { id, level, cause, decision, note } = line;
  const say = async (done: string, send: () => Promise<unknown>) => {
    setFault(undefined);
    try {
      await send();
      notify(`cocokkanScreen.done.${done}`, { type: 'success', messageArgs: { smart_count: 1, count: '1' } });
      setText('');
      readAnew();
    } catch (problem) {
      const errors = fieldErrorsOf(problem);
      setFault(errors.reason ?? errors.note);
      if (!errors.reason && !errors.note) readAnew();
    }
  };
  const takeBack = (decisionId: string) =>
    ask('DELETE', '/efaktur/cocokkan/decisions/{id}', { path: { id: decisionId } });
  const open = isOpen(line);
  return (
    <div className="cocokkan-detail">
      <div className="cocokkan-says">
        <h3 className="row g4">
          <Icon name="info" size={16} /> {translate(cause ? `cocokkan.cause.${cause}` : `cocokkan.level.${level}`)}
        </h3>
        {cause && <p className="sec">{translate(`cocokkan.reason.${cause}`)}</p>}
        <DecisionText line={line} />
        <div className="row wrap cocokkan-acts">
          {may && level === 'SUGGESTED' && (
            <Button
              variant="contained"
              size="small"
              disabled={busy}
              onClick={() =>
                void say('accept', () =>
                  ask('POST', '/efaktur/cocokkan/accept', { body: { ...query, lines: [id] }, key: newKey() }),
                )
              }
            >
              {words('accept')}
            </Button>
          )}
          {level === 'MISSING_DJP' && <MissingDocument line={line} side={query.side} />}
          {may && decision && (
            <Button
              variant="outlined"
              size="small"
              disabled={busy}
              onClick={() => void say('back', () => takeBack(decision.id))}
            >
              {words('back')}
            </Button>
          )}
          {may && note && (
            <Button size="small" disabled={busy} onClick={() => void say('unnoted', () => takeBack(note.id))}>
              {words('unnote')}
            </Button>
          )}
        </div>
        {may && (
          <div className="cocokkan-say">
            <TextInput
              label={words(open ? 'reason_or_note' : 'note_label')}
              value={text}
              onChange={setText}
              error={fault}
              maxLength={LONGEST_REASON}
            />
            <div className="row wrap">
              {open && (
                <Button
                  size="small"
                  color="inherit"
                  variant="outlined"
                  disabled={busy || text.trim() === ''}
                  onClick={() =>
                    void say('ignore', () =>
                      ask('POST', '/efaktur/cocokkan/ignore', {
                        body: { ...query, lines: [id], reason: text.trim() },
                        key: newKey(),
                      }),
                    )
                  }
                >
                  {words('ignore')}
                </Button>
              )}
              <Button
                size="small"
                disabled={busy || text.trim() === ''}
                onClick={() =>
                  void say('note', () =>
                    ask('POST', '/efaktur/cocokkan/note', {
                      body: { ...query, line: id, note: text.trim() },
                      key: newKey(),
                    }),
                  )
                }
              >
                {words('note')}
              </Button>
            </div>
          </div>
        )}
      </div>
      <Evidence line={line} />
    </div>
  );
};
