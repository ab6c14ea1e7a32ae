import { companyQuestion, type Question, questionsOf } from '#domain/imports/questions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { changeImport, type ImportRecord } from '../../db/repositories/imports/imports.ts';
import { type Deps, permit } from '../services/deps.ts';
import { kindOf } from './files/kinds.ts';
import { mappedFields } from './files/mapped-fields.ts';
import type { ImportChannel } from './import-channel.ts';
import { importAt, overtaken } from './load-import.ts';
import { type ImportState, stateOf, stored } from './state.ts';

export type FileQuestion = Question & { readonly answered: boolean };

/** Files in a known layout have none. */
export const questionsAbout = (
  read: Pick<ImportRecord, 'kind' | 'source'>,
  state: ImportState,
): readonly FileQuestion[] => {
  const { layout, mapping, answers = [] } = state;
  if (read.source !== 'table' || !layout || !mapping) return [];
  const { columns, guesses } = layout;
  const { company } = state.metadata ?? {};
  const questions = [
    ...(company === undefined ? [] : [companyQuestion(company)]),
    ...questionsOf({ fields: mappedFields(kindOf(read)), columns, guesses, mapping }),
  ];
  return questions.map((question) => ({ ...question, answered: answers.includes(question.key) }));
};

export const hasOpenQuestions = (read: ImportRecord): boolean =>
  read.succeeded === 0 && questionsAbout(read, stateOf(read)).some(({ answered }) => !answered);

const OPEN = ['MAPPING', 'REPAIR'] as const;

/** Answers questions about a file with yes. Throws `invalid` for an unknown question. */
export const answerQuestions = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  { version, answers }: { version: number; answers: readonly string[] },
): Promise<ImportRecord> => {
  permit(scope, channel.write);
  const read = await importAt(channel, scope, deps.db.read, id, OPEN, version);
  const state = stateOf(read);
  const keys = new Set(questionsAbout(read, state).map(({ key }) => key));
  if (answers.some((key) => !keys.has(key)))
    throw new Problem('invalid', { errors: { answers: 'impor.server.question_unknown' } });
  const given = [...new Set([...(state.answers ?? []), ...answers])];
  const row = await deps.db.transact((tx) =>
    changeImport(tx, scope, read, { state: stored({ ...state, answers: given }) }),
  );
  if (!row) throw overtaken();
  return row;
};
