import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { computeDraft } from '#domain/faktur/compute.ts';
import type { FakturInput } from '#domain/faktur/record.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { momentText } from '../../kit/Day.tsx';
import { Modal } from '../../kit/Modal.tsx';
import { inputKeys } from './form-state.ts';
import type { Conflict } from './use-saving.ts';

type Props = { conflict: Conflict; mine: FakturInput; onMine: () => void; onTheirs: () => void };

const dpp = (input: FakturInput): string => formatRupiah(computeDraft(input).total.dpp);

/** Someone saved the same invoice in between: both sides of every difference, and the choice. */
export const ConflictDialog = ({ conflict, mine, onMine, onTheirs }: Props) => {
  const translate = useTranslate();
  const theirs = conflict.current;
  const differing = inputKeys.filter((key) => (mine[key] ?? '') !== (theirs[key] ?? ''));
  const linesDiffer =
    JSON.stringify(mine.lines.map((line) => line.name)) !== JSON.stringify(theirs.lines.map((line) => line.name)) ||
    dpp(mine) !== formatRupiah(theirs.dpp);
  return (
    <Modal
      open
      pinned
      width={600}
      title={translate('fakturScreen.conflict.title', { by: conflict.by, at: momentText(conflict.when, true) })}
      onClose={() => undefined}
      actions={
        <>
          <Button variant="outlined" onClick={onTheirs}>
            {translate('fakturScreen.conflict.theirs')}
          </Button>
          <Button variant="contained" onClick={onMine}>
            {translate('fakturScreen.conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{translate('fakturScreen.conflict.text')}</p>
      <table className="mini">
        <thead>
          <tr>
            <th scope="col">{translate('fakturScreen.conflict.field')}</th>
            <th scope="col">{translate('fakturScreen.conflict.mine_value')}</th>
            <th scope="col">{translate('fakturScreen.conflict.their_value')}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((key) => (
            <tr key={key}>
              <th scope="row">{translate(`resources.efaktur/out/ctas.fields.${key}`)}</th>
              <td>{mine[key] ?? '–'}</td>
              <td>{theirs[key] ?? '–'}</td>
            </tr>
          ))}
          {linesDiffer && (
            <tr>
              <th scope="row">{translate('faktur.sections.lines')}</th>
              <td className="num">
                {translate('fakturScreen.form.line_count', { smart_count: mine.lines.length })}, {dpp(mine)}
              </td>
              <td className="num">
                {translate('fakturScreen.form.line_count', { smart_count: theirs.lines.length })},{' '}
                {formatRupiah(theirs.dpp)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Modal>
  );
};
