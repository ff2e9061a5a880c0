import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { DescribedFact, DescribedSection } from '@/features/property/model/describe-sections'
import { type PriceStyle, formatPrice } from '@/features/property/model/price'
import type { ArrangedFacts } from '@/features/property-page/model/arrange-facts'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { formatChange } from '@/features/property/model/format-percentage'
import { formatDate } from '@/features/property/model/format-value'
import type { PriceStep } from '@/features/property/model/price-steps'
import { fieldMark } from '@/lib/field-marks'
import { toDay } from '@/lib/time/belgian-time'
import { labelColon } from '@/lib/i18n/label-colon'

import { EnergyCertificate } from './energy-certificate'
import { FactTable } from './fact-table'
import { FloodScores } from './flood-scores'
import { PageSection } from './page-section'
import { Nearby } from './surroundings'

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
    <details className="mt-4" data-field={fieldMark(explained[0]?.field)}>
      <summary className="inline-flex min-h-11 items-center gap-2 text-small font-semibold underline">
        {t('property.planningLegend')}
        {colon}
        {explained.map(({ code }) => code).join(', ')}
      </summary>
      <dl className="mt-2 grid gap-1 text-small">
        {explained.map(({ field, code, label, value }) => (
          <div key={code} className="flex gap-3" data-field={fieldMark(field)}>
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
    <div className="mt-5" data-field={fieldMark('priceHistory')}>
      <h3 className="font-semibold">{t('property.priceHistory')}</h3>
      <ol className="price-steps">
        {steps.map(({ date, price, changePercent }) => (
          <li key={date}>
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
  facts: ArrangedFacts
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
const sectionTitle = ({ section, title }: DescribedSection, t: Translator): string =>
  title || t(titles[section])

/** The field that the title of a section leads to in a preview: that of its first fact. */
const fieldOf = ([first]: readonly DescribedFact[]): string =>
  first ? (first.storedIn ?? first.field) : 'priceHistory'

/** What a sale for an annuity consists of. */
export function Viager({ facts, t }: { facts: readonly DescribedFact[]; t: Translator }) {
  if (facts.length === 0) return null
  return (
    <div className="mt-8 border-l-4 border-brand pl-5" data-field={fieldMark('viagerType')}>
      <h2 className="text-card">{t('property.viagerTitle')}</h2>
      <p className="mt-1 mb-4 max-w-2xl text-slate print:hidden">{t('property.viagerText')}</p>
      <FactTable facts={facts} />
    </div>
  )
}

/** The energy label with its number, and the other papers that decide: always open. */
export function EnergySection({ property, facts, locale, t }: FactSectionsProps) {
  const { sections, epc, planningCodes } = property
  const { papers, flood } = facts
  if (epc.state === 'none' && papers.length + flood.length === 0) return null
  // A plot has papers without an energy label.
  const shown = epc.state === 'none' ? 'planning' : 'energy'
  const section = sections.find((each) => each.section === shown)
  const usual = shown === 'energy' ? 'property.epcTitle' : titles.planning
  const field = shown === 'energy' ? 'epcState' : fieldOf([...papers, ...flood])
  return (
    <PageSection id="energy" title={section ? sectionTitle(section, t) : t(usual)} field={field}>
      <div className="grid gap-x-16 lg:grid-cols-3">
        <EnergyCertificate property={property} t={t} />
        <div className="lg:col-span-2">
          {papers.length > 0 && <FactTable facts={papers} codes={planningCodes} />}
          <PlanningLegend facts={papers} codes={planningCodes} locale={locale} t={t} />
          <FloodScores facts={flood} t={t} />
        </div>
      </div>
    </PageSection>
  )
}

/** The facts of one section of the register, with what belongs to them. */
function RegisterFacts({ section, ...props }: FactSectionsProps & { section: DescribedSection }) {
  const { property, locale, t } = props
  const { planningCodes: codes, history } = property
  return (
    <>
      {section.facts.length > 0 && <FactTable facts={section.facts} codes={codes} />}
      {section.section === 'planning' && (
        <PlanningLegend facts={section.facts} codes={codes} locale={locale} t={t} />
      )}
      {section.section === 'financial' && history && <PriceHistory steps={history.steps} {...props} />}
    </>
  )
}

interface FoldProps {
  title: ReactNode
  className?: string
  field: string
  children: ReactNode
}

const Fold = ({ title, className = '', field, children }: FoldProps) => (
  <details className={`group ${className}`.trim()} data-field={fieldMark(field)}>
    <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold hover:text-brand">
      {title}
      <Icon node={ChevronDown} className="size-4 group-open:rotate-180" />
    </summary>
    <div className="pb-6">{children}</div>
  </details>
)

/** The register of a short page: everything in one fold, also the places nearby. */
function ShortRegister(props: FactSectionsProps) {
  const { property, facts, t } = props
  const field = fieldOf(facts.register.flatMap((section) => section.facts))
  return (
    <section aria-labelledby="register" className="-mb-8 mt-8 border-t border-ink print:text-small">
      <Fold
        field={field}
        title={
          <h2 id="register" className="text-card">
            {t('property.register')}
          </h2>
        }
      >
        {facts.register.map((section) => (
          <div key={section.section} className="mb-8" data-field={fieldMark(fieldOf(section.facts))}>
            <h3 className="mb-3 font-semibold">{sectionTitle(section, t)}</h3>
            <RegisterFacts section={section} {...props} />
          </div>
        ))}
        <Nearby places={property.nearby} t={t} />
      </Fold>
    </section>
  )
}

/**
 * All other facts by section, as the editor arranged them: folded, because few visitors look them up. The search of a
 * browser opens what it finds. On paper it is a second sheet, unfolded.
 */
export function Register(props: FactSectionsProps) {
  const { property, facts, t } = props
  if (facts.register.length === 0) return null
  if (property.isShort) return <ShortRegister {...props} />
  return (
    <PageSection
      id="register"
      title={t('property.register')}
      field={fieldOf(facts.register.flatMap((section) => section.facts))}
      isPrinted
    >
      <div className="grid gap-x-16 lg:grid-cols-3">
        {facts.register.map((section) => (
          <Fold
            key={section.section}
            title={sectionTitle(section, t)}
            field={fieldOf(section.facts)}
            className="border-t border-line open:col-span-full"
          >
            <RegisterFacts section={section} {...props} />
          </Fold>
        ))}
      </div>
    </PageSection>
  )
}
