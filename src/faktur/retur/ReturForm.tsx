import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { FakturLine } from '#domain/faktur/record.ts';
import { type ReturInput, returInputOf } from '#domain/faktur/retur.ts';
import { beyondLeft } from '#domain/faktur/retur-check.ts';
import { type ReturLineInput, returLines, returTotal } from '#domain/faktur/retur-compute.ts';
import type { LineLeft } from '#domain/faktur/retur-left.ts';
import type { ReturMasukanView, ReturStart } from '#domain/faktur/retur-schema.ts';
import { unitName } from '#domain/faktur/units.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { listsAnew } from '../../client/events.ts';
import { newKey } from '../../client/new-key.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { dropUnsaved, useUnsaved } from '../../ui/feedback/unsaved.ts';
import { fieldErrorsOf, problemOf, useCall, useFormStart, useTellProblem } from '../../ui/feedback/use-call.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { SideScroll } from '../../ui/layout/TableHead.tsx';
import { Day, Identifier, Money } from '../../ui/layout/values.tsx';
import { returPaths } from '../paths.ts';
import { inSide } from './sides.ts';
import '../faktur.css';

const BASE = `/${inSide.of.resource}`;

type Opened = {
  readonly input: ReturInput;
  readonly lines: readonly FakturLine[];
  readonly left: readonly LineLeft[];
  readonly invoice: { readonly number: string | null; readonly seller: string; readonly date: string | null };
  /** The draft that is written over; null of a new one. */
  readonly draft: { readonly id: string; readonly version: number } | null;
};

type Errors = Readonly<Record<string, string>>;

/** The lines worked out as one types; a line that is no number yet counts as staying. */
const worked = (of: Opened, given: readonly ReturLineInput[]): FakturLine[] => {
  try {
    return returLines(of.lines, of.left, given);
  } catch (error) {
    if (error instanceof RangeError) return returLines(of.lines, of.left, []);
    throw error;
  }
};

type LinesProps = {
  readonly of: Opened;
  readonly lines: readonly FakturLine[];
  readonly given: readonly ReturLineInput[];
  readonly errors: Errors;
  readonly onQuantity: (at: number, quantity: string) => void;
};

