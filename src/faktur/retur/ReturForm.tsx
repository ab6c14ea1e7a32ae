import '../../ui/form/field.css';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { FakturLine } from '#domain/faktur/record.ts';
import { type ReturInput, returInputOf } from '#domain/faktur/retur.ts';
import { beyondLeft } from '#domain/faktur/retur-check.ts';
import { type ReturLineInput, returLines, returTotal } from '#domain/faktur/retur-compute.ts';
import type { LineLeft } from '#domain/faktur/retur-left.ts';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { useStoredInput } from '../../ui/form/use-stored-input.ts';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay, useOffice } from '../../ui/layout/session-context.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { Day, Identifier, Money } from '../../ui/layout/values.tsx';
import { DraftFooter } from '../form/DraftFooter.tsx';
import { Opened } from '../form/Opened.tsx';
import { readable } from '../form/use-checked-form.ts';
import { useDraftSending } from '../form/use-draft-sending.ts';
import type { DraftOf } from '../form/use-type-saving.ts';
import { NOTHING_BACK, ReturFormLines } from './ReturFormLines.tsx';
import { inSide } from './sides.ts';
import '../faktur.css';

const saving = {
  resource: inSide.of.resource,
  drafts: '/efaktur/in/return/ctas/draft' as const,
  detail: inSide.paths.detail,
  words: 'retur',
  unplaced: ['lines', 'originId'],
};

type Started = {
  readonly input: ReturInput;
  readonly lines: readonly FakturLine[];
  readonly left: readonly LineLeft[];
  readonly invoice: { readonly number: string | null; readonly seller: string; readonly date: string | null };
  readonly draft: DraftOf | null;
};

/** Lines calculated from the input; unparsable numbers count as zero returned. */
const worked = (of: Started, given: readonly ReturLineInput[]): FakturLine[] =>
  readable(() => returLines(of.lines, of.left, given)) ?? returLines(of.lines, of.left, []);

const Form = ({ of }: { of: Started }) => {
  const translate = useTranslate();
  const [input, setInput] = useState(of.input);
  const office = useOffice();
  const maySend = useMay('efaktur/in/return/ctas', 'upload') && office.send;
  const { save, busy, errors } = useDraftSending<ReturInput>(saving, of.draft);
  const dirty = input !== of.input;
  useUnsaved(dirty ? 'unsaved' : 'saved');
  const version = () => of.draft?.version ?? null;
  // Input for an outdated version is not restored: it would overwrite what somebody else saved.
  const restore = (typed: ReturInput, into: number | null) => into === version() && setInput(typed);
  useStoredInput({ input, dirty, version, restore });
  const lines = worked(of, input.lines);
  const total = returTotal(lines);
  const own = Object.fromEntries(
    beyondLeft(lines, of.left).map(({ path, message, params }) => [path, translate(message, params)]),
  );
  const shown = { ...errors, ...own };
  const setLine = (at: number, line: ReturLineInput) =>
    setInput((now) => ({
      ...now,
      lines: of.lines.map((_, place) => (place === at ? line : (now.lines[place] ?? NOTHING_BACK))),
    }));
  const body = () => ({ ...input, lines: input.lines.map((line) => ({ ...line, quantity: line.quantity || '0' })) });
  const unfit = busy || Object.keys(own).length > 0;
  const all = () =>
    setInput((now) => ({
      ...now,
      lines: of.left.map(({ quantity }) => ({ ...NOTHING_BACK, quantity })),
    }));
  const title = translate(of.draft ? 'returScreen.form.edit' : 'returScreen.form.create');
  const field = useFieldName(inSide.of.resource);
  return (
    <>
      <form className="document-form" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="document-form-h">
          <PageHead
            title={title}
            crumbs={[{ label: translate(`${inSide.words}.title`), to: inSide.paths.list }, { label: title }]}
          />
        </div>
        <div className="document-form-mid freturn">
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
            <ReturFormLines of={of} worked={lines} given={input.lines} errors={shown} onLine={setLine} />
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
      <DraftFooter
        list={inSide.paths.list}
        maySend={maySend}
        disabled={unfit}
        looked={{
          number: of.invoice.number,
          party: of.invoice.seller,
          base: total.dpp,
          tax: total.ppn,
          period: input.date ? input.date.slice(0, 7) : null,
        }}
        onSave={(how) => void save(body(), how)}
      />
    </>
  );
};

const list = { to: inSide.paths.list, title: `${inSide.words}.title` };

export const ReturCreate = () => {
  const { id = '' } = useParams();
  const title = useTranslate()('returScreen.form.create');
  return (
    <Opened path="/efaktur/in/return/ctas/initial/{id}" id={id} title={title} list={list} severity="info">
      {({ origin, left, today }) => {
        const { number, counterpartyName: seller, date } = origin;
        const lines = origin.lines.map(() => NOTHING_BACK);
        const input = { originId: id, date: today, reference: null, lines };
        return (
          <Form key={id} of={{ input, lines: origin.lines, left, invoice: { number, seller, date }, draft: null }} />
        );
      }}
    </Opened>
  );
};

export const ReturEdit = () => {
  const { id = '' } = useParams();
  const title = useTranslate()('returScreen.form.edit');
  return (
    <Opened path="/efaktur/in/return/ctas/{id}" id={id} title={title} list={list} severity="info">
      {(data) => {
        const { version, origin, left, originNumber: number, counterpartyName: seller } = data;
        const input = returInputOf({ ...data, lines: [...data.lines] });
        const invoice = { number, seller, date: null };
        return <Form key={id} of={{ input, lines: origin, left, invoice, draft: { id: data.id, version } }} />;
      }}
    </Opened>
  );
};
