import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/media/picture-source'

export interface LinkItem {
  label: string
  href: string
}

export interface MenuItem extends LinkItem {
  isCurrent: boolean
  children: MenuItem[]
}

export interface LanguageChoice {
  locale: Locale
  /** The same page in that language. */
  href: string
  isCurrent: boolean
}

export interface FooterColumn {
  title: string | null
  intro: string | null
  links: LinkItem[]
  images: PictureSource[]
  /** Columns of twelve on a wide screen. */
  span: number
}

export type Placement = 'left' | 'centre' | 'right'

export interface Shell {
  locale: Locale
  agencyName: string
  logo: PictureSource | null
  homeHref: string
  topBar: { left: LinkItem[]; right: LinkItem[] }
  menu: MenuItem[]
  placement: { logo: Placement; menu: Placement; languages: Placement }
  valuation: LinkItem | null
  languages: LanguageChoice[]
  footer: { columns: FooterColumn[]; copyright: string; legal: string[] }
  /** CSS variables of the agency's colours. */
  colours: Record<`--${string}`, string>
}
