import { useNotify, useTranslate } from 'react-admin';
import type { Cause } from '#domain/cocokkan/record.ts';
import type { Cocokkan } from '#domain/cocokkan/view-schema.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { download } from '../client/download.ts';
import { newKey } from '../client/new-key.ts';
import { fileUrl } from '../client/request.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';
import { Moment, Money } from '../ui/layout/values.tsx';
import { Proof } from './Proof.tsx';
import { Signed } from './Signed.tsx';
import { waterfall } from './waterfall.ts';

type Fact = readonly [label: string, value: React.ReactNode];

type SideProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly amount: string | null;
  readonly under: string;
  readonly facts: readonly Fact[];
};

const SideTotal = ({ icon, title, amount, under, facts }: SideProps) => (
  <div className="cocokkan-total">
    <h2 className="row g4">
      <Icon name={icon} size={16} /> {title}
    </h2>
    <div className="cocokkan-sum">
      <Money value={amount} unit strong />
    </div>
    <p className="small sec">{under}</p>
    <dl className="cocokkan-facts small">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="sec">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

type Part = { readonly cause: string; readonly count: number; readonly amount: string };

type LegProps = {
  readonly parts: readonly Part[];
  /** Prefix of message keys. */
  readonly words: string;
  readonly name: string;
  readonly onPick?: (cause: string) => void;
  readonly children?: React.ReactNode;
};

const Leg = ({ parts, words, name, onPick, children }: LegProps) => {
  const translate = useTranslate();
  const { bars, zero } = waterfall(parts.map(({ amount }) => amount));
  const sum = rupiah(total(parts.map(({ amount }) => sen(amount))));
  const count = parts.reduce((all, part) => all + part.count, 0);
  return (
    <section className="cocokkan-leg" aria-label={name}>
      <p className="cocokkan-leg-name small sec" aria-hidden="true">
        {name}
      </p>
      <p className="cocokkan-arrow">
        <b>
          <Signed value={sum} />
        </b>
        <span className="small sec">
          {translate('cocokkanScreen.bridge.lines', { smart_count: count, count: formatCount(count) })}
        </span>
      </p>
      <ul>
        {parts.map(({ cause, count: lines, amount }, at) => {
          const label = translate(`${words}.${cause}`);
          return (
            <li key={cause}>
              <span className={`cocokkan-dot cocokkan-${cause}`} aria-hidden="true" />
              {onPick ? (
                <button type="button" className="cocokkan-cause" onClick={() => onPick(cause)}>
                  {label}
                </button>
              ) : (
                <span>{label}</span>
              )}
              <span className="num sec">{formatCount(lines)}</span>
              <span className="cocokkan-bar" aria-hidden="true">
                <i className="cocokkan-zero" style={{ left: `${zero}%` }} />
                <i
                  className={`cocokkan-${cause}`}
                  style={{ left: `${bars[at]?.left ?? 0}%`, width: `${bars[at]?.width ?? 0}%` }}
                />
              </span>
              <span className="right">
                <Signed value={amount} />
              </span>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
};

const Note = ({ children }: { children: React.ReactNode }) => (
  <p className="cocokkan-note small">
    <Icon name="info" size={14} />
    <span>{children}</span>
  </p>
);

export const BridgeCard = ({ of, onCause }: { of: Cocokkan; onCause: (cause: Cause) => void }) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`cocokkanScreen.bridge.${key}`, params);
  const notify = useNotify();
  const { run } = useCall();
  const { bridge, ledgers, side, levels } = of;
  const workbook = async () => {
    const { from, to } = of;
    const started = await run('POST', '/efaktur/cocokkan/export', { body: { side, from, to }, key: newKey() });
    if (started) notify('cocokkanScreen.done.export', { type: 'success' });
  };
  const { toReturn } = bridge;
  const latest = Math.max(0, ...ledgers.map(({ readAt }) => readAt));
  const left = ledgers.reduce((all, { leftOut }) => all + leftOut.count, 0);
  const unposted = toReturn?.parts.find(({ cause }) => cause === 'not_posted');
  return (
    <section className="card cocokkan-bridge" aria-label={words('title')}>
      <div className="cocokkan-way">
        <SideTotal
          icon="bookmark"
          title={words('books')}
          amount={bridge.books}
          under={ledgers.map(({ source }) => source).join(', ')}
          facts={[
            [words('entries'), formatCount(of.rows)],
            [words('without_document'), formatCount(levels.MISSING_DJP)],
            ...(left > 0 ? [[words('left_out'), formatCount(left)] as const] : []),
            [words('read'), <Moment key="read" at={latest} short />],
          ]}
        />
        <Leg
          parts={bridge.parts}
          words="cocokkan.cause"
          name={words('to_documents')}
          onPick={(cause) => onCause(cause as Cause)}
        >
          {bridge.parts.length === 0 && <Note>{words('nothing_differs')}</Note>}
        </Leg>
        <SideTotal
          icon="invoice"
          title={words('documents')}
          amount={bridge.documents}
          under={words(`documents_${side}`)}
          facts={[
            [words('counted'), formatCount(of.documents)],
            [words('without_entry'), formatCount(levels.MISSING_BOOKS)],
          ]}
        />
        <Leg parts={toReturn?.parts ?? []} words="cocokkan.toReturn" name={words('to_return')}>
          {!toReturn && <Note>{words('not_posted')}</Note>}
          {toReturn?.parts.length === 0 && <Note>{words('nothing_differs')}</Note>}
          {unposted && (
            <Note>{words('post_again', { smart_count: unposted.count, count: formatCount(unposted.count) })}</Note>
          )}
        </Leg>
        <SideTotal
          icon="send"
          title={words('return')}
          amount={toReturn?.posted ?? null}
          under={toReturn ? words(`return_${side}`) : words('no_return')}
          facts={
            toReturn
              ? [
                  [words('held'), formatCount(toReturn.documents)],
                  [
                    words('masa'),
                    toReturn.masa.length === 1
                      ? formatPeriod(toReturn.masa[0] ?? '')
                      : formatCount(toReturn.masa.length),
                  ],
                  [words('posted'), <Moment key="posted" at={toReturn.postedAt} short />],
                ]
              : []
          }
        />
      </div>
      <Proof
        of={of}
        onPaper={() =>
          download(fileUrl('/efaktur/cocokkan/pdf', { query: { side: of.side, from: of.from, to: of.to } }))
        }
        onWorkbook={() => void workbook()}
      />
    </section>
  );
};
