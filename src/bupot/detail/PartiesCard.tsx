import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { hasNoPayee, isAnnual, isForeign } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { useCountries } from '../../ui/form/use-countries.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { Day, Identifier } from '../../ui/layout/values.tsx';

type Fact = readonly [label: string, value: ReactNode];

export const WithholderCard = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const title = bupot.kind === 'SP' ? 'depositor' : 'withholder';
  return (
    <Card title={translate(`bupotScreen.detail.${title}`)}>
      <Facts
        of={[
          [translate('bupotScreen.field.payeeName'), setting.companyName],
          ['NPWP', <Identifier key="npwp" value={setting.companyNpwp} form="npwp" copy />],
          ['NITKU', <Identifier key="nitku" value={bupot.nitku} form="nitku" copy={bupot.nitku !== ''} />],
        ]}
      />
    </Card>
  );
};

export const PayeeCard = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const countries = useCountries();
  const { kind } = bupot;
  if (hasNoPayee(kind)) return null;
  const field = (key: string) => translate(`bupotScreen.field.${key}`);
  const factOf = (key: keyof Bupot & string): readonly Fact[] =>
    typeof bupot[key] === 'string' && bupot[key] !== '' ? [[field(key), bupot[key]]] : [];
  const country = countries.find(({ code }) => code === bupot.country);
  return (
    <Card title={translate(`bupotScreen.detail.${isAnnual(kind) ? 'employee' : 'payee'}`)}>
      <Facts
        of={[
          [field('payeeName'), bupot.payeeName || '–'],
          [
            isForeign(kind) ? 'TIN' : field('payeeNpwp'),
            <Identifier
              key="npwp"
              value={bupot.payeeNpwp}
              form={isForeign(kind) ? 'plain' : 'npwp'}
              copy={Boolean(bupot.payeeNpwp)}
            />,
          ],
          ...(bupot.payeeNitku
            ? ([['NITKU', <Identifier key="nitku" value={bupot.payeeNitku} form="nitku" copy />]] as const)
            : []),
          ...factOf('payeeEmail'),
          ...factOf('payeeAddress'),
          ...(bupot.country
            ? ([[field('country'), country ? `${country.code} – ${country.name}` : bupot.country]] as const)
            : []),
          ...factOf('birthPlace'),
          ...(bupot.birthDate ? ([[field('birthDate'), <Day key="birth" value={bupot.birthDate} />]] as const) : []),
          ...factOf('passport'),
          ...factOf('kitas'),
          ...(bupot.gender ? ([[field('gender'), field(`gender_${bupot.gender}`)]] as const) : []),
          ...factOf('ptkp'),
          ...factOf('position'),
          ...factOf('nip'),
          ...factOf('rank'),
          ...(bupot.foreignEmployee ? ([[field('foreignEmployee'), translate('bupotScreen.yes')]] as const) : []),
        ]}
      />
    </Card>
  );
};
