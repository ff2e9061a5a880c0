import { excerpt } from '../property/excerpt'

/**
 * What search engines and networks are told of a page: the texts an editor wrote for them, else what stands on the
 * page, else what holds for the whole site. The site's metadata and the studio's preview both ask here.
 */

type Text = string | null | undefined

/** Where a text comes from, for editors. */
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
  /** What stands on the page itself: a banner's text, an introduction. */
  ownDescription?: Text
  /** The texts for search engines; switched off they count for nothing. */
  seo?: WrittenTexts | null | undefined
  isActiveSEO?: boolean | null | undefined
}

export interface SiteTexts {
  /** Behind every title. */
  suffix: string
  description?: Text
}

/** Longest description that search engines show. */
export const descriptionLength = 155

const first = (...candidates: [TextSource, Text][]): SourcedText | null => {
  const found = candidates.find(([, text]) => Boolean(text))
  return found?.[1] ? { source: found[0], text: found[1] } : null
}

/** The texts in force for search engines; none while they are switched off. */
export const textsInForce = ({ seo, isActiveSEO }: Pick<PageTexts, 'seo' | 'isActiveSEO'>): WrittenTexts =>
  seo && isActiveSEO !== false ? seo : {}

/** The title without what stands behind every title. */
export function titleOf({ title, ...page }: PageTexts): SourcedText {
  const { metaTitle, pageTitle } = textsInForce(page)
  return first(['metaTitle', metaTitle], ['pageTitle', pageTitle]) ?? { source: 'title', text: title }
}

export const descriptionOf = ({ ownDescription, ...page }: PageTexts): SourcedText | null =>
  first(['metaDescription', textsInForce(page).metaDescription], ['ownDescription', ownDescription])

/** A title that names the agency already gets no second name. */
export const withSuffix = (title: string, suffix: string): string =>
  title.includes(suffix) ? title : `${title} – ${suffix}`

export const shortened = (text: Text): string | undefined =>
  text ? excerpt(text, { maxLength: descriptionLength, ellipsis: true }) : undefined

/** What holds for the whole site where a page says nothing. */
export const siteSuffix = (own: Text, agency: Text): string => own || agency || 'Perron'

const shortenedText = (text: SourcedText | null): SourcedText | null =>
  text && { ...text, text: shortened(text.text) ?? '' }

/** What of a page was chosen already, and what networks alone are told. */
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

/** The texts as they go out: with the site's own where the page has none, and cut to length. */
export function shownTexts({ title, description, share = {} }: ChosenTexts, site: SiteTexts): ShownTexts {
  const known = description ?? first(['siteDescription', site.description])
  const cardTitle = first(['ogTitle', share.ogTitle]) ?? title
  const cardDescription = first(['ogDescription', share.ogDescription]) ?? known
  return {
    title: { ...title, text: withSuffix(title.text, site.suffix) },
    description: shortenedText(known),
    card: { title: cardTitle, description: shortenedText(cardDescription) },
    twitter: {
      title: first(['twitterTitle', share.twitterTitle]) ?? cardTitle,
      description: shortenedText(first(['twitterDescription', share.twitterDescription]) ?? cardDescription),
    },
  }
}

/** All at once, for a page as an editor types it. */
export const textsOfPage = (page: PageTexts, site: SiteTexts): ShownTexts =>
  shownTexts({ title: titleOf(page), description: descriptionOf(page), share: textsInForce(page) }, site)
