import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { Handler } from '../../jobs/handler.ts';
import type { Deps } from '../deps.ts';
import { LETTER_TRIES, sendLetter } from '../mail-links/links.ts';

const KIND = 'people.notice';

type Notice = {
  readonly which:
    | 'password_changed'
    | 'email_asked'
    | 'email_changed'
    | 'factor_on'
    | 'factor_off'
    | 'reset_link'
    | 'sign_in_moved';
  readonly to: string;
  readonly name: string;
  readonly email?: string;
};

export const writeNotice = async (
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Tx,
  scope: Scope,
  notice: Notice,
): Promise<void> => {
  await enqueue(tx, scope, deps.now(), {
    kind: KIND,
    payload: notice,
    items: [{ refId: deps.newId(), label: '' }],
    visible: false,
  });
};

export const noticeLetter: Handler<Notice> = {
  kind: KIND,
  concurrency: 1,
  attempts: LETTER_TRIES,
  item: ({ deps, scope }, { payload: { which, to, ...params } }, { refId }) =>
    sendLetter(deps, { id: refId, companyId: scope.companyId, email: to }, `account.letter.${which}`, {
      locale: scope.locale,
      ...params,
    }),
};
