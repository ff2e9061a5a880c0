import type { HeroSlide } from '@/features/content/ui/hero/hero-slides'
import { priceLine } from '@/features/property/model/price-parts'
import { pricesText } from '@/features/projects/ui/project-texts'
import { findSpotlightProperties } from '@/features/listings/server/find-latest-properties'
import { findProjects } from '@/features/projects/server/find-projects'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import type { PriceStyle } from '@/features/property/model/price'
import { formatTown } from '@/features/property/model/format-town'
import { isProjectOver } from '@/features/projects/model/project-rules'
import { localiseLink } from '@/features/routing/model/localise-link'
import type { RouteIndex } from '@/features/routing/model/route-table'

import type { BlockViewProps } from '../define-block'

/** Visitors do not wait for more slides. */
const maxSlides = 6

interface SlideContext {
  locale: Locale
  routes: RouteIndex
  priceStyle: PriceStyle
  t: Translator
}

type Banner = BlockViewProps<'heroBanner'>['data']

function gallerySlides({ slides }: Banner, { locale, routes }: SlideContext): HeroSlide[] {
  return (slides ?? []).flatMap(({ image, link }) => {
    const picture = toPictureSource(image)
    if (!picture) return []
    const title = link?.label || picture.alt
    const hasLink = link?.url && title
    return {
      picture,
      link: hasLink
        ? { href: localiseLink(routes, link.url ?? '', locale), title, place: '', price: '' }
        : null,
    }
  })
}

async function propertySlides({ locale, priceStyle, t }: SlideContext): Promise<HeroSlide[]> {
  const properties = await findSpotlightProperties('both', maxSlides, locale)
  return properties.flatMap(({ picture, href, title, price, ...property }) => {
    const link = {
      href,
      title,
      place: formatTown(property),
      price: priceLine(price, { locale, priceStyle, t }),
    }
    return picture ? { picture, link } : []
  })
}

async function projectSlides(context: SlideContext): Promise<HeroSlide[]> {
  const projects = (await findProjects(context.locale)).filter(({ status }) => !isProjectOver(status))
  return projects.slice(0, maxSlides).flatMap((project) => {
    const { picture, href, name } = project
    const link = { href, title: name, place: formatTown(project), price: pricesText(project, context) }
    return picture ? { picture, link } : []
  })
}

/** The slides of a banner; none for a picture or a film, or if there is nothing to show (acceptance B1). */
export async function findSlides(banner: Banner, context: SlideContext): Promise<HeroSlide[]> {
  if (banner.bannerType === 'gallery') return gallerySlides(banner, context)
  if (banner.bannerType === 'properties') return propertySlides(context)
  return banner.bannerType === 'projects' ? projectSlides(context) : []
}
