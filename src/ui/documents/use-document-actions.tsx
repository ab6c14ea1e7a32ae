import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { possibleMoves } from '#domain/definition/possible-moves.ts';
import type { Machine } from '#domain/definition/status.ts';
import { dataProvider } from '../../client/data-provider.ts';
import type { MoveResource } from '../../client/verbs.ts';
import { useCall } from '../feedback/use-call.ts';
import { useRun } from '../feedback/use-run.ts';
import type { MenuChoice } from '../layout/MenuButton.tsx';
import { useSession } from '../layout/session-context.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { type Looked, LookedAt, useLastLook } from './use-last-look.tsx';

type Choice = {
  readonly key: string;
  readonly danger?: boolean;
  readonly leads?: boolean;
  readonly why?: string | null;
};

/**
 * The lead action: the paper of a complete document, else the next move, else the paper. Never a destructive or
 * disabled action. `second` is shown beside it, `more` in a menu.
 */
export const leadOf = <C extends Choice>(
  moves: readonly C[],
  documents: readonly C[],
): {
  readonly lead: C | undefined;
  readonly rest: readonly C[];
  readonly second: C | undefined;
  readonly more: readonly C[];
} => {
  const lead =
    documents.find(({ leads }) => leads) ?? moves.find(({ danger }) => !danger) ?? documents.find(({ why }) => !why);
  const rest = [...moves, ...documents].filter((choice) => choice !== lead);
  const second = rest.find(({ danger, why }) => !danger && !why);
  return { lead, rest, second, more: rest.filter((choice) => choice !== second) };
};

/** Users who may mail a document in force do; others download it. */
export const leadingPaper = (inForce: boolean, mayMail: boolean): 'email' | 'pdf' | null => {
  if (!inForce) return null;
  return mayMail ? 'email' : 'pdf';
};

/** By the definition of the family. */
export const usePossibleMoves = <S extends string, M extends string>(
  of: Machine<S, M>,
  row: { readonly status: S },
  repair?: string,
): readonly M[] => {
  const { permissions, setting } = useSession();
  return possibleMoves(of, { row, permissions, office: { ...setting.office, byHand: setting.codesByHand }, repair });
};

export type DocumentActions = {
  readonly name: string;
  readonly moves: readonly MenuChoice[];
  readonly documents: readonly MenuChoice[];
  readonly dialog: ReactNode;
  readonly busy: boolean;
};

type ActionRequest = { readonly close: () => void; readonly settled: () => void; readonly run: Run };
type Run = ReturnType<typeof useRun>['run'];
type By<M extends string, T> = Readonly<Partial<Record<M, T>>>;

type Family<M extends string> = {
  /** The moves of incoming invoices are all calls of their own. */
  readonly resource: MoveResource | 'efaktur/in/ctas';
  readonly status: Machine<string, M>;
};

type Handed<M extends string> = {
  readonly possible: readonly M[];
  readonly about: ReactNode;
  readonly look?: Looked;
  /** Overrides the call `POST …/moves/{move}`; receives the reason if one is required. */
  readonly does?: By<M, (reason: string) => Promise<unknown>>;
  readonly to?: By<M, string>;
  readonly begins?: By<M, () => void>;
  readonly dialogs?: By<M, (request: ActionRequest) => ReactNode>;
  readonly labels?: By<M, string>;
  readonly busy?: boolean;
  readonly onChanged: () => void;
  readonly onGone?: () => void;
};

type Row = { readonly id: string; readonly version: number };

export const useDocumentActions = <M extends string>(
  { resource, status: of }: Family<M>,
  { id, version }: Row,
  handed: Handed<M>,
) => {
  const { possible, about, look, does, to, begins, dialogs, labels, onChanged, onGone = onChanged } = handed;
  const translate = useTranslate();
  const { perform, busy: request } = useCall();
  const busy = request || handed.busy === true;
  const [asking, setAsking] = useState<M | null>(null);
  const close = () => setAsking(null);
  const last = useLastLook();
  const { run, settled } = useRun(resource, () => {
    close();
    if (asking !== null && of.moves[asking].to === 'gone') onGone();
    else onChanged();
  });
  const make = (move: M, reason: string): void => {
    const usual = () =>
      perform(
        (body, options) => dataProvider.move(resource as MoveResource, body, options),
        { id, move, version, ...(reason ? { reason } : {}) },
        { lockReasonAs: 'reason' },
      );
    void run(() => does?.[move]?.(reason) ?? usual(), `${of.words}.done.${move}`);
  };
  const lookAndMake = async (move: M): Promise<void> => {
    if (await last.look({ body: look ? <LookedAt of={look} /> : about })) make(move, '');
  };
  const press = (move: M): void => {
    const { asks } = of.moves[move].offer ?? {};
    if (asks === 'confirm' || asks === 'reason' || dialogs?.[move] !== undefined) setAsking(move);
    else if (asks === 'look') void lookAndMake(move);
    else make(move, '');
  };
  const choice = (move: M): MenuChoice => {
    const { icon = 'more', danger = false } = of.moves[move].offer ?? {};
    const leads = to?.[move];
    return {
      key: move,
      label: translate(labels?.[move] ?? `${of.words}.moves.${move}`),
      icon,
      danger,
      ...(leads ? { to: leads } : { onPick: begins?.[move] ?? (() => press(move)) }),
    };
  };
  return {
    moves: possible.map(choice),
    settled,
    busy,
    dialog:
      last.dialog ||
      (asking !== null &&
        (dialogs?.[asking]?.({ close, settled, run }) ?? (
          <MoveDialog
            of={of}
            move={asking}
            subject={id}
            about={about}
            busy={busy}
            onClose={close}
            onConfirm={(reason) => make(asking, reason)}
          />
        ))),
  };
};
