/** Addresses of this room, made in one place. */
const ROOM = '/main/ebilling';

export const billingPaths = {
  list: `${ROOM}/id_billing`,
  /** The list with one code opened over it. */
  one: (id: string) => `${ROOM}/id_billing#${id}`,
  ntpn: `${ROOM}/ntpn`,
  oneNtpn: (id: string) => `${ROOM}/ntpn#${id}`,
  create: `${ROOM}/create`,
  /** The form filled with a code the office refused, to be mended and asked for again. */
  mend: (id: string) => `${ROOM}/create?dari=${id}`,
  confirmAny: `${ROOM}/confirm`,
  confirm: (id: string) => `${ROOM}/confirm?billing=${id}`,
  pay: (businessKey: string) => `${ROOM}/pay/${businessKey}`,
  payment: (id: string) => `${ROOM}/payment/${id}`,
  imports: `${ROOM}/import`,
  importForm: `${ROOM}/import/form`,
  oneImport: (id: string) => `${ROOM}/import/${id}`,
  /** The codes one import made, or those of them in some states. */
  imported: (id: string, statuses: readonly string[] = []) =>
    `${ROOM}/id_billing?importId=${id}${statuses.length > 0 ? `&status=${statuses.join(',')}` : ''}`,
};
