import { useTranslate } from 'react-admin';
import { pullClock } from '#domain/records/pull-clock.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { SingletonSwitch } from '../../ui/records/SingletonSwitch.tsx';

export const PullClock = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <Modal open title={translate('masukanScreen.pull.clock.title')} width={600} onClose={onClose}>
      <SingletonSwitch of={pullClock} />
      <p className="small sec">{translate('masukanScreen.pull.clock.text')}</p>
    </Modal>
  );
};
