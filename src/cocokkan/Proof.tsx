import { useTranslate } from 'react-admin';
import type { Cocokkan } from '#domain/cocokkan/view-schema.ts';
import { isZero, rupiah, sen, total } from '#domain/definition/money.ts';
import { formatCount, formatDecimal } from '#domain/text/format.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { MenuButton } from '../ui/layout/MenuButton.tsx';
import { Money } from '../ui/layout/values.tsx';

const Term = ({ value, first = false }: { value: string; first?: boolean }) => {
  const negative = value.startsWith('-');
  return (
    <>
      {first ? negative && '−' : negative ? ' − ' : ' + '}
      <Money value={negative ? value.slice(1) : value} />
    </>
  );
};

const turned = (value: string): string => rupiah(-sen(value));
const sumOf = (parts: readonly { readonly amount: string }[]): string =>
  rupiah(total(parts.map(({ amount }) => sen(amount))));

type Props = { readonly of: Cocokkan; readonly onPaper: () => void; readonly onWorkbook: () => void };

export const Proof = ({ of, onPaper, onWorkbook }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`cocokkanScreen.bridge.${key}`, params);
  const { bridge, differing } = of;
  const { toReturn } = bridge;
  const rest = toReturn?.rest ?? bridge.rest;
  const proven = isZero(rest) && isZero(bridge.rest);
  const open = differing.count - differing.named;
  // The sum may close although rows have no known cause: it is green only if these are explained too.
  const explained = proven && open === 0;
  return (
    <div className={`cocokkan-proof ${explained ? 'green' : 'red'}`}>
      <b className="row g4">
        <Icon name={explained ? 'check' : 'warning'} size={16} />
        {words('rest')} <Money value={rest} places={0} />
      </b>
      <span className="cocokkan-terms small num">
        <Term value={bridge.books} first />
        <Term value={sumOf(bridge.parts)} />
        {toReturn && <Term value={sumOf(toReturn.parts)} />}
        <Term value={turned(toReturn?.posted ?? bridge.documents)} /> = <Money value={rest} places={0} />
      </span>
      <span className="small">
        {open === 0
          ? words('all_named', { smart_count: differing.count, count: formatCount(differing.count) })
          : words('some_unnamed', {
              count: formatCount(differing.count),
              open: formatCount(open),
              worth: formatDecimal(differing.unnamed),
            })}
      </span>
      <MenuButton
        label={words('take')}
        icon="download"
        choices={[
          { key: 'pdf', label: words('take_pdf'), onPick: onPaper },
          { key: 'xlsx', label: words('take_xlsx'), onPick: onWorkbook },
        ]}
      />
    </div>
  );
};
