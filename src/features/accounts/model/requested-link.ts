/** The e-mails with a link that people ask for on a page, without being signed in. */
export const requestedLinks = [
  'owners.signIn',
  'owners.newPassword',
  'subscribers.newPassword',
  'subscribers.signUp',
  'subscribers.searches',
  'users.newPassword',
] as const
export type RequestedLink = (typeof requestedLinks)[number]
