import { excerpt } from '@/features/property/model/excerpt'
import { productName } from '@/lib/site-config'

/**
 * Texts for search engines and social networks: the editor's own, else those of the page, else those of the site.
 * Used by the site's metadata and the studio's preview.
 */

type Text = string | null | undefined

/** The origin of a text, for editors. */
export type TextSource =
  | 'metaTitle'
  | 'pageTitle'
  | 'title'
  | 'metaDescription'
  | 'ownDescription'
  | 'siteDescription'
  | 'ogTitle'
  | 'ogDescription'
  | 'twitterTitle'
  | 'twitterDescription'

export interface SourcedText {
  text: string
  source: TextSource
}

export interface WrittenTexts {
  pageTitle?: Text
  metaTitle?: Text
  metaDescription?: Text
  ogTitle?: Text
  ogDescription?: Text
  twitterTitle?: Text
  twitterDescription?: Text
}

export interface PageTexts {
  title: string
  /** Texts of the page itself: banner text, introduction. */
  ownDescription?: Text
  /** The editor's texts for search engines; ignored when switched off. */
  seo?: WrittenTexts | null | undefined
  isActiveSEO?: boolean | null | undefined
}

export interface SiteTexts {
  /** Suffix of every title. */
  suffix: string
  description?: Text
}

const first = (...candidates: [TextSource, Text][]): SourcedText | null => {
  const candidate = candidates.find(([, text]) => Boolean(text))
  return candidate?.[1] ? { source: candidate[0], text: candidate[1] } : null
}

/** The active texts for search engines; empty while they are switched off. */
export const textsInForce = ({ seo, isActiveSEO }: Pick<PageTexts, 'seo' | 'isActiveSEO'>): WrittenTexts =>
  seo && isActiveSEO !== false ? seo : {}

/** The title without the site name at its end. */
export function titleOf({ title, ...page }: PageTexts): SourcedText {
  const { metaTitle, pageTitle } = textsInForce(page)
  return first(['metaTitle', metaTitle], ['pageTitle', pageTitle]) ?? { source: 'title', text: title }
}

export const descriptionOf = ({ ownDescription, ...page }: PageTexts): SourcedText | null =>
  first(['metaDescription', textsInForce(page).metaDescription], ['ownDescription', ownDescription])

/** A title with the agency's name gets no second one. */
export const withSuffix = (title: string, suffix: string): string =>
  title.includes(suffix) ? title : `${title} – ${suffix}`

export const shortened = (text: Text): string | undefined =>
  text ? excerpt(text, { ellipsis: true }) : undefined

/** Defaults of the site for texts that a page lacks. */
export const siteSuffix = (ownName: Text, agency: Text): string => ownName || agency || productName

const shortenedText = (text: SourcedText | null): SourcedText | null =>
  text && { ...text, text: shortened(text.text) ?? '' }

/** The chosen texts of a page, and those for social networks only. */
export interface ChosenTexts {
  title: SourcedText
  description: SourcedText | null
  share?: Pick<WrittenTexts, 'ogTitle' | 'ogDescription' | 'twitterTitle' | 'twitterDescription'>
}

export interface ShownTexts {
  title: SourcedText
  description: SourcedText | null
  card: { title: SourcedText; description: SourcedText | null }
  twitter: { title: SourcedText; description: SourcedText | null }
}

/** The final texts: with the site's defaults, and cut to length. */
export function shownTexts({ title, description, share = {} }: ChosenTexts, site: SiteTexts): ShownTexts {
  const shown = description ?? first(['siteDescription', site.description])
  const cardTitle = first(['ogTitle', share.ogTitle]) ?? title
  const cardDescription = first(['ogDescription', share.ogDescription]) ?? shown
  return {
    title: { ...title, text: withSuffix(title.text, site.suffix) },
    description: shortenedText(shown),
    card: { title: cardTitle, description: shortenedText(cardDescription) },
    twitter: {
      title: first(['twitterTitle', share.twitterTitle]) ?? cardTitle,
      description: shortenedText(first(['twitterDescription', share.twitterDescription]) ?? cardDescription),
    },
  }
}

/** All steps at once, for a page that is being edited. */
export const textsOfPage = (page: PageTexts, site: SiteTexts): ShownTexts =>
  shownTexts({ title: titleOf(page), description: descriptionOf(page), share: textsInForce(page) }, site)
