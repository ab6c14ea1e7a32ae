import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { misfitsOf } from '#domain/faktur/dokumen-check.ts';
import { kindOf, kindsOf } from '#domain/faktur/dokumen-kinds.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { jakartaDay } from '#domain/scope.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { problemOf, useFormStart } from '../../ui/feedback/use-call.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { type DraftOf, useTypeSaving } from '../form/use-type-saving.ts';
import { AmountFields, DocumentFields, PartyFields } from './DokumenFields.tsx';
import { inSide, outSide, type Side, type View } from './sides.ts';
import '../faktur.css';

/** What a form starts with: nothing, a draft to be written over, or an approved document to be replaced. */
type Opened = { readonly input: DokumenInput; readonly title: string } & (
  | { readonly as: 'new' }
  | { readonly as: 'draft' | 'substitute'; readonly id: string; readonly version: number }
);

const blank = (side: Side): DokumenInput => {
  const [documentKind] = kindsOf(side.key);
  const { details, abroad } = kindOf(documentKind);
  return {
    documentKind,
    ...{ code: details[0] ?? '', addInfo: null, number: null, date: jakartaDay(Date.now()), reference: null },
    ...{ counterpartyNpwp: abroad ? NO_NPWP : '', counterpartyName: '', counterpartyAddress: '' },
    ...{ dpp: '', ppn: '0', ppnbm: '0', uncreditReason: null },
  };
};

/** Keeping what was typed: a new document, a draft written over, or a substitute with its reason. */
const useSaving = ({ of: { resource }, paths }: Side, of: Opened) => {
  const { save, ...saving } = useTypeSaving({ resource, detail: paths.detail });
  const saved = (input: DokumenInput, reason: string): Promise<void> =>
    save((ask, once) => {
      switch (of.as) {
        case 'draft':
          return ask<DraftOf>('PUT', `/${resource}/${of.id}`, { version: of.version, input });
        case 'substitute':
          return ask<DraftOf>('POST', `/${resource}/${of.id}/substitute`, { input, reason }, once);
        default:
          return ask<DraftOf>('POST', `/${resource}`, { input }, once);
      }
    }, 'dokumen.done.save');
  return { save: saved, ...saving };
};

const Form = ({ side, of }: { side: Side; of: Opened }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [input, setInput] = useState(of.input);
  const [reason, setReason] = useState('');
  const { save, busy, errors } = useSaving(side, of);
  useUnsaved(input === of.input ? 'saved' : 'unsaved');
  const set = (change: Partial<DokumenInput>) => setInput((now) => ({ ...now, ...change }));
  const own = Object.fromEntries(
    misfitsOf({ ...input, dpp: input.dpp || '0', ppn: input.ppn || '0', ppnbm: input.ppnbm || '0' }).map(
      ({ path, message, params }) => [path, translate(message, params)],
    ),
  );
  const handed = { side, input, set, errors: { ...errors, ...own }, fixed: of.as === 'substitute' };
  return (
    <>
      <form className="fform" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="fform-h">
          <PageHead
            title={of.title}
            crumbs={[{ label: translate(`${side.words}.title`), to: side.paths.list }, { label: of.title }]}
          />
        </div>
        <div className="fform-mid">
          {of.as === 'substitute' && (
            <FormCard id="bagian-alasan" title={translate('dokumenScreen.form.reason')}>
              <div className="s12">
                <TextInput
                  label={translate('dokumenScreen.form.reason')}
                  mark="required"
                  maxLength={255}
                  value={reason}
                  onChange={setReason}
                  error={errors.reason}
                />
              </div>
            </FormCard>
          )}
          <DocumentFields {...handed} />
          <PartyFields {...handed} />
          <AmountFields {...handed} />
        </div>
      </form>
      <div className="fform-foot">
        <Button color="inherit" onClick={() => navigate(side.paths.list)}>
          {translate('dokumenScreen.form.cancel')}
        </Button>
        <span className="grow" />
        <Button
          variant="contained"
          disabled={busy || Object.keys(own).length > 0 || (of.as === 'substitute' && reason.trim() === '')}
          onClick={() => void save(input, reason.trim())}
        >
          {translate('dokumenScreen.form.save')}
        </Button>
      </div>
    </>
  );
};

const createOf = (side: Side) => () => {
  const title = useTranslate()(`dokumenScreen.form.create_${side.key}`);
  const [of] = useState<Opened>(() => ({ as: 'new', title, input: blank(side) }));
  return <Form side={side} of={of} />;
};

const openedOf = (side: Side, as: 'draft' | 'substitute') => () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error } = useFormStart<View>(`/${side.of.resource}/${id}`);
  const title = translate(`dokumenScreen.form.${as === 'draft' ? 'edit' : 'substitute'}`);
  const list = { label: translate(`${side.words}.title`), to: side.paths.list };
  if (error) return <NoForm title={title} list={list} message={problemOf(error)?.message ?? ''} />;
  if (!data) return <PageSkeleton />;
  const from: readonly string[] = side.of.status.moves[as === 'draft' ? 'save' : 'substitute'].from;
  if (!from.includes(data.status) || (as === 'substitute' && data.replacedBy !== null))
    return <NoForm title={title} list={list} message={translate('dokumenScreen.form.not_now')} />;
  const input = { ...dokumenInputOf(data), ...(as === 'substitute' ? { uncreditReason: null } : {}) };
  return <Form key={`${id} ${data.version}`} side={side} of={{ as, id, version: data.version, title, input }} />;
};

export const DokumenOutCreate = createOf(outSide);
export const DokumenInCreate = createOf(inSide);
export const DokumenOutEdit = openedOf(outSide, 'draft');
export const DokumenInEdit = openedOf(inSide, 'draft');
export const DokumenOutSubstitute = openedOf(outSide, 'substitute');
export const DokumenInSubstitute = openedOf(inSide, 'substitute');
