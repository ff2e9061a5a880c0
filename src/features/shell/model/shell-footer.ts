import { toPictureSource } from '@/features/media/model/to-picture-source'
import { localiseText } from '@/features/routing/model/localise-text'
import { rolePath } from '@/features/routing/model/route-table'
import type { LinkItem } from '@/lib/values/external-link'
import { legalMentions } from '@/lib/values/legal-mentions'
import type { Footer, SiteConfig } from '@/payload-types'
import { yearOf, type Day } from '@/lib/time/belgian-time'
import { fieldMark } from '@/lib/field-marks'

import type { FooterColumn, Shell } from './shell'
import { toLinks, type LinkContext } from './shell-links'

/** Maximum picture width of a column: half of a wide screen. */
const pictureWidth = 600

function toColumns({ columns }: Footer, context: LinkContext): FooterColumn[] {
  return (columns ?? [])
    .filter(({ isPublic }) => isPublic)
    .map(({ id, title, intro, fullText, links, images, sm, md, lg }) => ({
      field: fieldMark('columns', id),
      // A heading of spaces would be read as an empty one.
      title: title?.trim() || null,
      intro: intro ?? null,
      fullText: localiseText(context.routes, fullText, context.locale),
      links: toLinks(links, context, '.links'),
      images: (images ?? []).flatMap((image) => toPictureSource(image, pictureWidth) ?? []),
      widths: { sm: sm ?? 12, md: md ?? 6, lg: lg ?? 3 },
    }))
}

interface FooterTexts {
  /** Label of the default link to the legal notice. */
  legalNotice: string
  /** Label of the link to the code of ethics. */
  codeOfEthics: string
  /** Label of the default link to the cookie settings. */
  cookieSettings: string
  /** The Belgian day whose year is in the copyright line. */
  today: Day
}

const asksForCookies = /[?&]setcookies\b/

/** A link to the legal notice, unless there is no such page or the editors have one of their own. */
function legalNoticeLink(
  label: string,
  ownLinks: readonly LinkItem[],
  { routes, locale }: LinkContext,
): LinkItem[] {
  const href = rolePath(routes, 'legalNotice', locale)
  const isOwn = ownLinks.some((link) => link.href.split(/[?#]/)[0] === href)
  return href === null || isOwn ? [] : [{ label, href }]
}

/**
 * The footer of a page (C4). Its last links always include one to the cookie settings, and the footer one to the legal
 * notice where there is such a page: the editors' own, else the default. The code of ethics has one where the agency gave
 * its address.
 */
export function toFooter(
  footer: Footer,
  config: SiteConfig,
  { legalNotice, codeOfEthics, cookieSettings, today }: FooterTexts,
  context: LinkContext,
): Shell['footer'] {
  const columns = toColumns(footer, context)
  const links = toLinks(footer.links, context, 'links')
  const ownLinks = [...columns.flatMap((column) => column.links), ...links]
  const hasCookieLink = links.some(({ href }) => asksForCookies.test(href))
  return {
    columns,
    links: [
      ...links,
      ...legalNoticeLink(legalNotice, ownLinks, context),
      ...toLinks([{ label: codeOfEthics, url: config.agency?.codeOfEthicsUrl }], context),
      ...(hasCookieLink ? [] : [{ label: cookieSettings, href: '?setcookies=1' }]),
    ],
    copyright: (footer.copyright ?? '').replaceAll('{year}', String(yearOf(today))),
    legal: legalMentions(config, context.locale),
  }
}
