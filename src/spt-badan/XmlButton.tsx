import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { downloadWhereMade } from '../client/download.ts';
import { fileUrl } from '../client/request.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useTellProblem } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';

/** Why no file was made, with faults of cells by their path. */
export type XmlRefused = { readonly message: string; readonly faults: Readonly<Record<string, string>> };

type Props = {
  readonly id: string;
  readonly table: string;
  readonly title: string;
  readonly onRefused: (refused: XmlRefused | null) => void;
};

/** The saved rows of a table as the file that the office imports, or the cells that it still needs. */
export const XmlButton = ({ id, table, title, onRefused }: Props) => {
  const translate = useTranslate();
  const tell = useTellProblem();
  const make = async () => {
    try {
      await downloadWhereMade(fileUrl('/efiling/spt-badan/{id}/export/{table}', { path: { id, table } }));
      onRefused(null);
    } catch (error) {
      const message = problemOf(error)?.message;
      if (message) onRefused({ message, faults: fieldErrorsOf(error) });
      else tell(error);
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

const SHOWN = 5;

/** What the office requires, once for each text: a telephone shows no hints of cells. */
export const XmlNotice = ({ refused: { message, faults } }: { readonly refused: XmlRefused }) => {
  const texts = [...new Set(Object.values(faults))].slice(0, SHOWN);
  return (
    <Alert severity="error" title={message} live>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
};
