import {
  textsInForce,
  textsOfPage,
  type PageTexts,
  type SiteTexts,
  type WrittenTexts,
} from '@/features/seo/model/page-texts'
import { goodLengths, lengthOf, lengthState } from '@/features/seo/model/text-length'
import { isRecord, textOf } from '@/lib/values/read-value'

import type { Content, ContentIssue } from './content-issue'

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
