import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { SlipDifference } from '#domain/bupot/pull/judge.ts';
import { facilities } from '#domain/rules/bupot/facilities.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';

type Field = SlipDifference['field'];

const isFacility = (value: string): value is keyof typeof facilities => Object.hasOwn(facilities, value);

const Message = ({ words }: { words: string }) => <>{useTranslate()(words)}</>;

export const slipValue = (field: Field, value: string): ReactNode => {
  switch (field) {
    case 'gross':
    case 'tax':
    case 'borne':
      return <Money value={value} />;
    case 'rate':
      return <span className="num">{`${formatDecimal(value, 0)}%`}</span>;
    case 'date':
    case 'documentDate':
      return <Day value={value} />;
    case 'period':
      return <PeriodText value={value} />;
    case 'payeeNpwp':
      return <Identifier value={value} form="npwp" />;
    case 'payeeNitku':
    case 'nitku':
      return <Identifier value={value} form="nitku" />;
    case 'status':
      return <Message words={`bupot.status.${value}`} />;
    case 'facility':
      return isFacility(value) ? <Message words={`slipLists.facility.${value}`} /> : value;
    default:
      return value;
  }
};

export const slipLabel = (field: Field): string =>
  field === 'revision' ? 'bupotPull.page.revision' : `bupotScreen.field.${field}`;
