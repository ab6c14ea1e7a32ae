const ROOM = '/main/ebilling';

export const billingPaths = {
  list: `${ROOM}/id_billing`,
  one: (id: string) => `${ROOM}/id_billing#${id}`,
  ntpn: `${ROOM}/ntpn`,
  oneNtpn: (id: string) => `${ROOM}/ntpn#${id}`,
  create: `${ROOM}/create`,
  mend: (id: string) => `${ROOM}/create?dari=${id}`,
  confirmAny: `${ROOM}/confirm`,
  confirm: (id: string) => `${ROOM}/confirm?billing=${id}`,
  pay: (businessKey: string) => `${ROOM}/pay/${businessKey}`,
  payment: (id: string) => `${ROOM}/payment/${id}`,
  imports: `${ROOM}/import`,
  importForm: `${ROOM}/import/form`,
  oneImport: (id: string) => `${ROOM}/import/${id}`,
  imported: (id: string, statuses: readonly string[] = []) =>
    `${ROOM}/id_billing?importId=${id}${statuses.length > 0 ? `&status=${statuses.join(',')}` : ''}`,
};
