/** What makes a mail the agency's own. */
export interface MailBrand {
  name: string
  /** Sender of all mails. */
  address: string
  /** Origin of the site, without a slash at the end. */
  siteUrl: string
  /** `#rrggbb` of buttons and the line above. */
  colour: string
  /** File name of the logo among the media; without one the name stands there. */
  logo: string | null
  /** Who stands behind the mail, as law and code of ethics want it said: one line each. */
  legal: string[]
}

/** The site's own colour, where the agency set none. */
export const defaultMailColour = '#9d1230'
