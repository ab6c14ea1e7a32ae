import { Alert } from '../ui/feedback/notices.tsx';
import { useOfficeText } from './use-office-text.ts';

type OfficeMessageFields = {
  readonly officeCode?: string | null | undefined;
  readonly officeMessage?: string | null | undefined;
};

export const OfficeAlert = ({ of: { officeCode, officeMessage } }: { of: OfficeMessageFields }) => {
  const words = useOfficeText(officeCode);
  if (!officeMessage) return null;
  const title = words('title', officeMessage);
  return (
    <Alert severity="error" title={title}>
      {words('cause', '')}
      {title !== officeMessage && <div>{officeMessage}</div>}
    </Alert>
  );
};
