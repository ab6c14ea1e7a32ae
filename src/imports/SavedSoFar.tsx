import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ImportView } from '#domain/imports/view-schema.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useImportKind, useKindWords } from './kind.ts';

/** What of the file is saved already, and is not among the rows below any more. */
export const SavedSoFar = ({ impor }: { impor: ImportView }) => {
  const say = useKindWords();
  const { paths } = useImportKind();
  if (impor.succeeded === 0) return null;
  return (
    <p className="imp-told ok">
      <Icon name="check" size={16} />
      <span className="grow">{say('process.done', impor.succeeded)}</span>
      <Button component={Link} to={paths.saved(impor.id)} variant="text" size="small">
        {say('list.documents')}
      </Button>
    </p>
  );
};
