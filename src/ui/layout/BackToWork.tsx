import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSession } from './session-context.ts';
import { forgetWork, workLeft } from './work-left.ts';

/** Back to the work that led here, over however many pages; nothing where nobody was led. */
export const BackToWork = ({ main = false }: { main?: boolean }) => {
  const translate = useTranslate();
  const left = workLeft(useSession().setting.companyId);
  if (!left) return null;
  return (
    <Button
      variant={main ? 'contained' : 'outlined'}
      component={Link}
      to={left.from}
      // A list takes up its rows as it opens.
      onClick={() => !left.rows && forgetWork()}
    >
      {translate('shell.kit.back_to_work')}
    </Button>
  );
};
