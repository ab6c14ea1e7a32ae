import { useTranslate } from 'react-admin';
import type { Calculated, Faults } from '#domain/bupot/calculator/faults.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useTranslatedMessage } from '../../ui/feedback/use-translated-message.ts';
import { Money } from '../../ui/layout/values.tsx';
import { pairedSections } from './paired.ts';
import { ResultTable } from './ResultTable.tsx';
import type { Row, Section } from './result.ts';

const mainOf = (calculated: Calculated<Section[]> | null): Row | undefined =>
  calculated?.answer?.[0]?.rows.find((row) => row.main);

type SummaryProps = { readonly now: Calculated<Section[]>; readonly other: Calculated<Section[]> | null };

export const Summary = ({ now, other }: SummaryProps) => {
  const translate = useTranslate();
  const [main, beside] = [mainOf(now), mainOf(other)];
  return (
    <p className="calc-sum" aria-live="polite">
      {main && (
        <>
          <span className="sec">{translate(main.line.explain.label)}</span>
          <b>
            <Money value={main.line.amount} places={0} unit />
          </b>
        </>
      )}
      {main && beside && (
        <span className="calc-sum-other">
          <span className="sec">{translate('pph21Screen.other')}</span>
          <b>
            <Money value={beside.line.amount} places={0} unit />
          </b>
        </span>
      )}
    </p>
  );
};

const Faulty = ({ faults, of }: { faults: Faults; of: string | null }) => {
  const translate = useTranslate();
  const words = useTranslatedMessage();
  const title = translate('pph21Screen.faulty');
  return (
    <Alert severity="warning" title={of ? `${of}: ${title}` : title}>
      <ul>
        {Object.entries(faults).map(([field, fault]) => (
          <li key={field}>{words(fault)}</li>
        ))}
      </ul>
    </Alert>
  );
};

type ResultsProps = { readonly now: Calculated<Section[]>; readonly other: Calculated<Section[]> | null };

export const Results = ({ now, other }: ResultsProps) => {
  const translate = useTranslate();
  const sections = now.faults ? [] : pairedSections(now.answer, other?.answer ?? null);
  const compared = other !== null && other.faults === null;
  return (
    <section className="calc-results" aria-label={translate('pph21Screen.result')}>
      {now.faults && <Faulty faults={now.faults} of={other ? translate('pph21Screen.now') : null} />}
      {other?.faults && <Faulty faults={other.faults} of={translate('pph21Screen.other')} />}
      {sections.map((section) => (
        <ResultTable key={section.now.key} section={section} compared={compared} />
      ))}
    </section>
  );
};
