import { useTranslate } from 'react-admin';
import { Alert } from '../../ui/feedback/Alert.tsx';

/** When the office takes returns; a warning while it takes none. */
export const FilingHours = ({ open }: { open: boolean }) => {
  const translate = useTranslate();
  const words = translate('spt.check.hours');
  return open ? (
    <p className="small sec">{words}</p>
  ) : (
    <Alert severity="warning" title={translate('sptFiling.closed')}>
      {words}
    </Alert>
  );
};
