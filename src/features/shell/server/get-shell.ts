import 'server-only'

import { sourceOf } from '@/features/consent/model/third-parties'
import type { TrackingIds } from '@/features/consent/model/trackers'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/reads'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { localiseText } from '@/features/routing/model/localise-text'
import type { PropertyPathParts } from '@/features/routing/model/property-path'
import { rolePath, type RouteIndex } from '@/features/routing/model/route-table'
import { translatePath } from '@/features/routing/model/translate-path'
import type { LanguageChoice, Shell, ShellPopup } from '@/features/shell/model/shell'
import { toFooter } from '@/features/shell/model/shell-footer'
import { toLink, toMenu, toTopBarItems, type LinkContext } from '@/features/shell/model/shell-links'
import { productName } from '@/lib/site-config'
import { belgianDay } from '@/lib/time/belgian-time'
import type { Popup, SiteConfig } from '@/payload-types'

import { getLanguages } from '@/features/content/server/reads'
import { getRouteIndex } from '@/features/routing/server/reads'
import { getSettings } from '@/features/content/server/reads'

import { siteLogos } from './site-logos'

async function languageChoices(
  routes: RouteIndex,
  { locale, path }: LinkContext,
  parts?: PropertyPathParts,
): Promise<LanguageChoice[]> {
  const { enabled } = await getLanguages()
  const isHome = path === `/${locale}/`
  return enabled.map((each) => {
    const isCurrent = each === locale
    const href = isCurrent ? path : translatePath(routes, path, each, parts)
    return { locale: each, href, isCurrent, isSamePage: isCurrent || isHome || href !== `/${each}/` }
  })
}

function toPopup(
  { _status, delay, title, description, media, link }: Popup,
  context: LinkContext,
): ShellPopup | null {
  if (_status !== 'published' || !title) return null
  return {
    delayInSeconds: delay ?? 0,
    title,
    description: localiseText(context.routes, description, context.locale),
    picture: toPictureSource(media, 1360),
    link: link ? toLink(link, context) : null,
  }
}

/** Only the values that are set, because every page contains them; none in a copy for tries. */
function toTrackingIds({ analyticsId, adsId, tagManagerId, pixelId }: SiteConfig): TrackingIds {
  if (env.isStaging) return {}
  return {
    ...(analyticsId && { analyticsId }),
    ...(adsId && { adsId }),
    ...(tagManagerId && { tagManagerId }),
    ...(pixelId && { pixelId }),
  }
}

/**
 * Header and footer of a page.
 *
 * @param path public path of the page, for the current menu item and the language switcher
 * @param parts the parts of a property's path, if the page is one
 */
export async function getShell(locale: Locale, path: string, parts?: PropertyPathParts): Promise<Shell> {
  const [{ config, header, footer, popup }, routes, t] = await Promise.all([
    getSettings(locale),
    getRouteIndex(),
    getPageTranslator(locale),
  ])
  const context = { routes, locale, path }
  const agencyName = config.agency?.name ?? productName
  const logos = siteLogos(config.brand, agencyName)
  const { topBar } = header
  const valuationHref = rolePath(routes, 'valuation', locale)
  const showsBar = topBar?.enabled ?? true
  return {
    locale,
    agencyName,
    ...logos,
    homeHref: `/${locale}/`,
    topBar: {
      left: showsBar ? toTopBarItems(topBar?.left, context, 'topBar.left') : [],
      right: showsBar ? toTopBarItems(topBar?.right, context, 'topBar.right') : [],
    },
    menu: toMenu(header.menu, context),
    placement: {
      logo: header.logoPosition ?? 'left',
      menu: header.menuPosition ?? 'right',
      languages: header.languagePosition ?? 'right',
    },
    valuation:
      header.showFreeEvaluation && valuationHref
        ? { label: t('shell.valuation'), href: valuationHref }
        : null,
    languages: await languageChoices(routes, context, parts),
    savedHref: rolePath(routes, 'saved', locale),
    footer: toFooter(
      footer,
      config,
      {
        legalNotice: t('shell.legalNotice'),
        codeOfEthics: t('shell.codeOfEthics'),
        cookieSettings: t('consent.settings'),
        today: belgianDay(new Date()),
      },
      context,
    ),
    popup: toPopup(popup, context),
    tracking: toTrackingIds(config),
    cdn: sourceOf(config.cdnHost && `https://${config.cdnHost}`),
  }
}
