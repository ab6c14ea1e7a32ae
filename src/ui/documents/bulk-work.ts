import type { Document } from '#domain/definition/document.ts';
import type { Machine } from '#domain/definition/status.ts';
import type { Permission } from '#domain/permissions.ts';
import type { IconName } from '../layout/Icon.tsx';
import { useSession } from '../layout/session-context.ts';

/** File formats a selection is written in. */
export type ExportFormat = Document['exports'][number];

/** As much of a family as says what may be done with many of its documents at once. */
export type BulkFamily = {
  readonly resource: string;
  readonly status: Machine<string, string>;
  readonly access: Readonly<Record<string, Permission | undefined>>;
  readonly bulk: Readonly<Record<string, { readonly by: string }>>;
  readonly exports: readonly string[];
  readonly letters: readonly string[];
};

/** Something done with the chosen; its key is a move, a rule of the definition's, a way to send it, or a file format. */
export type BulkWork<E> = {
  /** Of what is no move. */
  readonly icon?: IconName;
  /** Takes all of the chosen: none are counted first. */
  readonly whole?: true;
  /** `main`, `second`: a button, and not in the menu; `also`: a button besides. */
  readonly lead?: 'main' | 'second' | 'also';
  /** Message keys of what is said where not all of the chosen allow it. */
  readonly title?: string;
  readonly text?: string;
  /** Begins the job over those that allow it. */
  readonly start?: (some: E) => Promise<unknown>;
  /** Goes a way of its own with those that allow it, or at once. */
  readonly go?: (some: E) => void;
  readonly opens?: () => void;
};

/** The rule of the definition a work goes by; null for what has none. */
export const ruleOf = ({ bulk, exports, letters }: BulkFamily, key: string): string | null => {
  const rule = letters.includes(key)
    ? `send-${key}`
    : exports.includes(key)
      ? 'export'
      : key === 'remove'
        ? 'delete'
        : key;
  return Object.hasOwn(bulk, rule) ? rule : null;
};

/** Mark and danger of a work: those of the move of its name. */
export const lookOfWork = ({ status }: BulkFamily, key: string): { icon: IconName; danger: boolean } => {
  const offer = status.moves[key]?.offer;
  return { icon: offer?.icon ?? 'document', danger: offer?.danger === true };
};

/** Whether it sends them to the tax office, which is looked at once more. */
export const looksFirst = ({ status }: BulkFamily, key: string): boolean => status.moves[key]?.offer?.asks === 'look';

/** Whether this person may do it with many, by the key the definition names and what the line to the office can do. */
export const useMayInBulk = (of: BulkFamily): ((key: string) => boolean) => {
  const { permissions, setting } = useSession();
  const office = { ...setting.office, byHand: setting.codesByHand };
  return (key) => {
    const rule = ruleOf(of, key);
    const by = rule === null ? undefined : of.access[of.bulk[rule]?.by ?? ''];
    const needed = of.status.moves[key]?.offer?.office;
    return (rule === null || (by !== undefined && permissions.has(by))) && (needed === undefined || office[needed]);
  };
};
