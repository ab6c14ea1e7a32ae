import { useTranslate } from 'react-admin';
import { Alert } from '../ui/feedback/notices.tsx';

type OfficeMessageFields = {
  readonly officeCode?: string | null | undefined;
  readonly officeMessage?: string | null | undefined;
};

export const OfficeAlert = ({ of: { officeCode, officeMessage } }: { of: OfficeMessageFields }) => {
  const translate = useTranslate();
  if (!officeMessage) return null;
  const title = translate(`office.code.${officeCode}.title`, { _: officeMessage });
  return (
    <Alert severity="error" title={title}>
      {translate(`office.code.${officeCode}.cause`, { _: '' })}
      {title !== officeMessage && <div>{officeMessage}</div>}
    </Alert>
  );
};
