import { isShown } from '@/features/content/model/shown-blocks'
import { contrastRatio, isHexColour, minTextContrast, readableOn } from '@/lib/values/contrast'
import { isRecord, textOf } from '@/lib/values/read-value'
import {
  textsInForce,
  textsOfPage,
  type PageTexts,
  type SiteTexts,
  type WrittenTexts,
} from '@/features/seo/model/page-texts'
import { goodLengths, lengthOf, lengthState } from '@/features/seo/model/text-length'

import { checkHeadings } from './check-headings'
import type { Content, ContentIssue, KnownFaults, Spot } from './content-issue'

function pageOf({ title, intro, showPageBanner, banner, isActiveSEO, seo }: Content): PageTexts {
  const ofBanner = showPageBanner === true && isRecord(banner) ? textOf(banner.description) : ''
  return {
    title: textOf(title),
    ownDescription: ofBanner || textOf(intro),
    isActiveSEO: isActiveSEO !== false,
    seo: isRecord(seo) ? (seo as WrittenTexts) : null,
  }
}

/**
 * Texts for search engines that are cut, too short to say something, or missing. A title is measured as it appears, with
 * the name of the site; a text that the site cuts itself by its own words.
 */
export function checkSearchTexts(content: Content, site: SiteTexts): ContentIssue[] {
  const page = pageOf(content)
  if (page.title === '') return []
  const issues: ContentIssue[] = []
  const { title, description } = textsOfPage(page, site)
  const add = (kind: ContentIssue['kind'], at: string, length: number, part: keyof typeof goodLengths) =>
    issues.push({ kind, at, values: { length, ...goodLengths[part] } })
  if (lengthState(title.text, 'title') === 'long')
    add(
      'longTitle',
      title.source === 'title' ? 'title' : `seo.${title.source}`,
      lengthOf(title.text),
      'title',
    )
  const written = textsInForce(page).metaDescription ?? ''
  const state = lengthState(written, 'description')
  const at = 'seo.metaDescription'
  if (state === 'long') add('longDescription', at, lengthOf(written), 'description')
  if (state === 'short') add('shortDescription', at, lengthOf(written), 'description')
  if (!description || description.source === 'siteDescription') add('noDescription', at, 0, 'description')
  return issues
}

/** The best contrast that words, white or dark, have on a background. */
function weakOn(background: unknown, at: string): ContentIssue[] {
  if (!isHexColour(background)) return []
  const ratio = contrastRatio(background, readableOn(background))
  if (ratio >= minTextContrast) return []
  return [{ kind: 'weakContrast', at, values: { colour: background, ratio: Math.floor(ratio * 10) / 10 } }]
}

/** Backgrounds of a page's own on which neither white nor dark words can be read (WCAG 2.2, 1.4.3). */
export function checkColours({ showPageBanner, banner, blocks }: Content): ContentIssue[] {
  const ofBanner =
    showPageBanner === true && isRecord(banner) && banner.type === 'colour'
      ? weakOn(banner.colour, 'banner.colour')
      : []
  const ofBlocks = (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index) =>
    isRecord(block) && isShown(block) && block.backgroundType === 'colour'
      ? weakOn(block.colorBackground, `blocks.${index}.colorBackground`)
      : [],
  )
  return [...ofBanner, ...ofBlocks]
}

/** Collections with texts for search engines of their own. */
const withSearchTexts: ReadonlySet<string> = new Set(['pages', 'articles'])

interface CheckedForm {
  collection: string
  content: Content
  pictures: readonly Spot[]
  links: readonly Spot[]
}

/** Several pictures of a field, or the same link twice in a text, are one issue. */
const isFirst = (issue: ContentIssue, index: number, all: readonly ContentIssue[]): boolean => {
  const key = JSON.stringify(issue)
  return all.findIndex((each) => JSON.stringify(each) === key) === index
}

/**
 * Everything that the checks find in a form.
 *
 * @param faults what the server says about pictures, links and the site; null while it is being read
 */
export function checkContent(
  { collection, content, pictures, links }: CheckedForm,
  faults: KnownFaults | null,
): ContentIssue[] {
  const withoutAlt = new Set(faults?.withoutAlt)
  const ofPictures = pictures
    .filter(({ value }) => withoutAlt.has(value))
    .map(({ at }): ContentIssue => ({ kind: 'noAlternativeText', at, values: {} }))
  const ofLinks = links.flatMap(({ value, at }): ContentIssue[] => {
    const fault = faults?.links[value]
    return fault ? [{ kind: 'brokenLink', at, values: { url: value, fault } }] : []
  })
  return [
    ...(collection === 'properties' ? [] : checkHeadings(content, collection === 'pages')),
    ...ofPictures,
    ...checkColours(content),
    ...ofLinks,
    ...(faults && withSearchTexts.has(collection) ? checkSearchTexts(content, faults.site) : []),
  ].filter(isFirst)
}
