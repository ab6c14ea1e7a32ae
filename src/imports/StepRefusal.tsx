import { useTranslate } from 'react-admin';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf } from '../ui/feedback/use-call.ts';
import { fieldKey, useImportKind } from './kind.ts';
import { wordsOf } from './words-of.ts';

export const StepRefusal = ({ error }: { error: unknown }) => {
  const translate = useTranslate();
  const kind = useImportKind();
  if (!error) return null;
  return (
    <div className="imp-refusal">
      <Alert severity="error" live title={wordsOf(error) || translate('problem.unexpected')}>
        {Object.entries(fieldErrorsOf(error)).map(([field, message]) => (
          <p key={field}>
            {translate(fieldKey(kind, field), { _: field })}: {message}
          </p>
        ))}
      </Alert>
    </div>
  );
};
