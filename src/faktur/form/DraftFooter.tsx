import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type Looked, LookedAt, useLastLook } from '../../ui/documents/use-last-look.tsx';

type Props = {
  readonly list: string;
  readonly maySend: boolean;
  readonly disabled: boolean;
  readonly looked: Looked;
  readonly onSave: (how: 'save' | 'upload') => void;
};

export const DraftFooter = ({ list, maySend, disabled, looked, onSave }: Props) => {
  const translate = useTranslate();
  const last = useLastLook();
  const send = async () => {
    if (await last.look({ body: <LookedAt of={looked} /> })) onSave('upload');
  };
  const navigate = useNavigate();
  return (
    <div className="document-form-foot">
      <Button color="inherit" onClick={() => navigate(list)}>
        {translate('returScreen.form.cancel')}
      </Button>
      <span className="grow" />
      <Button variant={maySend ? 'outlined' : 'contained'} disabled={disabled} onClick={() => onSave('save')}>
        {translate('returScreen.form.save')}
      </Button>
      {maySend && (
        <Button variant="contained" disabled={disabled} onClick={() => void send()}>
          {translate('returScreen.form.upload')}
        </Button>
      )}
      {last.dialog}
    </div>
  );
};
