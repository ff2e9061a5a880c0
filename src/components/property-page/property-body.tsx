import type { ReactNode } from 'react'

import { PropertyNote } from '@/components/saved/property-note'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { LegalRates } from '@/lib/property/legal-rates'
import type { PriceStyle } from '@/lib/property/price'
import type { PropertyDetail } from '@/lib/property/property-detail'
import { propertyFormHref, type PropertyForm } from '@/lib/property/property-forms'

import { CostHelper } from './cost-helper'
import { DocumentsEntry } from './documents-entry'
import { FactSections } from './fact-sections'
import { Films } from './films'
import { pageLinks } from './page-links'
import { Plans } from './plans'
import { SectionNav } from './section-nav'
import { Surroundings } from './surroundings'

interface PropertyBodyProps {
  property: PropertyDetail
  /** Sold or rented: costs are of no use. */
  isGone: boolean
  /** What can be asked about it. */
  forms: readonly PropertyForm[]
  /** The form for a question, where there is one. */
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
      <div className="prose mt-3 print:line-clamp-6 print:text-small">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}

/** Everything there is to know about a property, under the links to each part. */
export function PropertyBody(props: PropertyBodyProps) {
  const { property, isGone, forms, question, rates, locale, priceStyle, t } = props
  const { ref, href } = property.summary
  const costs = isGone ? null : property.costs
  return (
    <>
      <SectionNav items={pageLinks(property, costs !== null, t)} label={t('property.onThisPage')} />
      <Description paragraphs={property.paragraphs} t={t} />
      <FactSections property={property} locale={locale} priceStyle={priceStyle} t={t} />
      <Plans plans={property.plans} t={t} />
      <Films property={property} t={t} />
      <Surroundings property={property} locale={locale} t={t} />
      {forms.includes('documentRequest') && (
        <DocumentsEntry href={propertyFormHref(href, 'documentRequest')} t={t} />
      )}
      {costs && (
        <CostHelper
          basis={costs}
          rates={rates}
          day={new Date().toISOString().slice(0, 10)}
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
