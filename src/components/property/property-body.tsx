import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/lib/property/property-detail'

import { EnergySection } from './energy-section'
import { FactsTable } from './facts-table'

const sectionTitles = {
  general: 'property.sections.general',
  financial: 'property.sections.financial',
  planning: 'property.sections.planning',
  energy: 'property.sections.energy',
  comfort: 'property.sections.comfort',
  environment: 'property.sections.environment',
} as const

function Plans({ plans, t }: { plans: PropertyDetail['plans']; t: Translator }) {
  if (plans.length === 0) return null
  return (
    <section aria-labelledby="plans" className="mt-12">
      <h2 id="plans" className="text-card">
        {t('property.plans')}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.src} className="border border-line">
            <Picture source={plan} sizes="(min-width: 64rem) 30vw, 90vw" className="w-full" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Description, facts by section, energy and plans. */
export function PropertyBody({ property, t }: { property: PropertyDetail; t: Translator }) {
  return (
    <>
      {property.paragraphs.length > 0 && (
        <section aria-labelledby="description" className="mt-10">
          <h2 id="description" className="text-card">
            {t('property.description')}
          </h2>
          <div className="prose mt-3">
            {property.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      )}
      <EnergySection property={property} t={t} />
      {property.sections.map(({ section, title, facts }) => (
        <FactsTable key={section} id={section} title={title ?? t(sectionTitles[section])} facts={facts} />
      ))}
      <Plans plans={property.plans} t={t} />
      {property.onlineSince && (
        <p className="mt-10 text-small text-slate">
          {t('property.onlineSince', { date: property.onlineSince })}
        </p>
      )}
    </>
  )
}
