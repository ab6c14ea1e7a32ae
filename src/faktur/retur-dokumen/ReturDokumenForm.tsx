import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { sen } from '#domain/definition/money.ts';
import { type ReturDokumenInput, returDokumenInputOf } from '#domain/faktur/retur-dokumen.ts';
import { beyondDokumenLeft, type DokumenAmounts, taxesGoingBack } from '#domain/faktur/retur-dokumen-left.ts';
import type { ReturDokumenStart, ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { formatDecimal, formatRupiah } from '#domain/text/format.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { problemOf, useFormStart } from '../../ui/feedback/use-call.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay, useOffice } from '../../ui/layout/session-context.ts';
import { DraftFooter } from '../form/DraftFooter.tsx';
import { useDraftSending } from '../form/use-draft-sending.ts';
import type { DraftOf } from '../form/use-type-saving.ts';
import { OriginFacts } from './OriginFacts.tsx';
import { inSide, outSide, type Side } from './sides.ts';
import '../faktur.css';

type Opened = {
  readonly title: string;
  readonly input: ReturDokumenInput;
  readonly origin: ReturDokumenStart['origin'];
  readonly left: DokumenAmounts;
  /** The draft that is written over; null of a new one. */
  readonly draft: DraftOf | null;
};

/** What is said without what is not yet typed. */
const given = (input: ReturDokumenInput): ReturDokumenInput => ({
  ...input,
  ...{ dpp: input.dpp || '0', ppn: input.ppn || '0', ppnbm: input.ppnbm || '0' },
});

/** What an amount leads to; nothing of one that is none yet, or past what can be worked with. */
const readable = <T,>(work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

const Form = ({ side, of: { title, input: opened, origin, left, draft } }: { side: Side; of: Opened }) => {
  const translate = useTranslate();
  const [input, setInput] = useState(opened);
  const office = useOffice();
  const maySend = useMay(`efaktur/document/${side.key}/return/ctas`, 'upload') && office.send;
  const { resource } = side.of;
  const { save, busy, errors } = useDraftSending<ReturDokumenInput>(
    { resource, detail: side.paths.detail, words: 'returDokumen', unplaced: ['originId'] },
    draft,
  );
  useUnsaved(input === opened ? 'saved' : 'unsaved');
  const set = (change: Partial<ReturDokumenInput>) => setInput((now) => ({ ...now, ...change }));
  const own = Object.fromEntries(
    (readable(() => beyondDokumenLeft(given(input), left)) ?? []).map(({ path, message, params }) => [
      path,
      translate(message, params),
    ]),
  );
  const shown: Readonly<Record<string, string>> = { ...errors, ...own };
  const taxes = input.dpp === '' ? null : readable(() => taxesGoingBack(input.dpp, origin, left));
  const field = (key: string) => translate(`resources.${resource}.fields.${key}`);
  const amount = (key: keyof DokumenAmounts) => (
    <div className="s4">
      <RupiahInput
        label={field(key)}
        {...(key === 'dpp' ? { mark: 'required' as const } : {})}
        helper={translate('returDokumenScreen.form.left', { left: formatDecimal(left[key]) })}
        value={input[key]}
        disabled={key !== 'dpp' && sen(left[key]) === 0}
        onChange={(value) => set({ [key]: value })}
        error={shown[key]}
      />
    </div>
  );
  return (
    <>
      <form className="fform" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="fform-h">
          <PageHead
            title={title}
            crumbs={[{ label: translate(`${side.words}.title`), to: side.paths.list }, { label: title }]}
          />
        </div>
        <div className="fform-mid">
          <FormCard id="bagian-asal" title={translate('returDokumenScreen.origin')}>
            <div className="s12">
              <OriginFacts side={side} of={origin} />
            </div>
          </FormCard>
          <FormCard id="bagian-retur" title={translate('returDokumenScreen.form.retur')}>
            <div className="s6">
              <TextInput
                label={field('number')}
                mark="required"
                maxLength={100}
                helper={translate('returDokumenScreen.form.number_help')}
                value={input.number ?? ''}
                onChange={(number) => set({ number: number || null })}
                error={shown.number}
              />
            </div>
            <div className="s6">
              <DayInput
                label={field('date')}
                mark="required"
                helper={translate('returDokumenScreen.form.date_help')}
                value={input.date}
                onChange={(date) => set({ date })}
                error={shown.date}
              />
            </div>
          </FormCard>
          <FormCard
            id="bagian-nilai"
            title={translate('returDokumenScreen.form.amounts')}
            aside={
              <span className="row">
                {taxes && (
                  <Button size="small" onClick={() => set(taxes)}>
                    {translate('returDokumenScreen.form.usual', { amount: formatRupiah(taxes.ppn) })}
                  </Button>
                )}
                <Button size="small" onClick={() => set(left)}>
                  {translate('returDokumenScreen.form.all')}
                </Button>
              </span>
            }
          >
            {amount('dpp')}
            {amount('ppn')}
            {amount('ppnbm')}
          </FormCard>
        </div>
      </form>
      <DraftFooter
        list={side.paths.list}
        maySend={maySend}
        disabled={busy || Object.keys(own).length > 0}
        onSave={(how) => void save(given(input), how)}
      />
    </>
  );
};

const Unopened = ({ side, title, error }: { side: Side; title: string; error: unknown }) => {
  const list = { label: useTranslate()(`${side.words}.title`), to: side.paths.list };
  return <NoForm title={title} list={list} message={problemOf(error)?.message ?? ''} severity="info" />;
};

/** A return of the document named in the address. */
const createOf = (side: Side) => () => {
  const title = useTranslate()(`${side.words}.create`);
  const { id = '' } = useParams();
  const { data, error } = useFormStart<ReturDokumenStart>(`/${side.of.resource}/initial/${id}`);
  if (error) return <Unopened side={side} title={title} error={error} />;
  if (!data) return <PageSkeleton />;
  const { origin, left, today } = data;
  const input = { originId: id, number: null, date: today, dpp: '', ppn: '', ppnbm: '' };
  return <Form key={id} side={side} of={{ title, input, origin, left, draft: null }} />;
};

/** A draft written over. */
const editOf = (side: Side) => () => {
  const translate = useTranslate();
  const title = translate('returDokumenScreen.form.edit');
  const { id = '' } = useParams();
  const { data, error } = useFormStart<ReturDokumenView>(`/${side.of.resource}/${id}`);
  if (error) return <Unopened side={side} title={title} error={error} />;
  if (!data) return <PageSkeleton />;
  const { origin, left, version, status } = data;
  const list = { label: translate(`${side.words}.title`), to: side.paths.list };
  if (!origin || !side.of.status.moves.save.from.some((one) => one === status))
    return <NoForm title={title} list={list} message={translate('returDokumenScreen.form.not_now')} />;
  const input = returDokumenInputOf(data);
  return <Form key={`${id} ${version}`} side={side} of={{ title, input, origin, left, draft: { id, version } }} />;
};

export const ReturDokumenOutCreate = createOf(outSide);
export const ReturDokumenInCreate = createOf(inSide);
export const ReturDokumenOutEdit = editOf(outSide);
export const ReturDokumenInEdit = editOf(inSide);
