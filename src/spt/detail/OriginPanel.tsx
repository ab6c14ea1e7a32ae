import '../../ui/layout/origin.css';
import { Button } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import { pathOfLine } from '#domain/spt/line-documents.ts';
import type { LineView } from '#domain/spt/line-schema.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { RuleText } from '../../ui/layout/RuleText.tsx';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import { useSidePanel } from '../../ui/layout/use-side-panel.ts';
import { Money, momentText } from '../../ui/layout/values.tsx';
import { sptPaths, sptResource } from '../paths.ts';
import { Change, useRevisionWords } from '../SptChip.tsx';
import { type LineWords, useLineWords } from './line-words.ts';
import { OriginDocuments } from './OriginDocuments.tsx';

const useLine = ({ type, id }: Pick<SptView, 'type' | 'id'>, line: string) =>
  useGet(`/${sptResource(type)}/{id}/lines/{line}`, { path: { id, line } });

type Props = {
  readonly spt: SptView;
  readonly definition: ReturnDefinition;
  readonly line: string;
  readonly onOpen: (path: string) => void;
  readonly onBack: (() => void) | undefined;
  readonly onClose: () => void;
  readonly onWhatIf: () => void;
};

type Words = (path: string) => LineWords;

/** The formula in words, with links to its operands. */
const Formula = ({ of, words, onOpen }: { of: LineView; words: Words; onOpen: Props['onOpen'] }) => {
  const translate = useTranslate();
  const formulaText =
    of.formula ?? (of.of.length > 0 ? 'sptDetail.origin.carried' : `sptDetail.origin.from.${of.from}`);
  return (
    <section aria-label={translate('sptDetail.origin.formula')}>
      <h3>{translate('sptDetail.origin.formula')}</h3>
      <p className="sec">{translate(formulaText)}</p>
      {of.of.length > 0 && (
        <ul className="org-lines">
          {of.of.map((part, at) => {
            const path = pathOfLine(part);
            const { place, name } = words(path);
            return (
              <li key={path}>
                <button type="button" onClick={() => onOpen(path)}>
                  <span className="org-what">
                    <span className="link">{place}</span>
                    <span className="small sec">{name}</span>
                  </span>
                  <span className="org-sign">{part.times < 0 ? '−' : at === 0 ? '' : '+'}</span>
                  <Money value={part.value} />
                </button>
              </li>
            );
          })}
          <li className="org-sum">
            <span className="org-what">{words(pathOfLine(of)).place}</span>
            <span className="org-sign">=</span>
            <Money value={of.value} strong />
          </li>
        </ul>
      )}
    </section>
  );
};

const Changed = ({ change }: { change: string | null }) =>
  change === null ? <span className="sec">–</span> : <Change by={change} />;

const Was = ({
  words,
  when,
  value,
  change,
}: {
  words: string;
  when: ReactNode;
  value: string | null;
  change: string | null;
}) => (
  <section aria-label={words}>
    <h3>{words}</h3>
    <p className="org-was">
      {when}
      <del>
        <Money value={value} />
      </del>
      <Changed change={change} />
    </p>
  </section>
);

const Changes = ({ spt, of: { lastPosting, corrected } }: { spt: SptView; of: LineView }) => {
  const translate = useTranslate();
  const revision = useRevisionWords();
  return (
    <>
      {lastPosting && (
        <Was
          words={translate('sptDetail.origin.changes')}
          when={<span className="sec num">{momentText(lastPosting.at)}</span>}
          value={lastPosting.value}
          change={lastPosting.change}
        />
      )}
      {corrected && (
        <Was
          words={translate('sptDetail.origin.against')}
          when={
            <Link to={sptPaths.detail({ type: spt.type, id: corrected.id }, 'induk')}>
              {revision(corrected.revision)}
            </Link>
          }
          value={corrected.value}
          change={corrected.change}
        />
      )}
    </>
  );
};

const Body = ({ spt, definition, line, onOpen }: Pick<Props, 'spt' | 'definition' | 'line' | 'onOpen'>) => {
  const translate = useTranslate();
  const words = useLineWords(definition);
  const { data: of, error } = useLine(spt, line);
  const { place, name } = words(line);
  return (
    <div className="org">
      <div>
        <p className="small sec">
          {place} · {name}
        </p>
        {of && (
          <p className="explain-v">
            <Money value={of.value} unit />
          </p>
        )}
      </div>
      {error && !of && <Alert severity="error" title={error.message} />}
      {!of && !error && <RowsSkeleton count={4} />}
      {of && (
        <>
          <Formula of={of} words={words} onOpen={onOpen} />
          <OriginDocuments spt={spt} definition={definition} line={line} of={of} />
          <Changes spt={spt} of={of} />
          {of.rule && <Facts of={[[translate('shell.kit.rule'), <RuleText key="rule" of={of.rule} />]]} />}
        </>
      )}
    </div>
  );
};

export const OriginPanel = ({ spt, definition, line, onOpen, onBack, onClose, onWhatIf }: Props) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (line) heading.current?.focus();
  }, [line]);
  useSidePanel();
  useShortcut('Escape', onClose);
  return (
    <Drawer
      docked
      open
      width={400}
      onClose={onClose}
      footer={
        <>
          <span className="grow" />
          <Button color="inherit" onClick={onWhatIf}>
            {translate('sptDetail.what_if.open')}
          </Button>
        </>
      }
      title={
        <div className="row">
          {onBack ? (
            <button type="button" className="ib xs" aria-label={translate('shell.kit.back')} onClick={onBack}>
              <Icon name="chevron-left" size={16} />
            </button>
          ) : (
            <Icon name="sigma" size={16} />
          )}
          <h2 ref={heading} tabIndex={-1}>
            {translate('shell.kit.explain')}
          </h2>
        </div>
      }
    >
      <Body spt={spt} definition={definition} line={line} onOpen={onOpen} />
    </Drawer>
  );
};
