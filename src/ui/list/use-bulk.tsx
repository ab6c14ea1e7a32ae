import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { useLastLook } from '../documents/use-last-look.tsx';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { Field } from '../form/Field.tsx';
import { Facts } from '../layout/Card.tsx';
import { Money } from '../layout/values.tsx';
import type { BulkTarget } from './definition.ts';

type BulkQuestion = {
  readonly title: string;
  readonly eligible: number;
  readonly total: number;
  /** Documents excluded only because they have no recipient. */
  readonly noRecipient?: { readonly count: number; readonly reason: string } | null;
  readonly danger: boolean;
  /** The count must be typed to confirm, to prevent accidental deletion. */
  readonly typed: boolean;
  /** Text and confirm button; by default, continue with the eligible documents. */
  readonly text?: string;
  readonly confirm?: string;
  readonly go: () => void;
};

type BulkLook = {
  readonly sum: { readonly label: string; readonly amount: string } | null;
  readonly leftOut: readonly string[];
};

const BulkConfirm = ({ question, onClose }: { question: BulkQuestion; onClose: () => void }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { eligible, total, danger, noRecipient } = question;
  const none = eligible === 0;
  return (
    <ConfirmModal
      open
      title={question.title}
      danger={danger}
      confirm={question.confirm ?? translate('list.continue_with', { count: formatCount(eligible) })}
      disabled={none || (question.typed && typed.replace(/\D/g, '') !== String(eligible))}
      onClose={onClose}
      onConfirm={question.go}
    >
      {eligible < total && (
        <p style={{ marginBottom: 8 }}>
          {translate(none ? 'list.none_eligible' : 'list.eligible', {
            eligible: formatCount(eligible),
            total: formatCount(total),
          })}
        </p>
      )}
      {noRecipient && (
        <p style={{ marginBottom: 8 }}>
          {translate('list.no_recipient', { count: formatCount(noRecipient.count), reason: noRecipient.reason })}
        </p>
      )}
      {question.text && !none && <p>{question.text}</p>}
      {question.typed && !none && (
        <div style={{ marginTop: 12 }}>
          <Field path="count" label={translate('list.type_count', { count: String(eligible) })} span={12}>
            {(link) => (
              <input
                {...link}
                className="inp"
                inputMode="numeric"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </ConfirmModal>
  );
};

/** Deleting more than this requires typing the count. */
const MUST_TYPE_OVER = 20;

export type Counted = Pick<BulkQuestion, 'eligible' | 'total' | 'noRecipient'>;

const Looked = ({ of: { eligible, total }, look }: { of: Counted; look: BulkLook }) => {
  const translate = useTranslate();
  return (
    <>
      <Facts
        of={[
          [translate('list.look.count'), formatCount(eligible)],
          ...(look.sum ? [[look.sum.label, <Money key="sum" value={look.sum.amount} unit strong />] as const] : []),
        ]}
      />
      {eligible < total && (
        <>
          <p style={{ marginTop: 8 }}>{translate('list.look.left_out', { count: formatCount(total - eligible) })}</p>
          <ul className="small">
            {look.leftOut.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

type How<E> = {
  readonly title: string;
  readonly text?: string;
  /** For irreversible actions: the label of the confirm button, given the count. */
  readonly confirm?: (some: string) => string;
  /** For sending to the tax office: the data of the final review. */
  readonly look?: (some: E) => BulkLook;
  readonly go: (some: E) => void;
};

type Bulk = {
  /** `leave` closes the dialog. */
  readonly start: (work: () => Promise<unknown>) => Promise<void>;
  /** The dialog stays open until the job has started, and shows refusals itself. */
  readonly started: (work: () => Promise<unknown>) => Promise<void>;
  /** Asks first if not all selected documents are eligible or the action is irreversible. */
  readonly ask: <E extends Counted>(count: () => Promise<E>, how: How<E>) => Promise<void>;
  readonly dialog: ReactNode;
};

export const useBulk = (clear: () => void, leave?: () => void): Bulk => {
  const notify = useNotify();
  const translate = useTranslate();
  const last = useLastLook();
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const started = async (work: () => Promise<unknown>) => {
    await work();
    notify('list.job_started', { type: 'success' });
    clear();
  };
  return {
    started,
    start: async (work) => {
      setQuestion(null);
      leave?.();
      try {
        await started(work);
      } catch {
        // The error was already reported.
      }
    },
    ask: async (count, { title, text, confirm, look, go }) => {
      const counted = await count().catch(() => null);
      if (!counted) return;
      if (look && counted.eligible > 0 && !last.atOnce) {
        const confirmed = translate('list.look.send_some', { count: formatCount(counted.eligible) });
        const body = <Looked of={counted} look={look(counted)} />;
        if (await last.look({ confirm: confirmed, body })) go(counted);
        return;
      }
      if (counted.eligible === counted.total && !confirm) return go(counted);
      setQuestion({
        ...counted,
        title,
        danger: confirm !== undefined,
        typed: confirm !== undefined && counted.eligible > MUST_TYPE_OVER,
        ...(text ? { text } : {}),
        ...(confirm ? { confirm: confirm(formatCount(counted.eligible)) } : {}),
        go: () => {
          setQuestion(null);
          go(counted);
        },
      });
    },
    dialog: last.dialog || (question && <BulkConfirm question={question} onClose={() => setQuestion(null)} />),
  };
};

/** Undefined while loading or without permission. */
export const useEligible = (
  what: string,
  target: BulkTarget,
  count: () => Promise<{ readonly eligible: number }>,
  enabled: boolean,
): number | undefined => useQuery({ queryKey: ['eligible', what, target], queryFn: count, enabled }).data?.eligible;
