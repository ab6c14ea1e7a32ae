import { useTranslate } from 'react-admin';
import type { FakturLine } from '#domain/faktur/record.ts';
import type { ReturLineInput } from '#domain/faktur/retur-compute.ts';
import { isReturned, type LineLeft } from '#domain/faktur/retur-left.ts';
import { unitName } from '#domain/faktur/units.ts';
import { formatDecimal, formatRupiah } from '#domain/text/format.ts';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SideScroll } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';

export const NOTHING_BACK: ReturLineInput = { quantity: '', discount: null, otherDpp: null };

type LineProps = {
  readonly of: FakturLine;
  readonly left: LineLeft;
  readonly worked: FakturLine;
  readonly given: ReturLineInput;
  readonly errorOf: (column: string) => string | undefined;
  readonly onChange: (given: ReturLineInput) => void;
};

const columns = ['name', 'back', 'discount', 'dpp', 'otherDpp', 'ppn'] as const;
const typed = ['discount', 'otherDpp'] as const;

/** Fields not typed are derived from the quantity. */
const Line = ({ of, left, worked, given, errorOf, onChange }: LineProps) => {
  const translate = useTranslate();
  const hidden = (key: string) => (
    <span className="sr">
      {translate('returScreen.line.of', { what: translate(`returScreen.line.${key}`), name: of.name })}
    </span>
  );
  const words = (key: string) => translate(`returScreen.line.${key}`);
  const amount = (key: (typeof typed)[number]) => (
    <RupiahInput
      label={hidden(key)}
      unit={false}
      disabled={!isReturned(worked)}
      value={given[key] ?? worked[key]}
      onChange={(value) => onChange({ ...given, [key]: value === '' ? null : value })}
      helper={translate('returScreen.line.left_of', { left: formatRupiah(left[key]) })}
      error={errorOf(key)}
    />
  );
  return (
    <tr>
      <td>{of.name}</td>
      <td data-label={words('back')}>
        <RupiahInput
          label={hidden('back')}
          places={0}
          unit={false}
          disabled={!isReturned(left)}
          value={given.quantity}
          onChange={(quantity) => onChange({ ...NOTHING_BACK, quantity })}
          helper={translate('returScreen.line.left_of', {
            left: `${formatDecimal(left.quantity, 0)} ${unitName(of.unit)}`,
          })}
          error={errorOf('quantity')}
        />
      </td>
      <td data-label={words('discount')}>{amount('discount')}</td>
      <td className="right" data-label={words('dpp')}>
        <Money value={worked.dpp} />
      </td>
      <td data-label={words('otherDpp')}>{amount('otherDpp')}</td>
      <td className="right" data-label={words('ppn')}>
        <Money value={worked.ppn} />
      </td>
    </tr>
  );
};

type Props = {
  readonly of: { readonly lines: readonly FakturLine[]; readonly left: readonly LineLeft[] };
  readonly worked: readonly FakturLine[];
  readonly given: readonly ReturLineInput[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onLine: (at: number, given: ReturLineInput) => void;
};

export const ReturFormLines = ({ of, worked, given, errors, onLine }: Props) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`returScreen.line.${key}`);
  return (
    <SideScroll className="detail-page-scroll" label={words('title')}>
      <table className="lines-table">
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col" className={key === 'name' ? undefined : 'right'}>
                {words(key)} {key !== 'name' && key !== 'back' && <small>(Rp)</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.lines.map((line, at) => (
            <Line
              // Lines of a saved invoice have no identity but their index.
              key={`${String(at)}${line.name}`}
              of={line}
              left={of.left[at] ?? line}
              worked={worked[at] ?? line}
              given={given[at] ?? NOTHING_BACK}
              errorOf={(column) => errors[`lines.${at}.${column}`]}
              onChange={(now) => onLine(at, now)}
            />
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
};
