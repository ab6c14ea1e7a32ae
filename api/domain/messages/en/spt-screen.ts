/** Words on the screens of monthly returns. */
export default {
  normal: 'Normal',
  amended: 'Correction no. %{n}',
};
