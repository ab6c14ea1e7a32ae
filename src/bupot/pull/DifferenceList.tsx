import { useTranslate } from 'react-admin';
import type { SlipDifference } from '#domain/bupot/pull/judge.ts';
import { facilities } from '#domain/rules/bupot/facilities.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';

type Field = SlipDifference['field'];

const isFacility = (value: string): value is keyof typeof facilities => Object.hasOwn(facilities, value);

/** A value of one field as people read it. */
const Value = ({ field, value }: { field: Field; value: string | null }) => {
  const translate = useTranslate();
  if (value === null || value === '') return <span className="sec">–</span>;
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
      return <>{translate(`bupot.status.${value}`)}</>;
    case 'facility':
      return <>{isFacility(value) ? translate(`slipLists.facility.${value}`) : value}</>;
    default:
      return <>{value}</>;
  }
};

const label = (field: Field): string =>
  field === 'revision' ? 'bupotPull.page.revision' : `bupotScreen.field.${field}`;

/** Field by field: here, and at the tax office. A list, because it stands within a row of a table. */
export const DifferenceList = ({ of, name }: { of: readonly SlipDifference[]; name: string }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`bupotPull.page.${key}`);
  return (
    <ul className="pull-diff" aria-label={name}>
      {of.map(({ field, ours, theirs }) => (
        <li key={field}>
          <span className="sec">{translate(label(field))}</span>
          <span>
            <span className="sec pull-where">{say('ours')}</span>
            <del>
              <Value field={field} value={ours} />
            </del>
          </span>
          <span>
            <span className="sec pull-where">{say('theirs')}</span>
            <b>
              <Value field={field} value={theirs} />
            </b>
          </span>
        </li>
      ))}
    </ul>
  );
};
