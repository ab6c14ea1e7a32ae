import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormFooter } from '../../ui/form/FormFooter.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay, useOffice } from '../../ui/layout/session-context.ts';

type Props = {
  busy: boolean;
  replacing: boolean;
  onCancel: () => void;
  onSave: () => void;
  onAgain: () => void;
  onUpload: () => void;
};

/** The footer of an invoice; a substitute is made once, not one after another. */
export const FakturFooter = ({ replacing, onAgain, onUpload, ...footer }: Props) => {
  const translate = useTranslate();
  const office = useOffice();
  const maySend = useMay('efaktur/out/ctas', 'upload') && office.send;
  return (
    <FormFooter {...footer} onAgain={replacing ? undefined : onAgain}>
      {maySend && (
        <Button
          variant="contained"
          disabled={footer.busy}
          startIcon={<Icon name="upload" size={16} />}
          onClick={onUpload}
        >
          {translate('fakturScreen.action.upload')}
        </Button>
      )}
    </FormFooter>
  );
};
