import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { slipPath } from '#domain/bupot/slip-paths.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import { type OfMasa, useBeside, useWhatIf, WhatIfChoices } from './WhatIfChoices.tsx';
import { WhatIfResult } from './WhatIfResult.tsx';

type Rows = readonly BupotListRow[];
const idsOf = (rows: Rows): string[] => rows.map(({ id }) => id).sort();

/** What there is to do so that it comes about: each slip on its own page, where it is issued, corrected or cancelled. */
const Steps = ({ out, taken }: { out: Rows; taken: Rows }) => {
  const translate = useTranslate();
  const step = (row: BupotListRow, words: string) => (
    <li key={row.id}>
      <span className="org-what">
        <Link className="num" to={slipPath(row)}>
          {row.number ?? row.reference ?? translate('bupotScreen.list.no_number')}
        </Link>
        <span className="small sec">{words}</span>
      </span>
    </li>
  );
  return (
    <section aria-label={translate('sptDetail.what_if.steps')}>
      <h3>{translate('sptDetail.what_if.steps')}</h3>
      <p className="sec">{translate('sptDetail.what_if.steps_text')}</p>
      <ul className="org-docs">
        {taken.map((row) => step(row, translate('sptDetail.what_if.issue')))}
        {out.map((row) => step(row, translate('sptDetail.what_if.cancel')))}
      </ul>
    </section>
  );
};

/** "Simulasi": what a masa's return would be with slips left out or taken in. Nothing is stored until a person does it slip by slip. */
export const WhatIfPanel = ({ of, onClose }: { of: OfMasa; onClose: () => void }) => {
  const translate = useTranslate();
  const [out, setOut] = useState<Rows>([]);
  const [taken, setTaken] = useState<Rows>([]);
  const [applying, setApplying] = useState(false);
  const { data, error } = useWhatIf(of, idsOf(out), idsOf(taken));
  const definition = returnFor(of.type, of.period);
  const none = out.length === 0 && taken.length === 0;
  useBeside();
  useShortcut('Escape', onClose);
  if (!definition) return null;
  return (
    <Drawer
      docked
      open
      width={400}
      onClose={onClose}
      title={translate('sptDetail.what_if.title', { period: formatPeriod(of.period) })}
      footer={
        <>
          <Button
            color="inherit"
            disabled={none}
            onClick={() => {
              setOut([]);
              setTaken([]);
              setApplying(false);
            }}
          >
            {translate('sptDetail.what_if.discard')}
          </Button>
          <span className="grow" />
          <Button variant={applying ? 'outlined' : 'contained'} disabled={none} onClick={() => setApplying(!applying)}>
            {translate(applying ? 'sptDetail.what_if.change' : 'sptDetail.what_if.apply')}
          </Button>
        </>
      }
    >
      <div className="org">
        <p className="sec">{translate('sptDetail.what_if.text')}</p>
        {data?.nextCorrection && <Alert severity="info">{translate('sptDetail.what_if.next_correction')}</Alert>}
        {error && <Alert severity="error" title={error.message} />}
        {!data && !error && <RowsSkeleton count={3} />}
        {data && <WhatIfResult definition={definition} of={data} />}
        {applying && <Steps out={out} taken={taken} />}
        {!applying && (
          <>
            <section aria-label={translate('sptDetail.what_if.leave_out')}>
              <h3>{translate('sptDetail.what_if.leave_out')}</h3>
              <WhatIfChoices of={of} which="drawn" chosen={out} onChoose={setOut} />
            </section>
            <section aria-label={translate('sptDetail.what_if.take_in')}>
              <h3>{translate('sptDetail.what_if.take_in')}</h3>
              <WhatIfChoices of={of} which="waiting" chosen={taken} onChoose={setTaken} />
            </section>
          </>
        )}
      </div>
    </Drawer>
  );
};
