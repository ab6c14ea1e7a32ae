import { Button, Checkbox, FormControlLabel, Tab, Tabs } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { columnsFor, columnsIn, type FileColumn, type Mapping, proposedMapping } from '#domain/imports/columns.ts';
import { questionsOf, SURE } from '#domain/imports/questions.ts';
import type { ImportField } from '#domain/imports/view-schema.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { inRupiah } from '../ui/inputs/in-rupiah.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { useImportStep } from './import-api.ts';
import { fieldKey, type StepProps, useImportKind } from './kind.ts';
import { MappedColumns } from './MappedColumns.tsx';
import { MappingQuestions } from './MappingQuestions.tsx';
import { UnusedColumns } from './Notices.tsx';
import { StepRefusal } from './StepRefusal.tsx';
import { Wizard } from './Wizard.tsx';

const tabs = ['all', 'required', 'open', 'mapped'] as const;
type MapTab = (typeof tabs)[number];

const isLacking = ({ key, required, or }: ImportField, mapping: Mapping): boolean =>
  required && !mapping[key] && !or.some((all) => all.every((other) => mapping[other]));

/** Required fields and their alternatives: the hint about missing ones names both. */
const neededKeys = (fields: readonly ImportField[]): ReadonlySet<string> =>
  new Set(fields.filter(({ required }) => required).flatMap(({ key, or }) => [key, ...or.flat()]));

const inTab = (tab: MapTab, needed: boolean, mapped: boolean): boolean =>
  tab === 'all' || (tab === 'required' && needed) || (tab === 'open' && !mapped) || (tab === 'mapped' && mapped);

const sampleOf = (columns: readonly FileColumn[], chosen: readonly string[]): readonly string[] => {
  const taken = columns.filter(({ name }) => chosen.includes(name));
  const [first] = taken;
  if (taken.length < 2) return first?.sample ?? [];
  return (first?.numbers ?? []).map((_, row) => taken.map(({ numbers = [] }) => numbers[row] ?? '0').join(' + '));
};

/** Step 3: our fields on the left, the file's columns with sample values to choose from. */
export const MappingStep = ({ impor, crumb, side, notice }: StepProps) => {
  const translate = useTranslate();
  const kind = useImportKind();
  const { columns, fields, guesses } = impor.state;
  const [mapping, setMapping] = useStoredState<Mapping>('mapping', impor.state.mapping ?? proposedMapping(guesses));
  const [answers, setAnswers] = useStoredState<readonly string[]>(
    'answers',
    impor.state.questions.flatMap(({ key, answered }) => (answered ? [key] : [])),
  );
  const [tab, setTab] = useState<MapTab>('required');
  const [remember, setRemember] = useState(true);
  const next = useImportStep(impor.id, 'PUT', '/mapping');
  const missing = fields.filter((field) => isLacking(field, mapping));
  const used = columnsIn(mapping);
  const questions = useMemo(
    () => questionsOf({ fields, columns, guesses, mapping }),
    [fields, columns, guesses, mapping],
  );
  const open = questions.filter(({ key }) => !answers.includes(key)).length;
  const needed = neededKeys(fields);
  const shown = fields.filter(({ key }) => inTab(tab, needed.has(key), Boolean(mapping[key])));
  const choose = (field: string, chosen: readonly string[]) =>
    setMapping((held) => {
      const { [field]: _, ...rest } = held;
      const [first, ...others] = chosen;
      return first === undefined ? rest : { ...rest, [field]: others.length > 0 ? chosen : first };
    });

  return (
    <Wizard
      at="mapping"
      title={translate('imporScreen.steps.mapping')}
      crumb={crumb}
      side={side}
      notice={notice}
      footer={
        <>
          <FormControlLabel
            control={<Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />}
            label={translate('imporScreen.mapping.remember')}
          />
          <span className="grow" />
          {missing.length > 0 && (
            <span className="imp-note">
              {translate('imporScreen.mapping.missing', {
                count: missing.length,
                names: missing.map(({ key }) => translate(fieldKey(kind, key))).join(', '),
              })}
            </span>
          )}
          {missing.length === 0 && open > 0 && (
            <span className="imp-note">{translate('imporScreen.mapping.open', { smart_count: open })}</span>
          )}
          <StepRefusal error={next.error} />
          <Button
            variant="contained"
            disabled={missing.length > 0 || open > 0 || next.isPending}
            onClick={() =>
              next.mutate({
                mapping,
                remember,
                answers: answers.filter((key) => questions.some((one) => one.key === key)),
              })
            }
          >
            {translate('imporScreen.next')}
          </Button>
        </>
      }
    >
      <div className="imp-body">
        <div className="imp-col">
          <MappingQuestions questions={questions} answers={answers} onAnswers={setAnswers} />
          <section className="imp-card">
            <Tabs
              value={tab}
              onChange={(_, value: MapTab) => setTab(value)}
              variant="scrollable"
              aria-label={translate('imporScreen.steps.mapping')}
            >
              {tabs.map((one) => (
                <Tab
                  key={one}
                  value={one}
                  label={`${translate(`imporScreen.mapping.tabs.${one}`)} (${fields.filter(({ key }) => inTab(one, needed.has(key), Boolean(mapping[key]))).length})`}
                />
              ))}
            </Tabs>
            <table className="imp-tbl cards">
              <TableHead
                of={(['field', 'column', 'sample'] as const).map((key) => ({
                  label: translate(`imporScreen.mapping.${key}`),
                }))}
              />
              <tbody>
                {shown.map((field) => {
                  const chosen = columnsFor(mapping, field.key);
                  const [column = ''] = chosen;
                  const guess = guesses[field.key];
                  const label = translate(fieldKey(kind, field.key));
                  const twice = chosen.some((one) => used.filter((other) => other === one).length > 1);
                  return (
                    <tr key={field.key}>
                      <td>
                        {label}{' '}
                        {field.required && (
                          <span className="imp-note">({translate('imporScreen.mapping.required')})</span>
                        )}
                        {field.required && field.or.length > 0 && (
                          <span className="imp-note imp-or">
                            {translate('imporScreen.mapping.or', {
                              names: field.or
                                .map((all) => all.map((key) => translate(fieldKey(kind, key))).join(' + '))
                                .join(', '),
                            })}
                          </span>
                        )}
                      </td>
                      <td className="wide">
                        <MappedColumns
                          label={label}
                          adds={field.adds}
                          columns={columns}
                          chosen={chosen}
                          used={used}
                          onChoose={(names) => choose(field.key, names)}
                        />
                        {guess && chosen.length === 1 && guess.column === column && (
                          <span className="imp-note">
                            {translate(
                              guess.confidence >= SURE ? 'imporScreen.mapping.sure' : 'imporScreen.mapping.likely',
                            )}
                          </span>
                        )}
                        {twice && (
                          <span className="imp-note row g4">
                            <Icon name="info" size={12} /> {translate('imporScreen.mapping.twice')}
                          </span>
                        )}
                      </td>
                      <td className="el wide imp-note">
                        {sampleOf(columns, chosen)
                          .filter(Boolean)
                          .slice(0, 3)
                          .map((text) => (kind.looks[field.key]?.amount ? inRupiah(text) : text))
                          .join(' · ')}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
            {shown.length === 0 && <p className="bd imp-note">{translate('imporScreen.mapping.nothing')}</p>}
          </section>
          <UnusedColumns columns={columns} used={used} />
        </div>
      </div>
    </Wizard>
  );
};
