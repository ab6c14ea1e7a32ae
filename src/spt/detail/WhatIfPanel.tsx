import '../../ui/layout/origin.css';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { carryingLines } from '#domain/spt/excess.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import { useSidePanel } from '../../ui/layout/use-side-panel.ts';
import { SlipChoices, VatChoices } from './WhatIfChoices.tsx';
import { type Credited, WhatIfCredit } from './WhatIfCredit.tsx';
import { WhatIfResult } from './WhatIfResult.tsx';
import { WhatIfSteps } from './WhatIfSteps.tsx';
import { useWhatIf } from './what-if.ts';
import type { Choice, OfMasa } from './what-if-rows.ts';

type Chosen = {
  readonly out: readonly Choice[];
  readonly taken: readonly Choice[];
  readonly credited: readonly Credited[];
  /** Rupiah by line. */
  readonly excess: Readonly<Record<string, string>>;
};
const nothing: Chosen = { out: [], taken: [], credited: [], excess: {} };

const idsOf = (rows: readonly Choice[]): string[] => rows.map(({ id }) => id).sort();
const whatIfParams = ({ out, taken, credited, excess }: Chosen) => ({
  leaveOut: idsOf(out),
  takeIn: idsOf(taken),
  credit: credited.map(({ id, into }) => ({ id, period: into })),
  excess,
});

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** The return under different assumptions. Nothing is stored. */
export const WhatIfPanel = ({ of, onClose }: { of: OfMasa; onClose: () => void }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(nothing);
  const [applying, setApplying] = useState(false);
  const { data, error } = useWhatIf(of, whatIfParams(chosen));
  const definition = returnFor(of.type, of.period);
  const { out, taken, credited, excess } = chosen;
  const documents = out.length + taken.length + credited.length;
  const none = documents === 0 && Object.keys(excess).length === 0;
  useSidePanel();
  useShortcut('Escape', onClose);
  if (!definition) return null;
  const { source } = definition.documents;
  const carries = carryingLines(definition).map(({ line }) => line);
  const Choices = source === 'slips' ? SlipChoices : VatChoices;
  const take = (line: string, amount: string) => {
    const { [line]: _, ...others } = excess;
    setChosen({ ...chosen, excess: amount === '' ? others : { ...others, [line]: amount } });
  };
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
              setChosen(nothing);
              setApplying(false);
            }}
          >
            {translate('sptDetail.what_if.discard')}
          </Button>
          <span className="grow" />
          <Button
            variant={applying ? 'outlined' : 'contained'}
            disabled={documents === 0}
            // The second click of a double click would undo the first.
            onClick={({ detail }) => detail < 2 && setApplying(!applying)}
          >
            {translate(applying ? 'sptDetail.what_if.change' : 'sptDetail.what_if.apply')}
          </Button>
        </>
      }
    >
      <div className="org">
        <p className="sec">{translate(`sptDetail.what_if.text.${source}`)}</p>
        {data?.nextCorrection && <Alert severity="info">{translate('sptDetail.what_if.next_correction')}</Alert>}
        {error && <Alert severity="error" title={error.message} />}
        {!data && !error && <RowsSkeleton count={3} />}
        {data && <WhatIfResult definition={definition} of={data} />}
        {applying ? (
          <WhatIfSteps of={source} out={out} taken={taken} credited={credited} />
        ) : (
          <>
            {source === 'fakturs' && (
              <Part title={translate('sptDetail.what_if.credit.title')}>
                <WhatIfCredit
                  period={of.period}
                  chosen={credited}
                  onChoose={(next) => setChosen({ ...chosen, credited: next })}
                />
              </Part>
            )}
            <Part title={translate('sptDetail.what_if.leave_out')}>
              <Choices of={of} which="drawn" chosen={out} onChoose={(next) => setChosen({ ...chosen, out: next })} />
            </Part>
            <Part title={translate(`sptDetail.what_if.take_in.${source}`)}>
              <Choices
                of={of}
                which="waiting"
                chosen={taken}
                onChoose={(next) => setChosen({ ...chosen, taken: next })}
              />
            </Part>
            {carries.length > 0 && (
              <Part title={translate('sptDetail.what_if.excess')}>
                <p className="small sec">{translate('sptDetail.what_if.excess_text')}</p>
                {carries.map((line) => (
                  <RupiahInput
                    key={line}
                    label={translate('sptDetail.what_if.excess_line', { line })}
                    value={excess[line] ?? ''}
                    places={0}
                    onChange={(amount) => take(line, amount)}
                  />
                ))}
              </Part>
            )}
          </>
        )}
      </div>
    </Drawer>
  );
};
