import { columnsClass } from '@/components/ui/item-columns'
import type { Translator } from '@/lib/i18n/translator'
import type { QuickSearchLinks } from '@/features/listings/model/quick-search'

export interface PlaceListItem extends QuickSearchLinks {
  name: string
  zip?: string
  country?: string | undefined
}

interface PlaceListProps {
  title: string | null
  headingLevel: 'h2' | 'h3'
  items: PlaceListItem[]
  /** Below the list. */
  note?: string | null
  perRow: number
  t: Translator
}

/** Places or types with their counts as links; empty ones are left out. */
export const PlaceList = ({ title, headingLevel: Heading, items, note, perRow, t }: PlaceListProps) => (
  <div className="not-first:mt-10 md:not-first:mt-14">
    {title && <Heading className="mb-4 text-card">{title}</Heading>}
    <ul className={`${columnsClass(perRow)} place-list`}>
      {items.map(({ name, zip, country, saleCount, saleHref, rentCount, rentHref }) => (
        <li key={`${name} ${zip ?? ''} ${country ?? ''}`}>
          <b>
            {name}
            {zip && <i>{` ${zip}`}</i>}
            {country && <i>{`, ${country}`}</i>}
          </b>
          {saleHref && <a href={saleHref}>{t('placeIndex.sale', { number: saleCount })}</a>}
          {rentHref && <a href={rentHref}>{t('placeIndex.rent', { number: rentCount })}</a>}
        </li>
      ))}
    </ul>
    {note && <p className="figures mt-4 text-slate">{note}</p>}
  </div>
)
