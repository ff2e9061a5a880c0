import type { ReactNode } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/lib/property/price'
import type { PropertyDetail } from '@/lib/property/property-detail'

import { AgentCard } from './agent-card'
import { PriceText } from './price-text'

interface PropertyAsideProps {
  property: PropertyDetail
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  /** The actions, which phones keep at the bottom of the screen. */
  children: ReactNode
}

/** Price, actions and agent: beside the facts on wide screens; on phones the actions stay at the bottom. */
export function PropertyAside({ property, locale, priceStyle, t, children }: PropertyAsideProps) {
  return (
    <aside className="mt-10 lg:sticky lg:top-24 lg:mt-8 lg:border-t-4 lg:border-brand lg:pt-6">
      <div className="hidden lg:block">
        <p className="text-small text-slate">{t('property.priceLabel')}</p>
        <PriceText
          price={property.summary.price}
          locale={locale}
          style={priceStyle}
          t={t}
          className="font-display text-title font-bold"
        />
      </div>
      <div
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white px-5 py-3 lg:static lg:mt-6 lg:border-0 lg:p-0 print:hidden"
      >
        {children}
      </div>
      {property.agent && (
        <div className="mt-8 border-t border-line pt-6">
          <h2 className="mb-4 text-card">{t('property.contact')}</h2>
          <AgentCard agent={property.agent} t={t} />
        </div>
      )}
    </aside>
  )
}
