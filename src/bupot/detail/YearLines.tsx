import { useTranslate } from 'react-admin';
import type { Bupot } from '#domain/bupot/record.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { type YearField, YearTable } from '../YearTable.tsx';
import type { SlipExplains } from './use-slip-numbers.ts';

/** A line as it was worked out, or else as it was told. */
const lineOf = (bupot: Bupot, field: YearField): string =>
  bupot.lines?.[field] ?? (bupot as unknown as Readonly<Record<string, string | null>>)[field] ?? '0';

/** How the year is worked, what stands besides its lines. */
const YearFacts = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const field = (key: string) => translate(`bupotScreen.field.${key}`);
  const yes = translate('bupotScreen.yes');
  return (
    <Facts
      of={[
        [field('taxCode'), bupot.taxCode || '–'],
        [field('withholdingAnnuality'), field(`annuality.${bupot.withholdingAnnuality ?? 'FULL_YEAR'}`)],
        ...(bupot.grossUpBenefit ? [[field('grossUp'), yes] as const] : []),
        ...(bupot.secondEmployer ? [[field('secondEmployer'), yes] as const] : []),
        ...(bupot.previousBupotNumber ? [[field('previousBupotNumber'), bupot.previousBupotNumber] as const] : []),
      ]}
    />
  );
};

/** The form of an annual slip line by line, each with where it comes from. */
export const YearLines = ({ bupot, explains }: { bupot: Bupot; explains: SlipExplains }) => {
  const translate = useTranslate();
  return (
    <Card title={translate('bupotScreen.detail.lines')} flush>
      <div className="bd under">
        <YearFacts bupot={bupot} />
      </div>
      <YearTable
        kind={bupot.kind === 'BPA2' ? 'BPA2' : 'BPA1'}
        amountOf={(field) => lineOf(bupot, field)}
        explainedOf={explains.named}
      />
    </Card>
  );
};
