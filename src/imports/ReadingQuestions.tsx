import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import type { ImportView } from '#domain/imports/view-schema.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { useImportStep } from './import-api.ts';
import { useImportKind } from './kind.ts';

type Question = ImportView['state']['reading'][number];
type Answer = (given: { key: string; answer: string }) => void;

const Answers = ({ question: { key, answers }, busy, give }: { question: Question; busy: boolean; give: Answer }) =>
  answers.map(({ value, label, chosen }) => (
    <Button
      key={value}
      size="small"
      variant={chosen ? 'contained' : 'outlined'}
      aria-pressed={chosen}
      disabled={busy}
      onClick={() => give({ key, answer: value })}
    >
      {label}
    </Button>
  ));

export const ReadingQuestions = ({ impor }: { impor: ImportView }) => {
  const notify = useNotify();
  const { resource } = useImportKind();
  const may = useMay(resource, 'create') && impor.succeeded === 0;
  const answer = useImportStep(impor.id, 'PUT', '/reading');
  const give: Answer = (given) =>
    answer.mutate(given, { onError: (error) => notify(error.message, { type: 'error' }) });
  return impor.state.reading.map((question) => (
    <div
      key={question.key}
      className={question.asks ? 'imp-answer warn' : 'imp-answer'}
      role={question.asks ? 'alert' : undefined}
    >
      <Icon name={question.asks ? 'warning' : 'info'} size={16} />
      <div className="grow">
        {question.message}
        {question.notes.length > 0 && (
          <ul className="imp-note imp-left">
            {question.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {may && <Answers question={question} busy={answer.isPending} give={give} />}
    </div>
  ));
};
