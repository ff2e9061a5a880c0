import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { formatPhone } from '@/lib/property/phone'
import { localisePath } from '@/lib/routing/localise-path'
import type { PropertyPathParts } from '@/lib/routing/property-path'
import type { RouteIndex } from '@/lib/routing/route-table'
import { translatePath } from '@/lib/routing/translate-path'
import type { FooterColumn, LanguageChoice, Shell } from '@/lib/shell/shell'
import { toLinks, toMenu, type LinkContext } from '@/lib/shell/shell-links'
import { isHexColour, readableOn } from '@/lib/theme/contrast'
import type { Footer, SiteConfig } from '@/payload-types'

import { getLanguages } from './get-languages'
import { getRouteIndex } from './get-route-table'
import { getSettings } from './get-settings'

function toColumns({ columns }: Footer, context: LinkContext): FooterColumn[] {
  return (columns ?? [])
    .filter(({ isPublic }) => isPublic)
    .map(({ title, intro, links, images, lg }) => ({
      title: title ?? null,
      intro: intro ?? null,
      links: toLinks(links, context),
      images: (images ?? []).flatMap((image) => toPictureSource(image) ?? []),
      span: lg ?? 3,
    }))
}

/** Who stands behind the site, as the code of ethics wants it said (facts.md 3.4). */
function legalMentions({ agency }: SiteConfig): string[] {
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

function coloursOf({ brand }: SiteConfig): Shell['colours'] {
  const colours: Shell['colours'] = {}
  const { primaryColour, accentColour } = brand ?? {}
  if (isHexColour(primaryColour)) {
    colours['--brand'] = primaryColour
    colours['--on-brand'] = readableOn(primaryColour)
  }
  if (isHexColour(accentColour)) colours['--accent'] = accentColour
  return colours
}

async function languageChoices(
  routes: RouteIndex,
  { locale, path }: LinkContext,
  parts?: PropertyPathParts,
): Promise<LanguageChoice[]> {
  const { enabled } = await getLanguages()
  return enabled.map((each) => ({
    locale: each,
    href: each === locale ? path : translatePath(routes, path, each, parts),
    isCurrent: each === locale,
  }))
}

/**
 * Header and footer of a page.
 *
 * @param path public path of the page, for the current menu item and the language switcher
 * @param parts what a property's address is made of, when the page is one
 */
export async function getShell(locale: Locale, path: string, parts?: PropertyPathParts): Promise<Shell> {
  const [{ config, header, footer }, routes, t] = await Promise.all([
    getSettings(locale),
    getRouteIndex(),
    getTranslator(locale),
  ])
  const context = { routes, locale, path }
  const { topBar } = header
  const showsBar = topBar?.enabled ?? true
  return {
    locale,
    agencyName: config.agency?.name ?? 'Perron',
    logo: toPictureSource(config.brand?.logo),
    homeHref: `/${locale}/`,
    topBar: {
      left: showsBar ? toLinks(topBar?.left, context) : [],
      right: showsBar ? toLinks(topBar?.right, context) : [],
    },
    menu: toMenu(header.menu, context),
    placement: {
      logo: header.logoPosition ?? 'left',
      menu: header.menuPosition ?? 'right',
      languages: header.languagePosition ?? 'right',
    },
    valuation: header.showFreeEvaluation
      ? { label: t('shell.valuation'), href: localisePath(routes, '/contact-demand/', locale) }
      : null,
    languages: await languageChoices(routes, context, parts),
    footer: {
      columns: toColumns(footer, context),
      copyright: (footer.copyright ?? '').replaceAll('{year}', String(new Date().getFullYear())),
      legal: legalMentions(config),
    },
    colours: coloursOf(config),
  }
}
