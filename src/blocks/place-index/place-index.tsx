import { SectionHeading } from '@/components/ui/section-heading'
import { findPlaceIndex, type PlaceIndex as Places } from '@/features/listings/server/find-place-index'
import type { Translator } from '@/lib/i18n/translator'
import { getPageTranslator } from '@/features/property/server/get-page-translator'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

import { PlaceList, PlaceNames, type PlaceListItem } from './place-list'

const countOf = ({ saleCount, rentCount }: PlaceListItem): number => saleCount + rentCount

/** The totals, when the counts of the types add up to more; null when they do not. */
function overlapNote({ types, totals }: Places, t: Translator): string | null {
  const sumOf = (count: 'saleCount' | 'rentCount') => types.reduce((sum, type) => sum + type[count], 0)
  if (sumOf('saleCount') <= totals.sale && sumOf('rentCount') <= totals.rent) return null
  const counts = (['sale', 'rent'] as const)
    .filter((kind) => totals[kind] > 0)
    .map((kind) => t(`placeIndex.${kind}`, { number: totals[kind] }))
  return t('placeIndex.overlap', { counts: counts.join(', ') })
}

/** Places and types of the agency's properties; every count links to the list. */
export async function PlaceIndex({ data, context }: BlockViewProps<'placeIndex'>) {
  const { locale, columns } = context
  const [index, t] = await Promise.all([findPlaceIndex(data.goal, locale), getPageTranslator(locale)])
  const cities = data.content === 'types' ? [] : index.cities
  const types = data.content === 'cities' ? [] : index.types
  if (cities.length + types.length === 0) return null
  const inOrder =
    data.sortBy === 'count' ? cities.toSorted((one, other) => countOf(other) - countOf(one)) : cities
  const most = data.maxItems ?? inOrder.length
  const others = inOrder.slice(most).toSorted((one, other) => one.name.localeCompare(other.name, locale))
  const isTitled = cities.length > 0 && types.length > 0
  const perRow = itemsPerRow(data.numberItemOfRow, 4, columns)
  const listProps = {
    headingLevel: data.heading ? ('h3' as const) : ('h2' as const),
    perRow: isTitled ? Math.ceil(perRow / 2) : perRow,
    t,
  }
  return (
    <BlockBand field="goal" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <div className={isTitled ? 'grid gap-x-16 gap-y-10 lg:grid-cols-2' : undefined}>
        {types.length > 0 && (
          <PlaceList
            title={isTitled ? t('placeIndex.types') : null}
            items={types}
            note={overlapNote(index, t)}
            {...listProps}
          />
        )}
        {cities.length > 0 && (
          <PlaceList
            title={isTitled ? t('placeIndex.cities') : null}
            items={inOrder.slice(0, most)}
            {...listProps}
          />
        )}
      </div>
      {others.length > 0 && <PlaceNames places={others} />}
    </BlockBand>
  )
}