/** Every line of the invoice with what is left of it; how much of it goes back is typed. */
const Lines = ({ of, lines, given, errors, onQuantity }: LinesProps) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`returScreen.line.${key}`);
  return (
    <SideScroll className="fdt-scroll" label={words('title')}>
      <table className="fln">
        <thead>
          <tr>
            <th scope="col">{words('name')}</th>
            <th scope="col" className="right">
              {words('left')}
            </th>
            <th scope="col">{words('back')}</th>
            <th scope="col" className="right">
              {words('dpp')} <small>(Rp)</small>
            </th>
            <th scope="col" className="right">
              {words('ppn')} <small>(Rp)</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {of.lines.map((line, at) => (
            // Lines of a saved invoice have no name but their place.
            <tr key={`${String(at)}${line.name}`}>
              <td>{line.name}</td>
              <td className="right nw">
                {formatDecimal(of.left[at]?.quantity ?? '0', 0)} {unitName(line.unit)}
              </td>
              <td>
                <RupiahInput
                  label={<span className="sr">{translate('returScreen.line.back_of', { name: line.name })}</span>}
                  places={0}
                  unit={false}
                  value={given[at]?.quantity ?? ''}
                  onChange={(quantity) => onQuantity(at, quantity)}
                  error={
                    errors[`lines.${at}.quantity`] ?? errors[`lines.${at}.otherDpp`] ?? errors[`lines.${at}.discount`]
                  }
                />
              </td>
              <td className="right">
                <Money value={lines[at]?.dpp ?? '0.00'} />
              </td>
              <td className="right">
                <Money value={lines[at]?.ppn ?? '0.00'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
};

/** Saving: what the server refuses is laid at its field; afterwards the page of the return. */
const useSaving = (of: Opened) => {
  const { ask, busy } = useCall();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const tell = useTellProblem();
  const [errors, setErrors] = useState<Errors>({});
  // A press said twice makes one.
  const key = useRef(newKey());
  const save = async (input: ReturInput): Promise<void> => {
    try {
      const { id } = of.draft
        ? await ask<{ id: string }>('PUT', `${BASE}/draft/${of.draft.id}`, { version: of.draft.version, input })
        : await ask<{ id: string }>('POST', `${BASE}/draft`, { input }, { key: key.current });
      notify('retur.done.save', { type: 'success' });
      dropUnsaved();
      listsAnew(client, inSide.of.resource);
      navigate(returPaths.detailIn(id));
    } catch (error) {
      key.current = newKey();
      const faults = fieldErrorsOf(error);
      setErrors(faults);
      const [first] = Object.values(faults);
      if (problemOf(error)?.code === 'stale' || faults.lines || faults.originId) tell(error, first);
    }
  };
  return { save, busy, errors };
};

const Form = ({ of }: { of: Opened }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [input, setInput] = useState(of.input);
  const { save, busy, errors } = useSaving(of);
  useUnsaved(input === of.input ? 'saved' : 'unsaved');
  const lines = worked(of, input.lines);
  const total = returTotal(lines);
  const own = Object.fromEntries(
    beyondLeft(lines, of.left).map(({ path, message, params }) => [path, translate(message, params)]),
  );
  const shown = { ...errors, ...own };
  const setQuantity = (at: number, quantity: string) =>
    setInput((now) => ({
      ...now,
      lines: of.lines.map((_, place) => {
        const before = now.lines[place] ?? { quantity: '', discount: null, otherDpp: null };
        return place === at ? { quantity, discount: null, otherDpp: null } : before;
      }),
    }));
  const all = () =>
    setInput((now) => ({
      ...now,
      lines: of.left.map(({ quantity }) => ({ quantity, discount: null, otherDpp: null })),
    }));
  const title = translate(of.draft ? 'returScreen.form.edit' : 'returScreen.form.create');
  const field = (key: string) => translate(`resources.${inSide.of.resource}.fields.${key}`);
  return (
    <>
      <form className="fform" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="fform-h">
          <PageHead title={title} crumbs={[{ label: translate(inSide.title), to: inSide.list }, { label: title }]} />
        </div>
        <div className="fform-mid">
          <FormCard id="bagian-faktur" title={translate('returScreen.form.invoice')}>
            <div className="s12">
              <Facts
                of={[
                  [field('originNumber'), <Identifier key="number" value={of.invoice.number ?? ''} form="faktur" />],
                  [field('counterpartyName'), of.invoice.seller],
                  ...(of.invoice.date
                    ? [
                        [
                          translate('returScreen.form.invoice_date'),
                          <Day key="date" value={of.invoice.date} />,
                        ] as const,
                      ]
                    : []),
                ]}
              />
            </div>
            <div className="s6">
              <DayInput
                label={field('date')}
                mark="required"
                helper={translate('returScreen.form.date_help')}
                value={input.date}
                onChange={(date) => setInput((now) => ({ ...now, date }))}
                error={shown.date}
              />
            </div>
            <div className="s6">
              <TextInput
                label={field('reference')}
                mark="optional"
                maxLength={100}
                value={input.reference ?? ''}
                onChange={(reference) => setInput((now) => ({ ...now, reference: reference || null }))}
                error={shown.reference}
              />
            </div>
          </FormCard>
          <FormCard
            id="bagian-baris"
            title={translate('returScreen.line.title')}
            bare
            aside={
              <Button size="small" onClick={all}>
                {translate('returScreen.form.all')}
              </Button>
            }
          >
            <Lines of={of} lines={lines} given={input.lines} errors={shown} onQuantity={setQuantity} />
            <dl className="fsum">
              {(['dpp', 'otherDpp', 'ppn'] as const).map((key) => (
                <div key={key} style={{ display: 'contents' }}>
                  <dt>{field(key)}</dt>
                  <dd>
                    <Money value={total[key]} unit strong={key === 'ppn'} />
                  </dd>
                </div>
              ))}
            </dl>
          </FormCard>
        </div>
      </form>
      <div className="fform-foot">
        <Button color="inherit" onClick={() => navigate(inSide.list)}>
          {translate('returScreen.form.cancel')}
        </Button>
        <span className="grow" />
        <Button
          variant="contained"
          disabled={busy || Object.keys(own).length > 0}
          onClick={() =>
            void save({ ...input, lines: input.lines.map((line) => ({ ...line, quantity: line.quantity || '0' })) })
          }
        >
          {translate('returScreen.form.save')}
        </Button>
      </div>
    </>
  );
};

const Unopened = ({ title, message }: { title: string; message: string }) => {
  const translate = useTranslate();
  return (
    <NoForm
      title={translate(title)}
      list={{ label: translate(inSide.title), to: inSide.list }}
      message={message}
      severity="info"
    />
  );
};

/** A return of an incoming invoice, named in the address. */
export const ReturCreate = () => {
  const { id = '' } = useParams();
  const { data, error } = useFormStart<ReturStart>(`${BASE}/initial/${id}`);
  if (error) return <Unopened title="returScreen.form.create" message={error.message} />;
  if (!data) return <PageSkeleton />;
  const { origin, left, today } = data;
  const lines = origin.lines.map(() => ({ quantity: '', discount: null, otherDpp: null }));
  const invoice = { number: origin.number, seller: origin.counterpartyName, date: origin.date };
  const input = { originId: id, date: today || jakartaDay(Date.now()), reference: null, lines };
  return <Form key={id} of={{ input, lines: origin.lines, left, invoice, draft: null }} />;
};

/** A draft of a return, written over. */
export const ReturEdit = () => {
  const { id = '' } = useParams();
  const { data, error } = useFormStart<ReturMasukanView>(`${BASE}/${id}`);
  if (error) return <Unopened title="returScreen.form.edit" message={error.message} />;
  if (!data) return <PageSkeleton />;
  const { id: draftId, version, origin, left, originNumber, counterpartyName } = data;
  const invoice = { number: originNumber, seller: counterpartyName, date: null };
  const input = returInputOf({ ...data, lines: [...data.lines] });
  return <Form key={id} of={{ input, lines: origin, left, invoice, draft: { id: draftId, version } }} />;
};
