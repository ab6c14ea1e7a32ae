import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatNpwp } from '#domain/text/format.ts';
import type { ResourceWith } from '../../client/request.ts';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { Alert, RowsSkeleton } from '../feedback/notices.tsx';
import { fieldErrorsOf, useCall, useGet } from '../feedback/use-call.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { useMayNameSignees } from '../layout/session-context.ts';

type Props = {
  readonly resource: ResourceWith<'PUT', '/{id}/signee'>;
  readonly id: string;
  /** Whether the document is a slip, whose signees are others. */
  readonly signees: '/efaktur/signee' | '/ebupot/ctas/signee';
  readonly version: number;
  /** The document was rejected and is sent again at once. */
  readonly resends: boolean;
  readonly onClose: () => void;
  readonly onChanged: (version: number) => void;
};

const SigneeDialog = ({ resource, id, signees: from, version, resends, onClose, onChanged }: Props) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const mayName = useMayNameSignees();
  const { data, error } = useGet(from);
  const [picked, setPicked] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | undefined>();
  const { data: document } = useGet(`/${resource}/{id}`, { path: { id } });
  const signeeName = document?.signeeName;
  const others = (data ?? []).filter(({ active, name }) => active && name !== signeeName);
  const signeeId = picked ?? others[0]?.id ?? '';
  const change = () =>
    ask('PUT', `/${resource}/{id}/signee`, { path: { id }, body: { version, signeeId } }).then(
      (changed) => onChanged(changed.version),
      (problem: unknown) => setRefused(fieldErrorsOf(problem).signeeId),
    );
  return (
    <ConfirmModal
      open
      title={translate('office.signee.title')}
      confirm={translate(resends ? 'office.signee.resend' : 'office.signee.save')}
      busy={busy}
      disabled={signeeId === ''}
      onClose={onClose}
      onConfirm={() => void change()}
    >
      <p>{translate('office.signee.text')}</p>
      {signeeName && <p style={{ marginTop: 8 }}>{translate('office.signee.now', { name: signeeName })}</p>}
      <div style={{ marginTop: 12 }}>
        {error && <Alert severity="error" title={error.message} />}
        {!data && !error && <RowsSkeleton count={1} />}
        {data && others.length === 0 && (
          <Alert severity="warning">{translate(mayName ? 'office.signee.none' : 'office.signee.none_ask')}</Alert>
        )}
        {others.length > 0 && (
          <SelectInput
            label={translate('office.signee.who')}
            value={signeeId}
            onChange={setPicked}
            error={refused}
            options={others.map(({ id, name, jobTitle, npwp }) => ({
              value: id,
              label: `${name}, ${jobTitle} (${formatNpwp(npwp)})`,
            }))}
          />
        )}
      </div>
    </ConfirmModal>
  );
};

type Changing = Pick<Props, 'resource' | 'id' | 'signees' | 'version' | 'resends'> & {
  readonly send: (version: number) => Promise<unknown>;
};
type DialogRequest = {
  readonly close: () => void;
  readonly run: (work: () => Promise<unknown>, words: string) => Promise<void>;
};

export const askingSignee =
  ({ send, ...of }: Changing) =>
  ({ close, run }: DialogRequest): ReactNode => (
    <SigneeDialog
      {...of}
      onClose={close}
      onChanged={(version) =>
        void run(async () => of.resends && send(version), of.resends ? 'office.signee.sent' : 'office.signee.done')
      }
    />
  );
