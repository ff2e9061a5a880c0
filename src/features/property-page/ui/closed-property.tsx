import { fieldMark, messageMark } from '@/lib/field-marks'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { Translator } from '@/lib/i18n/translator'

import { AgentCard } from './agent-card'

interface ClosedPropertyProps {
  property: PropertyDetail
  /** URLs of the list of available properties, and of the form for a valuation; null for one that the site does not have. */
  listHref: string | null
  valuationHref: string | null
  t: Translator
}

/** All that is left of a property that was sold or let, without the seller's consent: its number (facts.md 3.6). */
export function ClosedProperty({ property, listHref, valuationHref, t }: ClosedPropertyProps) {
  return (
    <div className="wrap py-12 lg:py-16">
      <h1 className="text-headline" data-field={fieldMark('status')}>
        {property.summary.title}
      </h1>
      <p className="mt-4 max-w-2xl text-lead" data-field={fieldMark('status')}>
        {t('property.closedText')}
      </p>
      <p className="mt-6 flex flex-wrap gap-3 empty:hidden print:hidden" data-message={messageMark()}>
        {listHref && (
          <a href={listHref} className="button button-brand">
            {t('property.seeOthers')}
          </a>
        )}
        {valuationHref && (
          <a href={valuationHref} className="button button-quiet">
            {t('shell.valuation')}
          </a>
        )}
      </p>
      {property.agent && (
        <div className="mt-10" data-field={fieldMark('agent')}>
          <h2 className="mb-4 text-card">{t('property.contact')}</h2>
          <AgentCard agent={property.agent} t={t} />
        </div>
      )}
    </div>
  )
}
