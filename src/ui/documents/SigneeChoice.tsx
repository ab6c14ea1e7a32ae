import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SigneeView } from '#domain/office/lookup-schema.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { Alert } from '../feedback/notices.tsx';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { useMayNameSignees } from '../layout/session-context.ts';

type Props = {
  readonly id?: string;
  readonly signees: readonly Pick<SigneeView, 'id' | 'name' | 'npwp' | 'actsAs'>[] | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  /** Where signees are named. A person who may not name them sees whom to contact. */
  readonly page: string;
};

/** Who signs a return; without a signee, the way to name one. */
export const SigneeChoice = ({ id, signees, value, onChange, error, page }: Props) => {
  const translate = useTranslate();
  const mayName = useMayNameSignees();
  if (signees?.length === 0)
    return (
      <Alert
        severity="error"
        title={translate('spt.server.no_signee')}
        actions={
          mayName && (
            <Button component={Link} size="small" variant="outlined" to={page}>
              {translate('sptFiling.open_signees')}
            </Button>
          )
        }
      >
        {!mayName && translate('shell.intercept.ask.signee')}
      </Alert>
    );
  return (
    <SelectInput
      id={id}
      label={translate('sptFiling.signee')}
      value={value}
      onChange={onChange}
      error={error}
      options={(signees ?? []).map((one) => ({
        value: one.id,
        label: `${one.name} (${translate(`sptFiling.acts.${one.actsAs}`)}, ${formatNpwp(one.npwp)})`,
      }))}
    />
  );
};
