import {
  type ClipboardEvent,
  type KeyboardEvent,
  lazy,
  type ReactElement,
  type Ref,
  Suspense,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { parseBlock } from './clipboard.ts';
import { enterAfter } from './typed-ahead.ts';
import './waiting-row.css';
import type { AgSheetProps, SheetGridProps, SheetHandle } from './sheet.ts';

type Props = {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly invitation?: string | undefined;
};

const add = (row: HTMLTextAreaElement, text: string) =>
  row.setRangeText(text, row.selectionStart, row.selectionEnd, 'end');

const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  const row = event.currentTarget;
  // In an empty row, Tab moves on through the page.
  const pressed = event.key === 'Enter' ? enterAfter(row.value) : event.key === 'Tab' && row.value ? '\t' : '';
  if (!pressed || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  add(row, pressed);
};

const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
  event.preventDefault();
  const rows = parseBlock(event.clipboardData.getData('text/plain'));
  const oneLine = (text: string) => text.replace(/\s+/g, ' ');
  add(event.currentTarget, rows.map((row) => row.map(oneLine).join('\t')).join('\n'));
};

/** Accepts typing until the grid has loaded. */
const WaitingRow = ({ ref, label, invitation }: Props) => (
  <div className="sheet-wait">
    <textarea
      ref={ref}
      rows={1}
      spellCheck={false}
      aria-label={label}
      placeholder={invitation}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  </div>
);

const AgSheet = lazy(() => import('./AgSheet.tsx').then(({ AgSheet: component }) => ({ default: component }))) as <Row>(
  props: AgSheetProps<Row>,
) => ReactElement;

/**
 * Keyboard, clipboard blocks, fill down, undo, findings per cell. Loaded lazily; text typed meanwhile is taken over
 * where rows can be added.
 */
export const SheetGrid = <Row,>({ handle, ...props }: SheetGridProps<Row>) => {
  const sheet = useRef<SheetHandle>(null);
  const row = useRef<HTMLTextAreaElement>(null);
  const [over, setOver] = useState(false);
  const waiting = useMemo(() => ({ row, onOver: () => setOver(true) }), []);
  useImperativeHandle(
    handle,
    () => ({
      editLast: () => (row.current ? row.current.focus() : sheet.current?.editLast()),
    }),
    [],
  );
  return (
    <div className={props.blank ? 'sheet-start' : 'sheet-plain'}>
      <Suspense fallback={<div style={{ height: props.height ?? 180 }} aria-busy="true" />}>
        <AgSheet {...props} handle={sheet} waiting={waiting} />
      </Suspense>
      {props.blank && !over && <WaitingRow ref={row} label={props.label} invitation={props.columns[0]?.invitation} />}
    </div>
  );
};
