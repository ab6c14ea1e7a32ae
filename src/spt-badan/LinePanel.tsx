import '../ui/layout/origin.css';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '#domain/definition/view-pieces.ts';
import { withoutSource } from '#domain/spt-badan/sources/without-source.ts';
import type { annualLineSchema } from '#domain/spt-badan/view-schema.ts';
import { Drawer } from '../ui/feedback/Drawer.tsx';
import { RowsSkeleton } from '../ui/feedback/notices.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { useShortcut } from '../ui/layout/use-shortcut.ts';
import { useSidePanel } from '../ui/layout/use-side-panel.ts';
import { Money } from '../ui/layout/values.tsx';
import { BehindLine } from './sources/BehindLine.tsx';
import { useLine } from './use-annual.ts';
import { WhatIfSection } from './WhatIfSection.tsx';

const LONGEST_NOTE = 500;

type Props = {
  readonly id: string;
  readonly line: string;
  /** The comment as it is being edited, with its change; null for a line of another sheet. */
  readonly note: { readonly value: string; readonly onChange: ((text: string) => void) | null } | null;
  readonly onOpen: (line: string) => void;
  readonly onClose: () => void;
};

/** "D.4", "L9 c", "L1": a line without a number is named by its sheet. */
const placeOf = (line: string): string => {
  const [sheet = '', name = ''] = line.split('!');
  const number = /^[A-Z]?\.?\d|^[A-Z]\./.test(name) ? name : '';
  return [sheet === 'INDUK' ? '' : sheet, number].filter(Boolean).join(' ');
};

const Formula = ({ of, onOpen }: { of: AnswerOf<typeof annualLineSchema>; onOpen: Props['onOpen'] }) => {
  const translate = useTranslate();
  return (
    <section aria-label={translate('sptBadanScreen.formula')}>
      <h3>{translate('sptBadanScreen.formula')}</h3>
      <p className="sec">
        {of.formula && /[-+*/(]/.test(of.formula) ? (
          <code>{of.formula.replaceAll('!', ' ')}</code>
        ) : (
          translate(`sptBadanScreen.from.${of.from}`)
        )}
      </p>
      <ul className="org-lines">
        {of.of.map((part) => (
          <li key={part.line}>
            <button type="button" onClick={() => onOpen(part.line)}>
              <span className="org-what">
                <span className="link">{placeOf(part.line)}</span>
                <span className="small sec">{translate(part.label)}</span>
              </span>
              <Money value={part.value} places={0} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Note = ({ value, onChange }: NonNullable<Props['note']>) => {
  const translate = useTranslate();
  if (!onChange && value === '') return null;
  return (
    <section aria-label={translate('sptBadanScreen.note')}>
      {onChange ? (
        <TextInput
          label={translate('sptBadanScreen.note')}
          mark="optional"
          value={value}
          onChange={onChange}
          maxLength={LONGEST_NOTE}
          rows={3}
        />
      ) : (
        <>
          <h3>{translate('sptBadanScreen.note')}</h3>
          <p>{value}</p>
        </>
      )}
    </section>
  );
};

/** "Dari mana angka ini?": the formula of a line, the lines it takes, the year before, a comment and a trial amount. */
export const LinePanel = ({ id, line, note, onOpen, onClose }: Props) => {
  const translate = useTranslate();
  const { data } = useLine(id, line);
  useSidePanel();
  useShortcut('Escape', onClose);
  return (
    <Drawer open docked width={400} title={translate('sptBadanScreen.whence')} onClose={onClose}>
      {!data && <RowsSkeleton />}
      {data && (
        <div className="org">
          <header>
            <p className="small sec">
              {placeOf(data.line)} · {translate(data.label)}
            </p>
            <p className="annual-big">
              <Money value={data.value} unit />
            </p>
          </header>
          <Formula of={data} onOpen={onOpen} />
          {withoutSource(data.line) && (
            <p className="sec small">{translate(`sptBadanScreen.no_source.${withoutSource(data.line)}`)}</p>
          )}
          <BehindLine of={data.documents} year={data.taxYear} />
          {data.prior && (
            <section aria-label={translate('sptBadanScreen.prior')}>
              <h3>{translate('sptBadanScreen.prior')}</h3>
              <p>
                <Money value={data.prior} places={0} />
              </p>
            </section>
          )}
          <Note {...(note ?? { value: data.note, onChange: null })} />
          {data.from === 'entry' && <WhatIfSection key={data.line} id={id} line={data.line} />}
          {data.rule && <p className="sec small">{data.rule}</p>}
        </div>
      )}
    </Drawer>
  );
};
