import { type BatchStage, batchStages } from '#domain/faktur/batch-schema.ts';
import { type Locale, say } from '#domain/messages/index.ts';

export const BATCH = 'faktur.batch';

/** `version`: of the reviewed import. `lockReason`: for documents of a filed masa. */
export type BatchPayload = {
  readonly importId: string;
  readonly version: number;
  readonly mail: boolean;
  readonly lockReason?: string;
};

export const stagesOf = ({ mail }: Pick<BatchPayload, 'mail'>): readonly BatchStage[] =>
  batchStages.filter((stage) => mail || stage !== 'mail');

export const labelOf = (locale: Locale, stage: BatchStage): string => say(locale, `fakturBatch.stage.${stage}`);

export const keyOf = (jobId: string, stage: BatchStage): string => `${BATCH}:${jobId}:${stage}`;
