import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import type { Billing } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { SameList } from './SameList.tsx';

type Props = {
  readonly same: readonly Billing[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onMeant: () => void;
};

/** The same tax was billed or paid for this masa before: which, and whether another one is meant. */
export const SameDialog = ({ same, busy, onClose, onMeant }: Props) => {
  const translate = useTranslate();
  const first = same[0];
  return (
    <ConfirmModal
      open
      width={600}
      title={translate('billingScreen.same.title')}
      confirm={translate('billingScreen.same.meant')}
      busy={busy}
      onClose={onClose}
      onConfirm={onMeant}
    >
      <p style={{ marginBottom: 12 }}>{translate('billingScreen.same.text')}</p>
      <SameList of={same} />
      {first && (
        <p style={{ marginTop: 12 }}>
          <Link to={billingPaths.one(first.id)}>{translate('billingScreen.same.look')}</Link>
        </p>
      )}
    </ConfirmModal>
  );
};
