import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FakturInput } from '#domain/faktur/record.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { momentText } from '../../kit/Day.tsx';
import { Modal } from '../../kit/Modal.tsx';
import { type ConflictKey, dppOf, merged, type Side, sidesOf } from './conflict.ts';
import type { Conflict } from './use-saving.ts';

type Props = {
  conflict: Conflict;
  mine: FakturInput;
  onKeep: (input: FakturInput) => void;
  onTheirs: () => void;
};

/** A value as the form shows it. */
const useShown = () => {
  const translate = useTranslate();
  return (input: FakturInput, key: ConflictKey): string => {
    if (key === 'lines')
      return `${translate('fakturScreen.form.line_count', { smart_count: input.lines.length })}, ${formatRupiah(dppOf(input))}`;
    const value = input[key];
    if (!value) return '–';
    if (key === 'date') return formatDay(value);
    if (key === 'stageDpp') return formatRupiah(value);
    if (key === 'term') return translate(`fakturScreen.term.${value}`);
    if (key === 'buyerDocument') return translate(`fakturScreen.buyer_document.${value}`);
    return value;
  };
};

/** Someone saved the same invoice in between: both sides of every difference, and the choice for each. */
export const ConflictDialog = ({ conflict, mine, onKeep, onTheirs }: Props) => {
  const translate = useTranslate();
  const shown = useShown();
  const theirs = conflict.current;
  const [chosen, setChosen] = useState<Partial<Record<ConflictKey, Side>>>({});
  const sides = { ...sidesOf(conflict.base, mine, theirs), ...chosen };
  const keys = Object.keys(sides) as ConflictKey[];
  const label = (key: ConflictKey) =>
    translate(key === 'lines' ? 'faktur.sections.lines' : `resources.efaktur/out/ctas.fields.${key}`);
  const side = (key: ConflictKey, of: Side) => (
    <td className="num">
      <label className="row">
        <input
          type="radio"
          name={`conflict-${key}`}
          checked={sides[key] === of}
          onChange={() => setChosen((now) => ({ ...now, [key]: of }))}
        />
        <span className="sr">{label(key)}: </span>
        <span className="any">{shown(of === 'mine' ? mine : theirs, key)}</span>
      </label>
    </td>
  );
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
          <Button variant="contained" onClick={() => onKeep(merged(mine, theirs, sides))}>
            {translate('fakturScreen.conflict.keep')}
          </Button>
        </>
      }
    >
      <p>{translate(keys.length > 0 ? 'fakturScreen.conflict.text' : 'fakturScreen.conflict.same')}</p>
      {keys.length > 0 && (
        <table className="mini">
          <thead>
            <tr>
              <th scope="col">{translate('fakturScreen.conflict.field')}</th>
              <th scope="col">{translate('fakturScreen.conflict.mine_value')}</th>
              <th scope="col">{translate('fakturScreen.conflict.their_value')}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row">{label(key)}</th>
                {side(key, 'mine')}
                {side(key, 'theirs')}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
};
