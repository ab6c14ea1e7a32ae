import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Colleague } from '#domain/company/view-schema.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { momentText } from '../../ui/layout/values.tsx';
import { RESOURCE, useFakturApi } from '../faktur-api.ts';

type Person = Pick<Colleague, 'id' | 'name'>;

const OFFERED = 5;

const callOf = ({ name }: Person): string => name.split(' ')[0] ?? name;

export const mentioning = (text: string, people: readonly Person[]): Person[] => {
  const typed = /@([\p{L}\p{N}.]*)$/u.exec(text)?.[1];
  if (typed === undefined) return [];
  return people.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase())).slice(0, OFFERED);
};

export const withMention = (text: string, person: Person): string =>
  text.replace(/@[\p{L}\p{N}.]*$/u, `@${callOf(person)} `);

export const mentioned = (text: string, people: readonly Person[]): string[] => {
  const called = new Set([...text.matchAll(/@([\p{L}\p{N}.]+)/gu)].map(([, name]) => name?.toLowerCase()));
  return people.filter((person) => called.has(callOf(person).toLowerCase())).map(({ id }) => id);
};

const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

const MentionText = ({ text }: { text: string }) => (
  <p>
    {text.split(/(@[\p{L}\p{N}.]+)/u).map((part, at) =>
      part.startsWith('@') ? (
        <span key={`${String(at)}${part}`} className="fmention">
          {part}
        </span>
      ) : (
        <Fragment key={`${String(at)}${part}`}>{part}</Fragment>
      ),
    )}
  </p>
);

export const Notes = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const api = useFakturApi();
  const field = useId();
  const path = `/${RESOURCE}/${id}/notes`;
  const notes = useGet('/efaktur/out/ctas/{id}/notes', { path: { id } });
  const people = useGet('/company-associate/user', { quiet: true });
  const [text, setText] = useStoredState(`note.${id}`, '');
  const offered = mentioning(text, people.data ?? []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      await api.addNote(id, text.trim(), mentioned(text, people.data ?? []));
      setText('');
      await client.invalidateQueries({ queryKey: ['get', path] });
    } catch {
      // The error was already reported; the text stays.
    }
  };
  return (
    <Card
      title={translate('fakturScreen.detail.notes')}
      flush
      actions={<span className="small sec num">{notes.data?.length ?? 0}</span>}
    >
      <div className="fnotes">
        {notes.data?.map((note) => (
          <div key={note.id} className="fnote">
            <span className="fav" aria-hidden="true">
              {initials(note.userName)}
            </span>
            <div className="grow">
              <b>{note.userName}</b> <span className="small sec num">{momentText(note.at, true)}</span>
              <MentionText text={note.text} />
            </div>
          </div>
        ))}
        <form onSubmit={(event) => void send(event)}>
          <label className="sr" htmlFor={field}>
            {translate('fakturScreen.detail.write_note')}
          </label>
          <textarea
            id={field}
            className="inp"
            rows={text ? 3 : 1}
            maxLength={2000}
            placeholder={translate('fakturScreen.detail.write_note')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {offered.length > 0 && (
            <div className="row wrap">
              {offered.map((person) => (
                <button
                  key={person.id}
                  type="button"
                  className="chip ol"
                  onClick={() => setText(withMention(text, person))}
                >
                  @{person.name}
                </button>
              ))}
            </div>
          )}
          {text.trim() && (
            <Button type="submit" size="small" variant="outlined" disabled={api.busy}>
              {translate('fakturScreen.detail.send_note')}
            </Button>
          )}
        </form>
      </div>
    </Card>
  );
};
