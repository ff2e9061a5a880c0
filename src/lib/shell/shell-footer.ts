import { toPictureSource } from '@/lib/media/to-picture-source'
import { formatPhone } from '@/lib/property/phone'
import type { Footer, SiteConfig } from '@/payload-types'

import type { FooterColumn, Shell } from './shell'
import { toLinks, type LinkContext } from './shell-links'

/** Widest picture of a column: half of a wide screen. */
const PICTURE_WIDTH = 600

function toColumns({ columns }: Footer, context: LinkContext): FooterColumn[] {
  return (columns ?? [])
    .filter(({ isPublic }) => isPublic)
    .map(({ title, intro, fullText, links, images, sm, md, lg }) => ({
      title: title ?? null,
      intro: intro ?? null,
      fullText,
      links: toLinks(links, context),
      images: (images ?? []).flatMap((image) => toPictureSource(image, PICTURE_WIDTH) ?? []),
      widths: { sm: sm ?? 12, md: md ?? 6, lg: lg ?? 3 },
    }))
}

/** Who stands behind the site, as the code of ethics wants it said (facts.md 3.4). */
export function legalMentions({ agency }: Pick<SiteConfig, 'agency'>): string[] {
  if (!agency) return []
  const street = [agency.street, agency.houseNumber].filter(Boolean).join(' ')
  const town = [agency.zip, agency.city].filter(Boolean).join(' ')
  const phone = agency.phone && formatPhone(agency.phone)
  return [
    [agency.companyName, street, town, phone, agency.email],
    [agency.professionalTitle, agency.licenceNumber, agency.enterpriseNumber, agency.supervisoryBody],
    [agency.insurer, agency.insurancePolicy, agency.thirdPartyAccount],
  ]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter((line) => line !== '')
}

const asksForCookies = /[?&]setcookies\b/

/**
 * The foot of a page (C4). Its last links always hold one to the cookie settings: the editors' own, else ours.
 *
 * @param cookieSettings the words of our own
 */
export function toFooter(
  footer: Footer,
  config: SiteConfig,
  cookieSettings: string,
  context: LinkContext,
): Shell['footer'] {
  const links = toLinks(footer.links, context)
  const hasCookieLink = links.some(({ href }) => asksForCookies.test(href))
  return {
    columns: toColumns(footer, context),
    links: hasCookieLink ? links : [...links, { label: cookieSettings, href: '?setcookies=1' }],
    copyright: (footer.copyright ?? '').replaceAll('{year}', String(new Date().getFullYear())),
    legal: legalMentions(config),
  }
}
