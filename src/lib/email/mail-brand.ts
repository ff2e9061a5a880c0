import type { Theme } from '@/lib/theme/theme'

/** The name of a file in the media folder, or a drawing of `site/`. */
export type MailLogo = { file: string } | { svg: string }

/** Branding of the e-mails of an agency. */
export interface MailBrand {
  name: string
  /** Sender of all e-mails. */
  sender: string
  /** Origin of the site, without a slash at the end. */
  siteUrl: string
  /** `#rrggbb` of buttons and the line at the top. */
  colour: string
  /** Of the texts of e-mails and of documents. */
  fonts: Theme['fonts']
  /** Without one the name is shown. */
  logo: MailLogo | null
  /** The agency's legal lines, as law and code of ethics require. */
  legal: string[]
}
