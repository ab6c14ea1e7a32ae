import { type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { TypedForm, typeOfForm } from '../form/TypedForm.tsx';
import { lookedVat } from '../looked-vat.ts';
import { AmountFields, DocumentFields, PartyFields } from './DokumenFields.tsx';
import { inSide, outSide, type Side, type View } from './sides.ts';
import { hasContent, useDokumenForm } from './use-dokumen-form.ts';
import '../faktur.css';

const typeOf = ({ key, of, paths, words }: Side) =>
  typeOfForm<View, DokumenInput>(
    {
      of,
      paths,
      words,
      access: `efaktur/document/${key}/ctas`,
      title: `${words}.title`,
      sent: 'dokumen.done.upload',
      reason: 'dokumenScreen.substitute',
    },
    dokumenInputOf,
  );
const types = { out: typeOf(outSide), in: typeOf(inSide) } as const;

type Props = {
  readonly side: Side;
  readonly title: string;
  readonly values: DokumenInput;
  readonly draft?: View;
  readonly replacing?: View;
};

export const DokumenForm = ({ side, title, values, draft, replacing }: Props) => {
  const form = useDokumenForm(values);
  const fixed = Boolean(replacing ?? draft?.replaces);
  return (
    <TypedForm
      type={types[side.key]}
      title={title}
      form={form}
      draft={draft}
      replacing={replacing}
      looked={lookedVat(form.input)}
      worthSaving={hasContent(form.input)}
    >
      <DocumentFields input={form.input} side={side} fixed={fixed} />
      <PartyFields input={form.input} side={side} />
      <AmountFields input={form.input} set={form.set} side={side} />
    </TypedForm>
  );
};
