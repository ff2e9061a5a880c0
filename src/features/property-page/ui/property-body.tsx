import { fieldMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { LegalRates } from '@/features/property/model/legal-rates'
import type { PriceStyle } from '@/features/property/model/price'
import type { ArrangedFacts } from '@/features/property-page/model/arrange-facts'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { belgianDay } from '@/lib/time/belgian-time'
import { Film, FilmServers } from '@/features/content/ui/film'

import { CostHelper } from './cost-helper'
import { EnergySection, Viager } from './fact-sections'
import { PageSection } from './page-section'
import { Surroundings } from './surroundings'
import { LightboxPlace } from './lightbox-place'
import { lightboxTexts } from './lightbox-texts'
import { PhotoLink } from './photo-link'

/** Films and virtual tours; no third-party content loads before the visitor's click (E5). */
export function Films({ property, t }: { property: PropertyDetail; t: Translator }) {
  const { films, tours, pictures } = property
  const all = [
    ...films.map((link) => ({ link, title: t('property.film'), field: 'videos' })),
    ...tours.map((link) => ({ link, title: t('property.tour'), field: 'tours' })),
  ]
  if (all.length === 0) return null
  return (
    <PageSection id="films" title={t('property.films')} field={all[0]?.field}>
      <FilmServers links={[...films, ...tours]} />
      <LightboxPlace texts={pictures.length > 0 || property.plans.length > 0 ? undefined : lightboxTexts(t)}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {all.map(({ link, title, field }, index) => (
            <li
              key={link.url}
              data-film={title}
              data-field={fieldMark(field)}
              className="relative aspect-video bg-dark text-on-dark"
            >
              <Film
                link={link}
                title={title}
                poster={pictures[index] ?? pictures[0]}
                sizes="(min-width: 64rem) 30vw, 90vw"
                t={t}
              />
            </li>
          ))}
        </ul>
      </LightboxPlace>
    </PageSection>
  )
}

/** The floor plans; in the lightbox they can be zoomed. */
function Plans({ property, t }: { property: PropertyDetail; t: Translator }) {
  const { plans, pictures } = property
  if (plans.length === 0) return null
  return (
    <PageSection id="plans" title={t('property.plans')} field="plans" isPrinted>
      <LightboxPlace texts={pictures.length > 0 ? undefined : lightboxTexts(t)}>
        <ul className="grid gap-4">
          {plans.map((plan) => (
            <li key={plan.src} className="border border-line">
              <PhotoLink picture={plan} sizes="(min-width: 64rem) 45vw, 90vw" className="h-auto w-full" />
            </li>
          ))}
        </ul>
      </LightboxPlace>
    </PageSection>
  )
}

interface PropertyBodyProps {
  property: PropertyDetail
  facts: ArrangedFacts
  /** Whether there is a map of its place. */
  isMapped: boolean
  rates: LegalRates
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** The text in lines of a readable length: in two columns where no plan is beside it. */
function Description({
  paragraphs,
  isAlone,
  isShort,
  t,
}: {
  paragraphs: readonly string[]
  isAlone: boolean
  isShort: boolean
  t: Translator
}) {
  if (paragraphs.length === 0) return null
  return (
    <section
      aria-labelledby="description"
      data-field={fieldMark('description')}
      className="mt-8 border-t border-ink pt-5 print:mt-4 print:border-0 print:pt-0"
    >
      <h2 id="description" className="mb-4 text-card print:hidden">
        {t('property.description')}
      </h2>
      <div
        className={`prose print:text-small ${isShort ? '' : 'text-lead'} ${isAlone ? 'lg:max-w-none lg:columns-2 lg:gap-x-16 print:columns-1' : ''}`}
      >
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}

/** What visitors want to know next, in this order: plan, text, place, cost, energy. */
export function PropertyBody(props: PropertyBodyProps) {
  const { property, facts, isMapped, rates, locale, priceStyle, t } = props
  const { plans, paragraphs, costs, isShort } = property
  const isPaired = paragraphs.length > 0 && (isShort ? isMapped : plans.length > 0)
  const place = (
    <Surroundings property={property} isMapped={isMapped} locale={locale} priceStyle={priceStyle} t={t} />
  )
  return (
    <>
      {isShort && <Plans property={property} t={t} />}
      <div className={isPaired ? 'grid gap-x-16 lg:grid-cols-2 print:contents' : 'contents'}>
        {!isShort && <Plans property={property} t={t} />}
        <Description paragraphs={paragraphs} isAlone={!isPaired} isShort={isShort} t={t} />
        {isShort && place}
      </div>
      <Films property={property} t={t} />
      {!isShort && place}
      <Viager facts={facts.viager} t={t} />
      {costs && !isShort && (
        <CostHelper
          basis={costs}
          rates={rates}
          // oxlint-disable-next-line react/purity -- the view shows what applies today
          day={belgianDay(new Date())}
          locale={locale}
          priceStyle={priceStyle}
          t={t}
        />
      )}
      <EnergySection property={property} facts={facts} locale={locale} priceStyle={priceStyle} t={t} />
    </>
  )
}
