import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Alert } from '../feedback/Alert.tsx';
import { useList } from './ListContext.tsx';

const words: Readonly<Record<string, string>> = { sort: 'list.sort', page: 'list.page', size: 'list.per_page' };

/** What the address asks for and the list does not know, named, with the press that takes it out. */
export const StrangeAddress = () => {
  const { of, strange, dropStrange } = useList();
  const translate = useTranslate();
  if (strange.length === 0) return null;
  const nameOf = (key: string) =>
    translate(of.filters.find((filter) => filter.key === key)?.label ?? words[key] ?? key);
  return (
    <Alert
      severity="warning"
      title={translate('list.strange')}
      actions={
        <Button size="small" variant="outlined" onClick={dropStrange}>
          {translate('list.drop_strange')}
        </Button>
      }
    >
      <ul className="faults">
        {strange.map(({ key, value }) => (
          <li key={`${key} ${value}`}>
            {nameOf(key)}: {value}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
