import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { canRound } from '#domain/faktur/round-quantity.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useForm } from './FormContext.tsx';

/** One press that gives every quantity the decimals the office takes, and keeps every total. */
export const RoundQuantities = () => {
  const translate = useTranslate();
  const { form, roundQuantities } = useForm();
  const count = form.lines.filter((line) => canRound(line, form.date)).length;
  if (count === 0) return null;
  return (
    <div className="pad">
      <Alert
        severity="warning"
        title={translate('fakturScreen.form.round.title', { smart_count: count })}
        actions={
          <Button size="small" variant="outlined" onClick={roundQuantities}>
            {translate('fakturScreen.form.round.action')}
          </Button>
        }
      >
        {translate('fakturScreen.form.round.text')}
      </Alert>
    </div>
  );
};
