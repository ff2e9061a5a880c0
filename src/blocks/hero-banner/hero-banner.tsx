import { readHeaderTone } from '@/features/content/server/read-header-tone'
import { HeroSlideList, HeroSlides, type HeroSlide } from '@/features/content/ui/hero/hero-slides'
import { QuickSearch } from '@/features/listings/ui/quick-search'
import { FieldHeading } from '@/components/ui/field-heading'
import { SmartLink } from '@/components/ui/smart-link'
import { getCatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { writeNumber } from '@/lib/i18n/number-format'
import { localiseLink } from '@/features/routing/model/localise-link'
import { rolePath } from '@/features/routing/model/route-table'
import { FilmLoop } from '@/features/content/ui/hero/film-loop'
import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import { toFilmSource } from '@/features/media/model/to-film-source'
import type { HeaderTone } from '@/features/media/model/picture-tone'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { fieldMark } from '@/lib/field-marks'

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
    </>
  )
}

/** Where an editor changes what is behind the title. */
const stageFields = {
  image: 'image',
  video: 'video',
  gallery: 'slides',
  properties: 'bannerType',
  projects: 'bannerType',
} as const

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

/** Below the texts of the header, as thick as the picture needs. */
function HeaderVeil({ tone }: { tone: HeaderTone }) {
  if (tone.text === 'own' || tone.veil === 0) return null
  const ground = tone.text === 'light' ? 'dark' : 'on-dark'
  const colour = `color-mix(in srgb, var(--${ground}) ${Math.round(tone.veil * 100)}%, transparent)`
  return (
    <div
      className="pointer-events-none absolute inset-0"
      style={{
        background: `linear-gradient(${colour} calc(6.75rem + var(--menu-row-height)), transparent calc(9rem + var(--menu-row-height)))`,
      }}
    />
  )
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
  const hasStage = slides.length > 0 || data.image || (bannerType === 'video' && data.video)
  const picture = bannerType === 'video' ? null : toPictureSource(data.image)
  const shown = slides.length > 0 ? slides.map((slide) => slide.picture) : picture ? [picture] : []
  const hasHeader = hasStage && context.isBelowHeader && context.index === 0
  const tone = hasHeader ? await readHeaderTone(shown, locale) : null
  const search = data.showQuickSearch && (
    <QuickSearch
      saleHref={rolePath(routes, 'forSale', locale)}
      rentHref={rolePath(routes, 'forRent', locale)}
      counts={data.showCounts ? counts : null}
      t={t}
      locale={locale}
      id={`quick-search-${context.index}`}
    />
  )
  return (
    <section className={hasStage ? 'hero' : 'hero hero-plain'} data-header={tone?.text}>
      <div className="hero-stage" data-field={fieldMark(stageFields[bannerType])}>
        <HeroStage
          data={data}
          slides={slides}
          slidesLabel={slidesLabel}
          priority={context.index === 0}
          t={t}
        />
        {tone && <HeaderVeil tone={tone} />}
      </div>
      <div className="wrap hero-place">
        <div className="hero-words" data-field={fieldMark('showQuickSearch')}>
          <span aria-hidden="true" className="steps" />
          <FieldHeading level="h1" className="text-hero" field="title" isRequired>
            {data.title}
          </FieldHeading>
          {search}
          {data.description && (
            <p
              className="figures max-w-2xl text-lead whitespace-pre-line"
              data-field={fieldMark('description')}
            >
              {fillCounts(data.description, counts, t.numbers)}
            </p>
          )}
          {data.link?.url && data.link.label && (
            <SmartLink
              href={localiseLink(routes, data.link.url, locale)}
              className="button button-quiet justify-self-start"
              data-field={fieldMark('link.label')}
            >
              {data.link.label}
            </SmartLink>
          )}
        </div>
      </div>
      <HeroSlideList slides={slides} label={slidesLabel} />
    </section>
  )
}
