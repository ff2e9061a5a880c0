import 'server-only'

import { sourceOf } from '@/lib/consent/third-parties'
import type { TrackingIds } from '@/lib/consent/trackers'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { localisePath } from '@/lib/routing/localise-path'
import type { PropertyPathParts } from '@/lib/routing/property-path'
import { isPublishedIn, publicPath, type RouteIndex } from '@/lib/routing/route-table'
import { translatePath } from '@/lib/routing/translate-path'
import type { LanguageChoice, Shell, ShellPopup } from '@/lib/shell/shell'
import { toFooter } from '@/lib/shell/shell-footer'
import { toLink, toMenu, toTopBarItems, type LinkContext } from '@/lib/shell/shell-links'
import { isHexColour, readableOn } from '@/lib/theme/contrast'
import type { Popup, SiteConfig } from '@/payload-types'

import { getLanguages } from './get-languages'
import { getRouteIndex } from './get-route-table'
import { getSettings } from './get-settings'

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
  const isHome = path === `/${locale}/`
  return enabled.map((each) => {
    const isCurrent = each === locale
    const href = isCurrent ? path : translatePath(routes, path, each, parts)
    return { locale: each, href, isCurrent, isSamePage: isCurrent || isHome || href !== `/${each}/` }
  })
}

function popupOf({ isPublished, delay, title, description, media, link }: Popup, context: LinkContext): ShellPopup | null {
  if (!isPublished || !title) return null
  return {
    delayInSeconds: delay ?? 0,
    title,
    description,
    picture: toPictureSource(media, 1360),
    link: link ? toLink(link, context) : null,
  }
}

/** Only what is set, because every page carries it. */
function trackingOf({ analyticsId, adsId, tagManagerId, pixelId }: SiteConfig): TrackingIds {
  return {
    ...(analyticsId && { analyticsId }),
    ...(adsId && { adsId }),
    ...(tagManagerId && { tagManagerId }),
    ...(pixelId && { pixelId }),
  }
}

/** The public path of a page by its original one, where visitors can open it. */
function pathOf(original: string, { routes, locale }: LinkContext): string | null {
  const entry = routes.byOriginal.get(original)
  return entry && isPublishedIn(entry, locale) ? publicPath(entry, locale) : null
}

/**
 * Header and footer of a page.
 *
 * @param path public path of the page, for the current menu item and the language switcher
 * @param parts what a property's address is made of, when the page is one
 */
export async function getShell(locale: Locale, path: string, parts?: PropertyPathParts): Promise<Shell> {
  const [{ config, header, footer, popup }, routes, t] = await Promise.all([
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
      left: showsBar ? toTopBarItems(topBar?.left, context) : [],
      right: showsBar ? toTopBarItems(topBar?.right, context) : [],
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
    savedHref: pathOf('/saved/', context),
    footer: toFooter(footer, config, t('consent.settings'), context),
    popup: popupOf(popup, context),
    tracking: trackingOf(config),
    cdn: sourceOf(config.cdnHost && `https://${config.cdnHost}`),
    colours: coloursOf(config),
  }
}
