import type { LocalisedText } from '@/features/routing/model/localise-text'
import type { LinkItem } from '@/lib/values/external-link'
import type { TrackingIds } from '@/features/consent/model/trackers'
import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/values/picture-source'
import type { Footer, Header, Popup } from '@/payload-types'

/** The icons an editor may put before a link. */
export type LinkIcon = NonNullable<NonNullable<NonNullable<Header['topBar']>['left']>[number]['icon']>

export interface TopBarItem extends LinkItem {
  icon?: LinkIcon
  /** `#` followed by six hex digits. */
  colour?: string
}

export interface MenuItem extends LinkItem {
  isCurrent: boolean
  children: MenuItem[]
}

export interface LanguageChoice {
  locale: Locale
  /** Path of the same page in that language, or of the home page if it does not exist there. */
  href: string
  isSamePage: boolean
  isCurrent: boolean
}

export interface FooterColumn {
  /** For `data-field`: its row in the form. */
  field?: string | undefined
  title: string | null
  intro: string | null
  fullText: LocalisedText<NonNullable<NonNullable<Footer['columns']>[number]['fullText']>> | null
  links: LinkItem[]
  images: PictureSource[]
  /** Columns of twelve on phones, tablets and computers. */
  widths: { sm: number; md: number; lg: number }
}

export interface ShellPopup {
  delayInSeconds: number
  title: string
  description: LocalisedText<NonNullable<Popup['description']>> | null
  picture: PictureSource | null
  link: LinkItem | null
}

export interface ShellLogo extends PictureSource {
  /** Drawn for another ground: all of it is painted white, or a white plate is behind it. */
  shownAs?: 'white' | 'on plate'
}

export type Placement = 'left' | 'centre' | 'right'

export interface Shell {
  locale: Locale
  agencyName: string
  /** On the ground of the site; without one the name is shown. */
  logo: ShellLogo | null
  /** For the header over a picture and the footer; without one the ordinary logo is shown on white. */
  logoOnDark: ShellLogo | null
  homeHref: string
  topBar: { left: TopBarItem[]; right: TopBarItem[] }
  menu: MenuItem[]
  placement: { logo: Placement; menu: Placement; languages: Placement }
  valuation: LinkItem | null
  languages: LanguageChoice[]
  /** Path of the page of saved properties, if it exists. */
  savedHref: string | null
  footer: { columns: FooterColumn[]; links: LinkItem[]; copyright: string; legal: string[][] }
  popup: ShellPopup | null
  tracking: TrackingIds
  /** The origin of pictures on another server, as a policy source. */
  cdn: string | null
}
