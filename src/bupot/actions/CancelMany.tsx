import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { bupotStatus } from '#domain/bupot/status.ts';
import { formatCount } from '#domain/text/format.ts';
import { MoveDialog } from '../../ui/documents/MoveDialog.tsx';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { useBupotApi } from '../bupot-api.ts';

type Props = {
  readonly target: BulkTarget;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
};

/** Many slips cancelled for one reason: how many of the chosen ones may be. */
export const CancelMany = ({ target, ...rest }: Props) => {
  const translate = useTranslate();
  const api = useBupotApi();
  const { data } = useQuery({
    queryKey: ['eligible', 'bupot cancel', target],
    queryFn: () => api.eligible(target, 'cancel'),
  });
  const none = data?.eligible === 0;
  return (
    <MoveDialog
      of={bupotStatus}
      move="cancel"
      disabled={!data || none}
      about={
        data && (
          <p>
            {translate(none ? 'list.none_eligible' : 'list.eligible', {
              eligible: formatCount(data.eligible),
              total: formatCount(data.total),
            })}
          </p>
        )
      }
      {...rest}
    />
  );
};
