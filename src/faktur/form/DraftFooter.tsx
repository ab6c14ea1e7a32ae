import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type Looked, LookedAt, useLastLook } from '../../ui/documents/use-last-look.tsx';

type Props = {
  /** Where who gives up is led. */
  readonly list: string;
  /** Whether it may be sent by who fills it in. */
  readonly maySend: boolean;
  readonly disabled: boolean;
  /** As it is looked at before it is sent. */
  readonly looked: Looked;
  readonly onSave: (how: 'save' | 'upload') => void;
};

/** The end of a form whose draft may be sent as it is kept. */
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
