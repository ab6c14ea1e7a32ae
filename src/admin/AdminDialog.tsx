import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonedModal } from '../ui/feedback/ReasonedModal.tsx';

type Props = Omit<ComponentProps<typeof ReasonedModal>, 'cancel' | 'reason'>;

/** Every write of an internal admin asks for a reason. */
export const AdminDialog = (props: Props) => {
  const translate = useTranslate();
  return <ReasonedModal {...props} cancel={translate('shell.kit.back')} reason={translate('adminCompany.reason')} />;
};
