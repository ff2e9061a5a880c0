/** What a link of an e-mail about an account opens: its pages, or the page for a new password. */
export const accountLinkPurposes = ['signIn', 'newPassword'] as const
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number]

const minuteMs = 60_000

/** How long the link of each e-mail works. */
export const accountLinkMs = {
  'owners.signIn': 15 * minuteMs,
  'owners.newPassword': 60 * minuteMs,
  'owners.invitation': 7 * 24 * 60 * minuteMs,
  'subscribers.newPassword': 60 * minuteMs,
  'subscribers.signUp': 60 * minuteMs,
} as const

/** The e-mails with a link of an account. */
export type AccountMail = keyof typeof accountLinkMs
