import { FileText } from 'lucide'
import type { ReactNode } from 'react'

import { PropertyNote } from '@/features/saved/ui/property-note'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { LegalRates } from '@/features/property/model/legal-rates'
import type { PriceStyle } from '@/features/property/model/price'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { propertyFormHref, type PropertyForm } from '@/features/submissions/model/property-forms'
import { belgianDay } from '@/lib/time/belgian-time'
import type { PictureSource } from '@/lib/values/picture-source'
import { Film, FilmServers } from '@/features/content/ui/film'

import { CostHelper } from './cost-helper'
import { FactSections } from './fact-sections'
import { PageSection } from './page-section'
import { SectionNav } from './section-nav'
import { Surroundings } from './surroundings'
import { LightboxPlace } from './lightbox-place'
import { lightboxTexts } from './lightbox-texts'
import { PhotoLink } from './photo-link'

/** Films and virtual tours; no third-party content loads before the visitor's click (E5). */
export function Films({ property, t }: { property: PropertyDetail; t: Translator }) {
  const { films, tours, pictures } = property
  const all = [
    ...films.map((link) => ({ link, title: t('property.film') })),
    ...tours.map((link) => ({ link, title: t('property.tour') })),
  ]
  if (all.length === 0) return null
  return (
    <PageSection id="films" title={t('property.films')}>
      <FilmServers links={[...films, ...tours]} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {all.map(({ link, title }, index) => (
          <li key={link.url} className="relative aspect-video bg-dark text-on-dark">
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
    </PageSection>
  )
}

/** The floor plans; in the lightbox they can be zoomed. */
function Plans({ plans, t }: { plans: readonly PictureSource[]; t: Translator }) {
  if (plans.length === 0) return null
  return (
    <PageSection id="plans" title={t('property.plans')} isPrinted>
      <LightboxPlace texts={lightboxTexts(t)}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {plans.map((plan) => (
            <li key={plan.src} className="border border-line">
              <PhotoLink picture={plan} sizes="(min-width: 64rem) 30vw, 90vw" className="h-auto w-full" />
            </li>
          ))}
        </ul>
      </LightboxPlace>
    </PageSection>
  )
}

interface PropertyBodyProps {
  property: PropertyDetail
  /** Sold or rented: no costs are shown. */
  isGone: boolean
  /** Whether there is a map of its place. */
  isMapped: boolean
  /** The forms offered for this property. */
  forms: readonly PropertyForm[]
  /** The question form, if offered. */
  question: ReactNode
  rates: LegalRates
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

function Description({ paragraphs, t }: { paragraphs: readonly string[]; t: Translator }) {
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="description" className="mt-10 print:mt-5">
      <h2 id="description" className="text-card print:hidden">
        {t('property.description')}
      </h2>
      <div className="prose mt-3 print:text-small">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}

/** Documents are sent on request: not even their titles are public. */
const DocumentsEntry = ({ href, t }: { href: string; t: Translator }) => (
  <PageSection id="documents" title={t('property.documents')}>
    <p className="max-w-2xl">{t('property.documentsText')}</p>
    <a href={href} className="button button-quiet mt-4">
      <Icon node={FileText} className="size-4" />
      {t('property.askDocuments')}
    </a>
  </PageSection>
)

/** All information about a property, below the links to each section. */
export function PropertyBody(props: PropertyBodyProps) {
  const { property, isGone, isMapped, forms, question, rates, locale, priceStyle, t } = props
  const { ref, href } = property.summary
  const costs = isGone ? null : property.costs
  return (
    <>
      <SectionNav property={property} isMapped={isMapped} hasCosts={costs !== null} t={t} />
      <Description paragraphs={property.paragraphs} t={t} />
      <FactSections property={property} locale={locale} priceStyle={priceStyle} t={t} />
      <Plans plans={property.plans} t={t} />
      <Films property={property} t={t} />
      <Surroundings property={property} isMapped={isMapped} locale={locale} priceStyle={priceStyle} t={t} />
      {forms.includes('documentRequest') && (
        <DocumentsEntry href={propertyFormHref(href, 'documentRequest')} t={t} />
      )}
      {costs && (
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
      {question}
      <PropertyNote
        propertyRef={ref}
        label={t('saved.note')}
        help={t('property.noteHelp')}
        className="mt-12 border-t border-ink pt-6"
      />
    </>
  )
}
