/** What is recorded about log-ins. */
export const logInEventKinds = [
  'success',
  'failure',
  'limit',
  'secondFactorFailure',
  'secondFactorAdded',
  'secondFactorRemoved',
  'recoveryCodeUsed',
  'passwordReset',
  'passwordChanged',
  'emailChanged',
  'viewedAsOwner',
] as const
export type LogInEventKind = (typeof logInEventKinds)[number]
