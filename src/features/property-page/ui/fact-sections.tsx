import type { ReactNode } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { viagerFields } from '@/features/property/model/viager'
import type { DescribedFact, DescribedSection } from '@/features/property/model/describe-sections'
import type { PriceStyle } from '@/features/property/model/price'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'

import { EnergyCertificate } from './energy-certificate'
import { FactTable } from './fact-table'
import { FloodScores } from './flood-scores'
import { PageSection } from './page-section'
import { PlanningLegend } from './planning-legend'
import { PriceHistory } from './price-history'

interface FactSectionsProps {
  property: PropertyDetail
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

const titles = {
  general: 'property.sections.general',
  financial: 'property.sections.financial',
  planning: 'property.sections.planning',
  energy: 'property.sections.energy',
  comfort: 'property.sections.comfort',
  environment: 'property.sections.environment',
} as const

/** The title of a section: the editor's own, or the interface's. */
export const sectionTitle = ({ section, title }: DescribedSection, t: Translator): string =>
  title || t(titles[section])

const printedSections: readonly DescribedSection['section'][] = ['general', 'financial']

const viagerNames = new Set<string>(viagerFields.map(({ name }) => name))
const floodNames = new Set(['floodScoreP', 'floodScoreG'])

const split = (facts: readonly DescribedFact[], names: ReadonlySet<string>) =>
  [facts.filter(({ field }) => !names.has(field)), facts.filter(({ field }) => names.has(field))] as const

function Viager({ facts, t }: { facts: readonly DescribedFact[]; t: Translator }) {
  if (facts.length === 0) return null
  return (
    <div className="mt-8 border-l-4 border-brand pl-5">
      <h3 className="text-card">{t('property.viagerTitle')}</h3>
      <p className="mt-1 mb-4 max-w-2xl text-slate">{t('property.viagerText')}</p>
      <FactTable facts={facts} />
    </div>
  )
}

/** What some sections show besides their plain facts. */
function content(
  section: DescribedSection,
  { property, locale, priceStyle, t }: FactSectionsProps,
): ReactNode {
  const { facts } = section
  switch (section.section) {
    case 'financial': {
      const [further, viager] = split(facts, viagerNames)
      return (
        <>
          {further.length > 0 && <FactTable facts={further} />}
          <Viager facts={viager} t={t} />
          {property.history && (
            <PriceHistory steps={property.history.steps} locale={locale} priceStyle={priceStyle} t={t} />
          )}
        </>
      )
    }
    case 'planning':
      return (
        <>
          <FactTable facts={facts} codes={property.planningCodes} />
          <PlanningLegend facts={facts} codes={property.planningCodes} locale={locale} t={t} />
        </>
      )
    case 'energy':
      return (
        <>
          <EnergyCertificate property={property} t={t} />
          <FactTable facts={facts} />
        </>
      )
    case 'environment': {
      const [further, flood] = split(facts, floodNames)
      return (
        <>
          {further.length > 0 && <FactTable facts={further} />}
          <FloodScores facts={flood} t={t} />
        </>
      )
    }
    default:
      return <FactTable facts={facts} />
  }
}

/**
 * The facts of a property by section, as the editor arranged them; the energy label is always shown in its
 * section.
 */
export function FactSections(props: FactSectionsProps) {
  const { property, t } = props
  const hasEnergy = property.sections.some(({ section }) => section === 'energy')
  return (
    <>
      {property.sections.map((section) => (
        <PageSection
          key={section.section}
          id={section.section}
          title={sectionTitle(section, t)}
          isPrinted={printedSections.includes(section.section)}
        >
          {content(section, props)}
        </PageSection>
      ))}
      {!hasEnergy && property.epc.state !== 'none' && (
        <PageSection id="energy" title={t('property.epcTitle')}>
          <EnergyCertificate property={property} t={t} />
        </PageSection>
      )}
    </>
  )
}
