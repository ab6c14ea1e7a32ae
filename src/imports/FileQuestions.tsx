import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { ImportView } from '#domain/imports/view-schema.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { useImportStep } from './import-api.ts';
import { useImportKind } from './kind.ts';

export const hasOpenQuestions = ({ state }: ImportView): boolean => state.questions.some(({ answered }) => !answered);

export const FileQuestions = ({ impor, onMapping }: { impor: ImportView; onMapping: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { resource } = useImportKind();
  const may = useMay(resource, 'create');
  const answer = useImportStep(impor.id, 'PUT', '/answers');
  const open = impor.state.questions.filter(({ answered }) => !answered);
  return open.map(({ key, message }, at) => (
    <div key={key} className="imp-answer warn" role="alert">
      <Icon name="warning" size={16} />
      <span className="grow">{message}</span>
      {may && (
        <>
          <Button
            variant="contained"
            size="small"
            disabled={answer.isPending}
            onClick={() =>
              answer.mutate({ answers: [key] }, { onError: (error) => notify(error.message, { type: 'error' }) })
            }
          >
            {translate('imporScreen.mapping.yes')}
          </Button>
          {at === 0 && impor.succeeded === 0 && (
            <Button variant="outlined" size="small" onClick={onMapping}>
              {translate('imporScreen.mapping.change')}
            </Button>
          )}
        </>
      )}
    </div>
  ));
};
