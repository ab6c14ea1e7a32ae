import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { Lookup, type LookupOption } from '../../ui/inputs/Lookup.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

type Props = {
  /** What is looked for, and what may be found. */
  readonly label: string;
  readonly helper: string;
  readonly find: (q: string, signal: AbortSignal) => Promise<LookupOption[]>;
  readonly searchKey: string;
  /** The form of a return of the one that was chosen. */
  readonly to: (originId: string) => string;
};

const Picking = ({ label, helper, find, searchKey, to, onClose }: Props & { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [origin, setOrigin] = useState<LookupOption | null>(null);
  return (
    <Modal
      open
      width={600}
      title={translate('returScreen.pick.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('shell.kit.cancel')}
          </Button>
          <Button variant="contained" disabled={origin === null} onClick={() => origin && navigate(to(origin.value))}>
            {translate('returScreen.pick.go')}
          </Button>
        </>
      }
    >
      <Lookup label={label} helper={helper} value={origin} onChange={setOrigin} search={find} searchKey={searchKey} />
    </Modal>
  );
};

/** A return begins with what goes back: a button, and the choice of it. */
export const PickOrigin = (props: Props) => {
  const translate = useTranslate();
  const [picking, setPicking] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        size="small"
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => setPicking(true)}
      >
        {translate('returScreen.create')}
      </Button>
      {picking && <Picking {...props} onClose={() => setPicking(false)} />}
    </>
  );
};
