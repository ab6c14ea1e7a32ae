import { Button } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { blankInput } from '#domain/definition/field-table.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { sen } from '#domain/definition/money.ts';
import { type ReturDokumenInput, type ReturDokumenRow, returDokumenInputOf } from '#domain/faktur/retur-dokumen.ts';
import { returDokumenFields } from '#domain/faktur/retur-dokumen-fields.ts';
import { beyondDokumenLeft, checkReturDokumen, taxesGoingBack } from '#domain/faktur/retur-dokumen-rules.ts';
import type { ReturDokumenStart, ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { returDokumenStatus } from '#domain/faktur/retur-dokumen-status.ts';
import { bySide } from '#domain/faktur/sides.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatDecimal, formatRupiah } from '#domain/text/format.ts';
import { FormPart, FormSection } from '../../ui/fields/FormPart.tsx';
import { Opened } from '../form/Opened.tsx';
import { TypedForm, typeOfForm } from '../form/TypedForm.tsx';
import { counted, readable, useCheckedForm } from '../form/use-checked-form.ts';
import { lookedVat } from '../looked-vat.ts';
import { OriginFacts } from './ReturDokumenDetail.tsx';
import { type Side, sides } from './sides.ts';
import '../faktur.css';

const types = bySide((key) => {
  const { of, paths, words } = sides[key];
  return typeOfForm<ReturDokumenRow, ReturDokumenInput>(
    {
      of,
      access: of.resource,
      // Another return starts by choosing another document.
      paths: { ...paths, create: paths.list, editSubstitute: paths.edit },
      words: 'returDokumenScreen',
      title: `${words}.title`,
      sent: 'returDokumen.done.upload',
    },
    returDokumenInputOf,
  );
});

type Props = Pick<ReturDokumenStart, 'origin' | 'left'> & {
  readonly side: Side;
  readonly title: string;
  readonly values: ReturDokumenInput;
  readonly draft?: ReturDokumenRow;
};

/** Amounts above the remainder are reported at once, because such a return cannot be saved. */
const ReturDokumenForm = ({ side, title, values, origin, left, draft }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`returDokumenScreen.form.${key}`, params);
  const checks = useMemo(
    () => ({
      check: (input: ReturDokumenInput): readonly Finding[] =>
        readable(() => checkReturDokumen(counted(input), origin, jakartaDay(Date.now()))) ?? [],
      mismatches: (input: ReturDokumenInput): readonly Finding[] =>
        readable(() => beyondDokumenLeft(counted(input), left)) ?? [],
    }),
    [origin, left],
  );
  const form = useCheckedForm(values, checks);
  const { input, set, fits } = form;
  const saved = useMemo(() => counted(input), [input]);
  const taxes = input.dpp === '' ? null : readable(() => taxesGoingBack(input.dpp, origin, left));
  return (
    <TypedForm
      type={types[side.key]}
      title={title}
      form={form}
      saved={saved}
      draft={draft}
      worthSaving={Boolean(input.number || input.dpp)}
      unfit={!fits}
      looked={lookedVat({ ...saved, counterpartyName: origin.counterpartyName })}
      ofAnother
    >
      <FormSection part="origin">
        <div className="s12">
          <OriginFacts side={side} of={origin} />
        </div>
      </FormSection>
      <FormPart part="return" />
      <FormPart
        part="amounts"
        aside={
          <span className="row wrap">
            {taxes && (
              <Button size="small" onClick={() => set(taxes)}>
                {words('usual', { amount: formatRupiah(taxes.ppn) })}
              </Button>
            )}
            <Button size="small" onClick={() => set(left)}>
              {words('all')}
            </Button>
          </span>
        }
        own={(source) => {
          const rest = left[source as keyof typeof left];
          return {
            helper: words('left', { left: formatDecimal(rest) }),
            disabled: source !== 'dpp' && sen(rest) === 0,
          };
        }}
      />
    </TypedForm>
  );
};

const useOpened = (side: Side, title: string) => ({
  title: useTranslate()(title),
  list: { to: side.paths.list, title: `${side.words}.title` },
  severity: 'info' as const,
});

export const { out: ReturDokumenOutCreate, in: ReturDokumenInCreate } = bySide((key) => () => {
  const side = sides[key];
  const { id = '' } = useParams();
  const opened = useOpened(side, `${side.words}.create`);
  return (
    <Opened {...opened} path={`/${side.of.resource}/initial/{id}`} id={id}>
      {({ today, ...of }) => (
        <ReturDokumenForm
          key={id}
          side={side}
          title={opened.title}
          {...of}
          values={{ ...blankInput(returDokumenFields), originId: id, date: today }}
        />
      )}
    </Opened>
  );
});

const why = ({ origin, status }: ReturDokumenView) =>
  origin && returDokumenStatus.moves.save.from.some((one) => one === status) ? null : 'returDokumenScreen.form.not_now';

export const { out: ReturDokumenOutEdit, in: ReturDokumenInEdit } = bySide((key) => () => {
  const side = sides[key];
  const { id = '' } = useParams();
  const opened = useOpened(side, 'returDokumenScreen.form.edit');
  return (
    <Opened {...opened} path={`/${side.of.resource}/{id}`} id={id} why={why} fresh>
      {({ origin, left, ...draft }) =>
        origin && (
          <ReturDokumenForm
            key={id}
            side={side}
            title={opened.title}
            origin={origin}
            left={left}
            draft={draft}
            values={returDokumenInputOf(draft)}
          />
        )
      }
    </Opened>
  );
});
