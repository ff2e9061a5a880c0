import type { HeroSlide } from '@/components/hero/hero-slides'
import { priceParts } from '@/components/property/to-card-data'
import { pricesText } from '@/components/project/project-texts'
import { findSpotlightProperties } from '@/lib/data/find-latest-properties'
import { findProjects } from '@/lib/data/find-projects'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { toPictureSource } from '@/lib/media/to-picture-source'
import type { PriceStyle } from '@/lib/property/price'
import { isProjectOver } from '@/lib/property/project-rules'
import { localiseLink } from '@/lib/routing/localise-link'
import type { RouteIndex } from '@/lib/routing/route-table'

import type { BlockViewProps } from '../define-block'

/** More would not be waited for. */
const mostSlides = 6

interface SlideContext {
  locale: Locale
  routes: RouteIndex
  priceStyle: PriceStyle
  t: Translator
}

type Banner = BlockViewProps<'heroBanner'>['data']

const place = ({ zip, city }: { zip: string; city: string }) => [zip, city].filter(Boolean).join(' ')

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
  const properties = await findSpotlightProperties('both', mostSlides, locale)
  return properties.flatMap(({ picture, href, title, price, ...property }) => {
    const { before, amount, after } = priceParts(price, locale, priceStyle, t)
    const priceText = [before, amount, after].filter(Boolean).join(' ')
    return picture ? { picture, link: { href, title, place: place(property), price: priceText } } : []
  })
}

async function projectSlides(context: SlideContext): Promise<HeroSlide[]> {
  const projects = (await findProjects(context.locale)).filter(({ status }) => !isProjectOver(status))
  return projects.slice(0, mostSlides).flatMap((project) => {
    const { picture, href, name } = project
    const link = { href, title: name, place: place(project), price: pricesText(project, context) }
    return picture ? { picture, link } : []
  })
}

/** What takes turns in a banner; nothing for a picture or a film, or when there is nothing to show (B1). */
export async function findSlides(banner: Banner, context: SlideContext): Promise<HeroSlide[]> {
  if (banner.bannerType === 'gallery') return gallerySlides(banner, context)
  if (banner.bannerType === 'properties') return propertySlides(context)
  return banner.bannerType === 'projects' ? projectSlides(context) : []
}
