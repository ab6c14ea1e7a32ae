import { Button, FormControl, FormLabel, MenuItem, Select } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useImportStep } from './import-api.ts';
import type { StepProps } from './kind.ts';
import { StepRefusal } from './StepRefusal.tsx';
import { Wizard } from './Wizard.tsx';

const SHOWN = 20;

export const SheetStep = ({ impor, crumb, side, notice }: StepProps) => {
  const translate = useTranslate();
  const { sheets } = impor.state;
  const [name, setName] = useState(impor.state.sheet ?? sheets[0]?.name ?? '');
  const found = { row: impor.state.headingRow ?? 1, rows: impor.state.headingRows };
  const [heading, setHeading] = useState(found.row);
  /** A header of two rows is selected as one. */
  const within = (row: number) =>
    name === impor.state.sheet && row >= found.row && row < found.row + found.rows ? found : { row, rows: 1 };
  const { row: top, rows: high } = within(heading);
  const next = useImportStep(impor.id, 'PUT', '/sheet');
  const sheet = sheets.find((one) => one.name === name);
  const rows = (sheet?.preview ?? []).slice(0, SHOWN);
  const width = Math.max(1, ...rows.map((row) => row.length));

  return (
    <Wizard
      at="sheet"
      title={translate('imporScreen.steps.sheet')}
      crumb={crumb}
      side={side}
      notice={notice}
      footer={
        <>
          <span className="grow" />
          <StepRefusal error={next.error} />
          <Button
            variant="contained"
            disabled={next.isPending || !sheet}
            onClick={() => next.mutate({ sheet: name, headingRow: heading })}
          >
            {translate('imporScreen.next')}
          </Button>
        </>
      }
    >
      <div className="imp-body">
        <div className="imp-col">
          <section className="imp-card">
            <header>
              <FormControl sx={{ minWidth: 260 }}>
                <FormLabel id="import-sheet">{translate('imporScreen.sheet.sheet')}</FormLabel>
                <Select
                  labelId="import-sheet"
                  value={name}
                  onChange={(event) => {
                    setName(event.target.value);
                    setHeading(1);
                  }}
                >
                  {sheets.map((one) => (
                    <MenuItem key={one.name} value={one.name}>
                      {one.name} ({translate('imporScreen.sheet.rowCount', { count: one.rows })})
                    </MenuItem>
                  ))}
                </Select>
              </FormControl>
              <p className="imp-note" style={{ marginRight: 'auto' }}>
                {translate(high > 1 ? 'imporScreen.sheet.headingTwo' : 'imporScreen.sheet.headingHelp')}
              </p>
            </header>
            <div className="imp-scroll">
              <table className="preview" aria-label={translate('imporScreen.sheet.preview', { name })}>
                <tbody>
                  {rows.map((row, index) => {
                    const at = index + 1;
                    const chosen = at >= top && at < top + high;
                    return (
                      // Rows of a preview have no identity but their index.
                      <tr key={at} className={chosen ? 'head' : undefined}>
                        <th className="rn" scope="row">
                          <button
                            type="button"
                            aria-pressed={chosen}
                            aria-label={translate('imporScreen.sheet.pick', { row: at })}
                            onClick={() => setHeading(at)}
                          >
                            {at}
                          </button>
                        </th>
                        {Array.from({ length: width }, (_, column) => column).map((column) => (
                          <td key={column} title={row[column]}>
                            {row[column] ?? ''}
                          </td>
                        ))}
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </div>
          </section>
        </div>
      </div>
    </Wizard>
  );
};
