import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { cellFits } from '#domain/spt-badan/cell-fits.ts';
import type { Cell } from '#domain/spt-badan/row-table.ts';
import { nearestAsset } from '#domain/spt-badan/xml/nearest-asset.ts';
import { CellInput } from './CellInput.tsx';
import { type Column, isEntry, type Row, withEntry } from './pasted-rows.ts';

const SHOWN = 30;
const LONGEST_NOTE = 100;

export const wrongIn = (row: Row, columns: readonly Column[]): readonly Column[] =>
  columns.filter((column) => isEntry(column) && !cellFits(column.cell as Cell, row[column.name] ?? '', row.group));

/** The office's kind of asset that is proposed for a row, with its column; null where none is wrong or near. */
const proposalFor = (row: Row, columns: readonly Column[]) => {
  const name = wrongIn(row, columns).find(({ cell }) => cell.kind === 'asset')?.name;
  const proposed = name && nearestAsset(row[name] ?? '', row.group ?? '');
  return name && proposed ? { name, proposed } : null;
};

/** With its proposal; the text of the file becomes the note of a row without one. */
const withProposal = (row: Row, columns: readonly Column[]): Row => {
  const found = proposalFor(row, columns);
  if (!found) return row;
  return { ...row, note: row.note || (row[found.name] ?? '').slice(0, LONGEST_NOTE), [found.name]: found.proposed };
};

type Props = {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly wrong: readonly number[];
  readonly onChange: (next: (row: Row, at: number) => Row) => void;
};

/** Entries of a file that do not fit, with their columns, to be corrected before they are taken. */
export const RepairGrid = ({ rows, columns, wrong, onChange }: Props) => {
  const translate = useTranslate();
  const proposals = wrong.filter((at) => proposalFor(rows[at] ?? {}, columns)).length;
  const changeRow = (at: number, next: (row: Row) => Row) => onChange((row, other) => (other === at ? next(row) : row));
  return (
    <>
      {proposals > 1 && (
        <Button size="small" variant="outlined" onClick={() => onChange((row) => withProposal(row, columns))}>
          {translate('sptBadanScreen.import.proposed_all', { smart_count: proposals })}
        </Button>
      )}
      <div className="annual-scroll annual-repair">
        <table className="lines-table">
          <tbody>
            {wrong.slice(0, SHOWN).map((at) => {
              const row = rows[at] ?? {};
              const proposal = proposalFor(row, columns);
              return (
                <tr key={at}>
                  <th scope="row">
                    {translate('sptBadanScreen.import.row', { row: at + 1 })}
                    <span className="small sec"> {row.name ?? row.number ?? row.kind ?? ''}</span>
                  </th>
                  <td>
                    {wrongIn(row, columns).map(({ name, cell }) => (
                      <span key={name} className="annual-repair-cell">
                        <span className="small sec">
                          {translate(`sptBadan.column.${name}`)}: {row[name]}
                        </span>
                        <CellInput
                          label={`${translate(`sptBadan.column.${name}`)} ${at + 1}`}
                          cell={cell}
                          column={name}
                          value={row[name] ?? ''}
                          group={row.group}
                          disabled={false}
                          error={translate(`sptBadan.server.${cell.kind === 'asset' ? 'asset' : 'cell'}`)}
                          onChange={(value) => changeRow(at, (old) => withEntry(old, columns, name, value))}
                        />
                        {name === proposal?.name && (
                          <Button size="small" onClick={() => changeRow(at, (old) => withProposal(old, columns))}>
                            {translate('sptBadanScreen.import.proposed', { name: proposal.proposed })}
                          </Button>
                        )}
                      </span>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {wrong.length > SHOWN && (
        <p className="sec small">{translate('sptBadanScreen.import.shown', { shown: SHOWN, total: wrong.length })}</p>
      )}
    </>
  );
};
