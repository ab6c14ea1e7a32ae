import { type BatchStage, batchStages } from '#domain/faktur/batch-schema.ts';
import { type Locale, say } from '#domain/messages/index.ts';

export const BATCH = 'faktur.batch';

/** `version`: of the import as it was read back; `lockReason`: why what comes into a masa whose return is with the office is sent all the same. */
export type BatchPayload = {
  readonly importId: string;
  readonly version: number;
  readonly mail: boolean;
  readonly lockReason?: string;
};

/** What a batch goes through. */
export const stagesOf = ({ mail }: Pick<BatchPayload, 'mail'>): readonly BatchStage[] =>
  batchStages.filter((stage) => mail || stage !== 'mail');

/** What a stage is called in the job. */
export const labelOf = (locale: Locale, stage: BatchStage): string => say(locale, `fakturBatch.stage.${stage}`);

/** Under which key a stage asks for its own job: begun twice it is found the second time. */
export const keyOf = (jobId: string, stage: BatchStage): string => `${BATCH}:${jobId}:${stage}`;
