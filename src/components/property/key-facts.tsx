import { BedDouble, Maximize, Trees } from 'lucide'
import type { IconNode } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatSurface } from '@/lib/property/format-value'
import type { PropertySummary } from '@/lib/property/property-summary'

interface KeyFactsProps {
  property: Pick<PropertySummary, 'bedrooms' | 'livingAreaInSquareMetres' | 'groundAreaInSquareMetres'>
  locale: Locale
  t: Translator
}

const Fact = ({ icon, name, value }: { icon: IconNode; name: string; value: string }) => (
  <li className="inline-flex items-center gap-1.5">
    <Icon node={icon} className="size-4 text-steel" />
    <span className="sr-only">{name}: </span>
    {value}
  </li>
)

/** Bedrooms and surfaces in one line; what is unknown is left out. */
export function KeyFacts({ property, locale, t }: KeyFactsProps) {
  const { bedrooms, livingAreaInSquareMetres: living, groundAreaInSquareMetres: ground } = property
  if (!bedrooms && !living && !ground) return null
  return (
    <ul className="figures flex flex-wrap gap-x-4 gap-y-1 text-small text-slate">
      {bedrooms ? <Fact icon={BedDouble} name={t('property.bedrooms')} value={String(bedrooms)} /> : null}
      {living ? (
        <Fact icon={Maximize} name={t('property.livingArea')} value={formatSurface(living, locale)} />
      ) : null}
      {ground ? (
        <Fact icon={Trees} name={t('property.groundArea')} value={formatSurface(ground, locale)} />
      ) : null}
    </ul>
  )
}
