import { Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Question } from '#domain/imports/questions.ts';
import { fieldKey, useImportKind } from './kind.ts';

type Props = {
  questions: readonly Question[];
  answers: readonly string[];
  onAnswers: (answers: readonly string[]) => void;
};

export const MappingQuestions = ({ questions, answers, onAnswers }: Props) => {
  const translate = useTranslate();
  const kind = useImportKind();
  if (questions.length === 0) return null;
  return (
    <section className="imp-card">
      <header>
        <h2>{translate('imporScreen.mapping.questions')}</h2>
      </header>
      <div className="imp-questions bd">
        {questions.map(({ key, message, params }) => (
          <FormControlLabel
            key={key}
            control={
              <Checkbox
                checked={answers.includes(key)}
                onChange={(event) =>
                  onAnswers(event.target.checked ? [...answers, key] : answers.filter((one) => one !== key))
                }
              />
            }
            label={translate(message, {
              ...params,
              ...(params.field ? { field: translate(fieldKey(kind, params.field)) } : {}),
            })}
          />
        ))}
      </div>
    </section>
  );
};
