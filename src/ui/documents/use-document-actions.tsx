import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { possibleMoves } from '#domain/definition/possible-moves.ts';
import type { Machine } from '#domain/definition/status.ts';
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
 * What stands first of all that may be done with a document: its paper where it is done and to be handed on, else the next move, else its
 * paper. Never what destroys: that is asked for, not offered; nor what cannot be chosen. `second` is offered beside it, `more` behind a menu.
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

/** The paper that leads: of a document in force it is sent, by who may send it to somebody, or else fetched. */
export const leadingPaper = (inForce: boolean, mayMail: boolean): 'email' | 'pdf' | null => {
  if (!inForce) return null;
  return mayMail ? 'email' : 'pdf';
};

/** What this person may ask for of a record as it stands, by the definition of its family. */
export const usePossibleMoves = <S extends string, M extends string>(
  of: Machine<S, M>,
  row: { readonly status: S },
  repair?: string,
): readonly M[] => {
  const { permissions, setting } = useSession();
  return possibleMoves(of, { row, permissions, office: { ...setting.office, byHand: setting.codesByHand }, repair });
};

/** What may be done with one document now: its moves, its papers, and what they ask. */
export type DocumentActions = {
  /** What the document is called when spoken of. */
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
  readonly resource: string;
  readonly status: Machine<string, M>;
};

type Handed<M extends string> = {
  /** The moves that may be asked for, in their order. */
  readonly possible: readonly M[];
  /** Which document a question is about. */
  readonly about: ReactNode;
  /** What is looked at before it is sent; the same where nothing is said. */
  readonly look?: Looked;
  /** What a move does where that is not `POST …/moves/{move}`; told the reason where it asks for one. */
  readonly does?: By<M, (reason: string) => Promise<unknown>>;
  /** Where a move leads, and what it opens or begins in a way of its own. */
  readonly to?: By<M, string>;
  readonly begins?: By<M, () => void>;
  readonly dialogs?: By<M, (request: ActionRequest) => ReactNode>;
  /** Moves that are called otherwise as this document stands. */
  readonly labels?: By<M, string>;
  /** The family asks for something at this moment. */
  readonly busy?: boolean;
  readonly onChanged: () => void;
  /** After it was removed. */
  readonly onGone?: () => void;
};

type Row = { readonly id: string; readonly version?: number };

/** The moves of one document as choices, each with its question, its work and its words, from the definition of its family. */
export const useDocumentActions = <M extends string>(
  { resource, status: of }: Family<M>,
  { id, version }: Row,
  handed: Handed<M>,
) => {
  const { possible, about, look, does, to, begins, dialogs, labels, onChanged, onGone = onChanged } = handed;
  const translate = useTranslate();
  const { ask, busy: request } = useCall();
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
    const usual = () => ask('POST', `/${resource}/${id}/moves/${move}`, reason ? { version, reason } : { version });
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
