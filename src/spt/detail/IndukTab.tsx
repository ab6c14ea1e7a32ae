import { useTranslate } from 'react-admin';
import { returnFor } from '#domain/spt/return-for.ts';
import { Money } from '../../kit/Money.tsx';
import { SideScroll } from '../../kit/SideScroll.tsx';
import { isDrawnIn, NotPosted } from './NotPosted.tsx';
import type { TabProps } from './tabs.ts';

/** The Induk as the form has it: every amount opens where it comes from. */
export const IndukTab = ({ spt }: TabProps) => {
  const translate = useTranslate();
  const definition = returnFor(spt.type, spt.period);
  if (!definition || !isDrawnIn(spt)) return <NotPosted spt={spt} />;
  const { columns, parts } = definition.printed;
  const amounts = spt.amounts?.[definition.induk] ?? {};
  return (
    <SideScroll label={translate('sptDetail.tab.induk')} className="fdt-scroll">
      <table className="fln sdt-induk">
        <thead>
          <tr>
            <th scope="col">{translate('sptDetail.row')}</th>
            <th scope="col">{translate('sptDetail.words')}</th>
            {columns.map(({ letter, label }) => (
              <th key={label} scope="col" className="r">
                {letter && `${letter} `}
                {translate(label)}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ heading, rows }) => (
          <tbody key={heading ?? rows[0]?.label}>
            {heading && (
              <tr className="part">
                <th scope="rowgroup" colSpan={columns.length + 2}>
                  {translate(heading)}
                </th>
              </tr>
            )}
            {rows.map(({ label, code, lines, strong }) => (
              <tr key={lines[0]} className={strong ? 'sum' : undefined}>
                <td className="num sec">{code}</td>
                <th scope="row">{translate(label)}</th>
                {lines.map((line) => (
                  <td key={line} className="r">
                    <Money value={amounts[line] ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </SideScroll>
  );
};
