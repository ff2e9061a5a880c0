import type { TrackingIds } from '@/lib/consent/trackers'
import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/media/picture-source'
import type { Footer, Header, Popup } from '@/payload-types'

export interface LinkItem {
  label: string
  href: string
}

/** The icons an editor may put before a link. */
export type LinkIcon = NonNullable<NonNullable<NonNullable<Header['topBar']>['left']>[number]['icon']>

export interface TopBarItem extends LinkItem {
  icon?: LinkIcon
  /** Six hex digits behind a #. */
  colour?: string
}

export interface MenuItem extends LinkItem {
  isCurrent: boolean
  children: MenuItem[]
}

export interface LanguageChoice {
  locale: Locale
  /** The same page in that language, or its home page where it does not exist there. */
  href: string
  isSamePage: boolean
  isCurrent: boolean
}

export interface FooterColumn {
  title: string | null
  intro: string | null
  fullText: NonNullable<Footer['columns']>[number]['fullText']
  links: LinkItem[]
  images: PictureSource[]
  /** Twelfths of the screen on phones, tablets and computers. */
  widths: { sm: number; md: number; lg: number }
}

export interface ShellPopup {
  delayInSeconds: number
  title: string
  description: Popup['description']
  picture: PictureSource | null
  link: LinkItem | null
}

export type Placement = 'left' | 'centre' | 'right'

export interface Shell {
  locale: Locale
  agencyName: string
  logo: PictureSource | null
  homeHref: string
  topBar: { left: TopBarItem[]; right: TopBarItem[] }
  menu: MenuItem[]
  placement: { logo: Placement; menu: Placement; languages: Placement }
  valuation: LinkItem | null
  languages: LanguageChoice[]
  /** The page of saved properties, where it exists. */
  savedHref: string | null
  footer: { columns: FooterColumn[]; links: LinkItem[]; copyright: string; legal: string[] }
  popup: ShellPopup | null
  tracking: TrackingIds
  /** The server pictures come from, as a policy names it, where it is another one. */
  cdn: string | null
  /** CSS variables of the agency's colours. */
  colours: Record<`--${string}`, string>
}
