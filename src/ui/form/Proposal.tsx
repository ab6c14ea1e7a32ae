import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** One press that mends a field the way the check proposes. */
export const Proposal = ({ value, onTake }: { value: string; onTake: () => void }) => {
  const translate = useTranslate();
  return (
    <span>
      <Button size="small" sx={{ height: 24 }} onClick={onTake}>
        {translate('form.use_proposal', { value })}
      </Button>
    </span>
  );
};
