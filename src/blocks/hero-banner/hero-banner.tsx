import { HeroSlideList, HeroSlides, type HeroSlide } from '@/features/content/ui/hero/hero-slides'
import { QuickSearch } from '@/features/listings/ui/quick-search'
import { SmartLink } from '@/components/ui/smart-link'
import { getCatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { writeNumber } from '@/lib/i18n/number-format'
import { localiseLink } from '@/features/routing/model/localise-link'
import { rolePath } from '@/features/routing/model/route-table'
import { FilmLoop } from '@/features/content/ui/hero/film-loop'
import { Scrim } from '@/features/content/ui/hero/scrim'
import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import { toFilmSource } from '@/features/media/model/to-film-source'
import { toPictureSource } from '@/features/media/model/to-picture-source'

import type { BlockViewProps } from '../define-block'
import { findSlides } from './find-slides'

interface HeroStageProps {
  data: BlockViewProps<'heroBanner'>['data']
  slides: HeroSlide[]
  slidesLabel: string
  /** Whether its picture is loaded with priority. */
  priority: boolean
  t: Translator
}

/** The background of the title: slides, a film over its picture, or a picture. */
function HeroStage({ data, slides, slidesLabel, priority, t }: HeroStageProps) {
  if (slides.length > 0) return <HeroSlides slides={slides} label={slidesLabel} priority={priority} t={t} />
  const picture = toPictureSource(data.image)
  const film = data.bannerType === 'video' ? toFilmSource(data.video) : null
  return (
    <>
      {picture && (
        <Picture
          source={picture}
          sizes="(max-width: 48rem) 120vw, 100vw"
          priority={priority}
          className="absolute inset-0 size-full object-[68%_50%]"
        />
      )}
      {film && <FilmLoop film={film} t={t} />}
      <Scrim />
    </>
  )
}

const slideLabels = {
  gallery: 'hero.gallery',
  properties: 'hero.properties',
  projects: 'hero.projects',
} as const

/**
 * Replaces the placeholders for the numbers of properties for sale and for rent (acceptance B2).
 *
 * @param numbers BCP 47 tag of the language whose rules numbers follow
 */
export const fillCounts = (
  text: string,
  { sale, rent }: { sale: number; rent: number },
  numbers: string,
): string =>
  text
    .replaceAll('{saleCount}', writeNumber(sale, numbers))
    .replaceAll('{rentCount}', writeNumber(rent, numbers))

/** Padding below the picture on phones, for the panel of a slide and the controls. */
function footRoom(slides: Awaited<ReturnType<typeof findSlides>>): string {
  if (slides.some(({ link }) => link)) return 'pb-48'
  return slides.length > 1 ? 'pb-20' : 'pb-10'
}

/** The banner at the top of a page: a picture, a film or slides, with a statement and the quick search. */
export async function HeroBanner({ data, context }: BlockViewProps<'heroBanner'>) {
  const { locale } = context
  const [routes, sale, rent, t, { priceStyle }] = await Promise.all([
    getRouteIndex(),
    getCatalogueIndex('sale', locale),
    getCatalogueIndex('rent', locale),
    getPageTranslator(locale),
    getPropertySettings(locale),
  ])
  const counts = { sale: sale.total, rent: rent.total }
  const slides = await findSlides(data, { locale, routes, priceStyle, t })
  const { bannerType } = data
  const slidesLabel = bannerType in slideLabels ? t(slideLabels[bannerType as keyof typeof slideLabels]) : ''
  const hasPanel = slides.some(({ link }) => link)
  // A plain ground needs no height to be seen.
  const height = slides.length > 0 || data.image ? 'min-h-[min(68svh,44rem)] lg:min-h-[min(88svh,52rem)]' : ''
  return (
    <section className="relative isolate bg-dark text-on-dark">
      <div className={`relative flex flex-col justify-end ${height}`}>
        <HeroStage
          data={data}
          slides={slides}
          slidesLabel={slidesLabel}
          priority={context.index === 0}
          t={t}
        />
        <div
          className={`wrap pointer-events-none relative z-10 grid pt-40 lg:grid-cols-12 lg:pb-16 ${bannerType === 'video' ? 'pb-20' : footRoom(slides)}`}
        >
          <div className={hasPanel ? 'lg:col-span-7' : 'lg:col-span-9'}>
            <h1 className="text-hero">{data.title}</h1>
            {data.description && (
              <p className="figures mt-5 max-w-2xl text-lead whitespace-pre-line">
                {fillCounts(data.description, counts, t.numbers)}
              </p>
            )}
            {data.link?.url && data.link.label && (
              <SmartLink
                href={localiseLink(routes, data.link.url, locale)}
                className="button button-quiet pointer-events-auto mt-6"
              >
                {data.link.label}
              </SmartLink>
            )}
          </div>
        </div>
      </div>
      {data.showQuickSearch && (
        <div className="relative">
          <div
            aria-hidden="true"
            className="steps absolute right-0 bottom-full hidden h-24 w-[28vw] lg:block"
          />
          <div className="bg-ground pt-6 pb-2 lg:pt-0 lg:pb-0">
            <div className="wrap lg:pr-0">
              <QuickSearch
                saleHref={rolePath(routes, 'forSale', locale)}
                rentHref={rolePath(routes, 'forRent', locale)}
                counts={data.showCounts ? counts : null}
                t={t}
                locale={locale}
                id={`quick-search-${context.index}`}
              />
            </div>
          </div>
        </div>
      )}
      <HeroSlideList slides={slides} label={slidesLabel} />
    </section>
  )
}
