import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { downloadWhereMade } from '../client/download.ts';
import { fileUrl } from '../client/request.ts';
import { fieldErrorsOf, useTellProblem } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';

type Props = {
  readonly id: string;
  readonly table: string;
  readonly title: string;
  /** Faults of cells that the office requires, by their path. */
  readonly onFaults: (faults: Readonly<Record<string, string>>) => void;
};

/** The saved rows of a table as the file that the office imports, or the cells that it still needs. */
export const XmlButton = ({ id, table, title, onFaults }: Props) => {
  const translate = useTranslate();
  const tell = useTellProblem();
  const make = async () => {
    try {
      await downloadWhereMade(fileUrl('/efiling/spt-badan/{id}/export/{table}', { path: { id, table } }));
      onFaults({});
    } catch (error) {
      onFaults(fieldErrorsOf(error));
      tell(error);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<Icon name="download" size={16} />}
      aria-label={translate('sptBadanScreen.import.xml_of', { table: title })}
      onClick={() => void make()}
    >
      {translate('sptBadanScreen.import.xml')}
    </Button>
  );
};
