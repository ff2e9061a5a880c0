import { EpcBadge } from '@/features/property/ui/epc-badge'
import { PropertyNote } from '@/features/saved/ui/property-note'
import { SaveButton } from '@/features/saved/ui/save-button'
import type { SaveTexts } from '@/features/saved/ui/save-texts'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { joinWithDots } from '@/lib/values/text'
import { formatSurface } from '@/features/property/model/format-value'
import type { PriceFormat, PriceStyle } from '@/features/property/model/price'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { compareParamName } from '@/features/saved/model/saved-params'
import { priceLine } from '@/features/property/model/price-parts'
import { formatTown } from '@/features/property/model/format-town'

interface SavedItemProps {
  property: PropertySummary
  locale: Locale
  priceStyle: PriceStyle
  texts: SaveTexts
  t: Translator
  /** Id of the comparison form; null if there is nothing to compare with. */
  compareForm: string | null
  priority: boolean
}

/** Rooms and surfaces in words, without unknown values. */
function formatFacts(property: PropertySummary, format: PriceFormat, t: Translator): string {
  const { bedrooms, livingAreaInSquareMetres: living, groundAreaInSquareMetres: ground } = property
  return joinWithDots([
    bedrooms ? t('saved.bedrooms', { count: bedrooms }) : null,
    living ? `${t('property.livingArea')} ${formatSurface(living, format)}` : null,
    ground ? `${t('property.groundArea')} ${formatSurface(ground, format)}` : null,
  ])
}

function ItemPicture({ property, priority }: Pick<SavedItemProps, 'property' | 'priority'>) {
  return (
    <div className="relative aspect-[4/3] bg-mist">
      {property.picture && (
        <Picture
          source={{ ...property.picture, alt: '' }}
          sizes="(min-width: 36rem) 14rem, 90vw"
          priority={priority}
          className="size-full"
        />
      )}
    </div>
  )
}

/** One saved property: its facts, the visitor's note, and a box to choose it for comparison. */
export function SavedItem(props: SavedItemProps) {
  const { property, locale, priceStyle, texts, t, compareForm, priority } = props
  const { ref, title, marquee, epcLabel } = property
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-line py-6 sm:grid-cols-[14rem_1fr] lg:grid-cols-[14rem_1fr_20rem]">
      <ItemPicture property={property} priority={priority} />
      <div className="flex min-w-0 flex-col items-start">
        <h3 className="text-card">
          <a href={property.href} className="hover:underline">
            {title}
          </a>
        </h3>
        <p className="mt-1 text-slate">{joinWithDots([property.typeName, formatTown(property)])}</p>
        <p className="figures mt-2 flex flex-wrap items-center gap-3 font-display text-card font-bold">
          {priceLine(property.price, { locale, priceStyle, t })}
          {epcLabel && <EpcBadge label={epcLabel} name={t('property.energyLabel')} />}
          {marquee && <span className="font-text text-small font-semibold text-brand">{marquee.name}</span>}
        </p>
        <p className="figures mt-2 text-small text-slate">
          {formatFacts(property, { locale, style: priceStyle }, t)}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 print:hidden">
          {compareForm && (
            <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
              <input
                type="checkbox"
                form={compareForm}
                name={compareParamName}
                value={ref}
                className="size-5 accent-brand"
              />
              {t('saved.compare')}
              <span className="sr-only">: {title}</span>
            </label>
          )}
          <SaveButton propertyRef={ref} title={title} texts={texts} className="min-h-11" />
        </div>
      </div>
      <PropertyNote
        propertyRef={ref}
        label={t('saved.note')}
        title={title}
        className="noscript:hidden sm:col-span-2 lg:col-span-1"
      />
    </li>
  )
}
