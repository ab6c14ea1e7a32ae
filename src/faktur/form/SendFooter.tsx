import { Button } from '@mui/material';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { FormFooter } from '../../ui/form/FormFooter.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay, useOffice } from '../../ui/layout/session-context.ts';

type Props = Omit<ComponentProps<typeof FormFooter>, 'children'> & {
  /** The resource whose `upload` permission is required. */
  readonly access: 'efaktur/out/ctas' | `efaktur/document/${'in' | 'out'}${'' | '/return'}/ctas`;
  readonly onUpload: () => void;
};

export const SendFooter = ({ access, onUpload, ...footer }: Props) => {
  const translate = useTranslate();
  const office = useOffice();
  const maySend = useMay(access, 'upload') && office.send;
  return (
    <FormFooter {...footer}>
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
