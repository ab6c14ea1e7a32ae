import { useTranslate } from 'react-admin';
import type { DocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { aboutOf, useSentActions } from '../list/use-sent-actions.tsx';
import type { Row, Side } from './sides.ts';

export const ReturDokumenNumber = ({ of }: { of: Pick<Row, 'number' | 'originNumber'> }) => {
  const translate = useTranslate();
  return (
    <span className={of.number ? 'num' : 'num sec'}>
      {of.number ?? translate('returDokumenScreen.of', { number: of.originNumber ?? '–' })}
    </span>
  );
};

export const useReturDokumenActions = (
  { of, paths }: Side,
  row: Row,
  onChanged: () => void,
  onGone: () => void = onChanged,
): DocumentActions => {
  const { moves, dialog, busy } = useSentActions(of, row, {
    about: aboutOf(<ReturDokumenNumber of={row} />, row),
    to: { save: paths.edit(row.id) },
    onChanged,
    onGone,
  });
  return { name: row.number ?? row.originNumber ?? row.counterpartyName, moves, documents: [], dialog, busy };
};
