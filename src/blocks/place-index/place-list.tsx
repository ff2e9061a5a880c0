import { columnsClass } from '@/components/ui/item-columns'
import type { Translator } from '@/lib/i18n/translator'
import type { QuickSearchLinks } from '@/features/listings/model/quick-search'

export interface PlaceListItem extends QuickSearchLinks {
  name: string
  zip?: string
}

interface PlaceListProps {
  title: string | null
  headingLevel: 'h2' | 'h3'
  items: PlaceListItem[]
  perRow: number
  t: Translator
}

/** Classes are on the list: on each item they would be sent once per item, and twice. */
const listClass = `figures gap-x-8 max-sm:grid-cols-2 max-sm:gap-x-5 *:border-t *:border-line *:py-2.5
  [&_a]:mr-4 [&_a]:inline-block [&_a]:py-1 [&_a]:text-small [&_a]:underline [&_a]:decoration-steel/40
  [&_a:hover]:decoration-current [&_b]:block [&_b]:font-semibold [&_i]:font-normal [&_i]:not-italic`

/** Places or types with their counts as links; empty ones are left out. */
export const PlaceList = ({ title, headingLevel: Heading, items, perRow, t }: PlaceListProps) => (
  <div className="not-first:mt-10 md:not-first:mt-14">
    {title && <Heading className="mb-4 text-card">{title}</Heading>}
    <ul className={`${columnsClass(perRow)} ${listClass}`}>
      {items.map(({ name, zip, saleCount, saleHref, rentCount, rentHref }) => (
        <li key={`${name} ${zip ?? ''}`}>
          <b>
            {name}
            {zip && <i> {zip}</i>}
          </b>
          {saleHref && <a href={saleHref}>{t('placeIndex.sale', { number: saleCount })}</a>}
          {rentHref && <a href={rentHref}>{t('placeIndex.rent', { number: rentCount })}</a>}
        </li>
      ))}
    </ul>
  </div>
)
