import type { SheetLine, SheetPart, SheetSection, SlipSheet } from '#domain/bupot/sheet.ts';
import { Facts } from '../ui/layout/Card.tsx';

type Row = Extract<SheetPart, { kind: 'row' }>['cells'];

const Amounts = ({ cells }: { cells: Row }) => (
  <div className="public-preview-scroll">
    <table className="lines-table">
      <thead>
        <tr>
          {cells.map(({ code, label, right }) => (
            <th key={code} scope="col" className={right ? 'right' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {cells.map(({ code, label, value, right }) => (
            <td key={code} className={right ? 'right num' : undefined} data-label={label}>
              {value}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </div>
);

const Calculation = ({ heading, lines }: { heading: string; lines: readonly SheetLine[] }) => (
  <table className="public-preview-lines">
    <caption>{heading}</caption>
    <tbody>
      {lines.map(({ line, label, amount, strong }) => (
        <tr key={`${line}${label}`} className={strong ? 'strong' : undefined}>
          <td className="sec">{line}</td>
          <th scope="row">{label}</th>
          <td className="right num">{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Part = ({ part }: { part: SheetPart }) => {
  if (part.kind === 'row') return <Amounts cells={part.cells} />;
  if (part.kind === 'lines') return <Calculation heading={part.heading} lines={part.lines} />;
  return <Facts of={part.facts.map(({ label, value }) => [label, value] as const)} />;
};

const keyOf = (part: SheetPart): string => {
  if (part.kind === 'lines') return part.heading;
  return part.kind === 'row' ? (part.cells[0]?.code ?? '') : (part.facts[0]?.code ?? '');
};

const Section = ({ title, parts }: SheetSection) => (
  <section className="public-preview-part" aria-label={title}>
    <h2>{title}</h2>
    {parts.map((part) => (
      <Part key={keyOf(part)} part={part} />
    ))}
  </section>
);

export const SlipForm = ({ sheet }: { sheet: SlipSheet }) => (
  <>
    <dl className="public-preview-head">
      {sheet.head.slice(1).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {sheet.sections.map((section) => (
      <Section key={section.title} {...section} />
    ))}
    {sheet.notes.length > 0 && <p className="small sec">{sheet.notes.join(' ')}</p>}
  </>
);
