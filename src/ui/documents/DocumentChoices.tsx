import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../layout/Icon.tsx';
import { MenuButton, type MenuChoice } from '../layout/MenuButton.tsx';
import { type DocumentActions, leadOf } from './use-document-actions.tsx';

export type UseActions<Row> = (row: Row, onChanged: () => void) => DocumentActions;

type RowProps<Row> = { readonly row: Row; readonly useActions: UseActions<Row> };

const nothing = () => undefined;
export const follow = ({ to, onPick }: MenuChoice) => (to ? { component: Link, to } : { onClick: onPick });

export const DocumentRowMenu = <Row,>({ row, useActions }: RowProps<Row>) => {
  const translate = useTranslate();
  const { name, moves, documents, dialog } = useActions(row, nothing);
  const choices = [...moves, ...documents];
  return (
    <>
      <MenuButton
        iconOnly
        className="rowact"
        disabled={choices.length === 0}
        label={translate('list.row_actions', { name })}
        choices={choices}
      />
      {dialog}
    </>
  );
};

export const DocumentCardActions = <Row,>({ row, useActions }: RowProps<Row>) => {
  const translate = useTranslate();
  const { name, moves, documents, dialog } = useActions(row, nothing);
  const { lead, second, more } = leadOf(moves, documents);
  return (
    <>
      {[lead, second].map(
        (choice) =>
          choice && (
            <Button key={choice.key} size="small" color={choice === lead ? 'primary' : 'inherit'} {...follow(choice)}>
              {choice.label}
            </Button>
          ),
      )}
      <span className="grow" />
      {more.length > 0 && <MenuButton iconOnly label={translate('list.row_actions', { name })} choices={more} />}
      {dialog}
    </>
  );
};

/** The footer of a preview or a drawer. */
export const DocumentChoices = ({ of: { moves, documents, dialog, busy } }: { readonly of: DocumentActions }) => {
  const translate = useTranslate();
  const { lead, second, more } = leadOf(moves, documents);
  return (
    <>
      {[lead, second].map(
        (choice) =>
          choice && (
            <Button
              key={choice.key}
              variant={choice === lead ? 'contained' : 'outlined'}
              disabled={busy}
              startIcon={choice === lead && choice.icon && <Icon name={choice.icon} size={16} />}
              {...follow(choice)}
            >
              {choice.label}
            </Button>
          ),
      )}
      {more.length > 0 && (
        <MenuButton label={translate('list.actions')} variant="outlined" size="medium" choices={more} />
      )}
      {dialog}
    </>
  );
};

export const DocumentPreviewActions = <Row,>({
  row,
  useActions,
  onChanged,
}: RowProps<Row> & { readonly onChanged: () => void }) => <DocumentChoices of={useActions(row, onChanged)} />;
