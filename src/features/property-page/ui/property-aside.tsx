import { AgentCard } from './agent-card'
import { EpcBadge } from '@/features/property/ui/epc-badge'
import { fieldMark, messageMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/features/property/model/price'
import { priceLabel } from '@/features/property/model/price-parts'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { PropertyForm } from '@/features/submissions/model/property-forms'

import { AskingPrice, priceFieldOf } from './asking-price'
import { FurtherActions, MainActions } from './contact-actions'
import { EnergyCertificate, epcFieldOf } from './energy-certificate'
import { AgentLinks } from './page-tools'

interface PropertyAsideProps {
  property: PropertyDetail
  /** The forms offered for this property; empty if it is sold or rented. */
  forms: readonly PropertyForm[]
  /** The absolute URL of the page. */
  url: string
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

function Price({ property, locale, priceStyle, t }: PropertyAsideProps) {
  const { epcLabel, price } = property.summary
  if (price.kind === 'gone') return null
  return (
    <div className="mb-6 hidden items-end justify-between gap-4 lg:flex print:hidden">
      <div data-field={fieldMark(priceFieldOf(price))}>
        <p className="text-small text-slate">{priceLabel(price, t)}</p>
        <AskingPrice property={property} locale={locale} priceStyle={priceStyle} t={t} />
      </div>
      {epcLabel && (
        <EpcBadge
          label={epcLabel}
          name={t('property.energyLabel')}
          className="mb-1"
          field={fieldMark(epcFieldOf(property.epc))}
        />
      )}
    </div>
  )
}

/** Price, actions and agent: beside the title on wide screens, below it on phones. */
export function PropertyAside(props: PropertyAsideProps) {
  const { property, forms, t } = props
  return (
    <aside className="mt-6 lg:border-t-4 lg:border-brand lg:pt-5 print:mt-4 print:border-0 print:pt-0">
      <Price {...props} />
      {forms.length > 0 && (
        <div className="print:hidden" data-message={messageMark()}>
          <MainActions {...props} />
          <div className="mt-4 text-small">
            <FurtherActions {...props} />
          </div>
        </div>
      )}
      <div className="hidden print:mb-6 print:block">
        <EnergyCertificate property={property} t={t} />
      </div>
      {property.agent && (
        <div className="mt-6 print:mt-0" data-field={fieldMark('agent')}>
          <h2 className="mb-4 text-card">{t('property.contact')}</h2>
          <AgentCard agent={property.agent} hasPortrait={!property.summary.agentLine} t={t} />
        </div>
      )}
      {forms.length > 0 && <AgentLinks {...props} />}
    </aside>
  )
}
