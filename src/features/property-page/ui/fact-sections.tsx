import type { ReactNode } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { viagerFields } from '@/features/property/model/viager'
import type { DescribedFact, DescribedSection } from '@/features/property/model/describe-sections'
import { type PriceStyle, formatPrice } from '@/features/property/model/price'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { formatChange } from '@/features/property/model/format-percentage'
import { formatDate } from '@/features/property/model/format-value'
import type { PriceStep } from '@/features/property/model/price-steps'
import { toDay } from '@/lib/time/belgian-time'
import { labelColon } from '@/lib/i18n/label-colon'

import { EnergyCertificate } from './energy-certificate'
import { FactTable } from './fact-table'
import { FloodScores } from './flood-scores'
import { PageSection } from './page-section'

interface PlanningLegendProps {
  facts: readonly DescribedFact[]
  codes: Readonly<Record<string, string>>
  locale: Locale
  t: Translator
}

/** The letters of a Flemish advert, each with its meaning and answer. */
function PlanningLegend({ facts, codes, locale, t }: PlanningLegendProps) {
  const explained = facts.flatMap((fact) => {
    const code = codes[fact.field]
    return code ? [{ ...fact, code }] : []
  })
  if (explained.length === 0) return null
  const colon = labelColon(locale)
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center gap-2 text-small font-semibold underline">
        {t('property.planningLegend')}
        {colon}
        {explained.map(({ code }) => code).join(', ')}
      </summary>
      <dl className="mt-2 space-y-1 text-small">
        {explained.map(({ code, label, value }) => (
          <div key={code} className="flex gap-3">
            <dt className="w-14 shrink-0 font-semibold">{code}</dt>
            <dd>
              {label}
              {colon}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface PriceHistoryProps {
  steps: readonly PriceStep[]
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** The prices of a property, newest first (X9). A single price is not shown. */
function PriceHistory({ steps, locale, priceStyle, t }: PriceHistoryProps) {
  if (steps.length < 2) return null
  const format = { locale, style: priceStyle }
  return (
    <div className="mt-8">
      <h3 className="text-card">{t('property.priceHistory')}</h3>
      <ol className="figures mt-3 max-w-xl border-t border-line">
        {steps.map(({ date, price, changePercent }) => (
          <li key={date} className="grid grid-cols-[1fr_auto_5.5rem] gap-4 border-b border-line py-2.5">
            <time dateTime={toDay(date) ?? undefined} className="text-slate">
              {formatDate(date, locale)}
            </time>
            <span className="font-medium">{formatPrice(price, format)}</span>
            <span className="text-right text-small leading-6 text-slate">
              {changePercent === null ? t('property.priceFirst') : formatChange(changePercent, format)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

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
