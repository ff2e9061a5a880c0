import {
  BedSingle,
  Building,
  Building2,
  CarFront,
  Factory,
  House,
  LandPlot,
  Store,
  type IconNode,
} from 'lucide'

import { Icon } from '@/components/ui/icon'
import { columnsClass } from '@/components/ui/item-columns'
import type { Translator } from '@/lib/i18n/translator'
import type { QuickSearchLinks } from '@/features/listings/model/quick-search'
import type { TypeIcon } from '@/features/listings/model/type-icons'

export interface PlaceListItem extends QuickSearchLinks {
  name: string
  zip?: string
  country?: string | undefined
  icon?: TypeIcon
}

const icons: Readonly<Record<TypeIcon, IconNode>> = {
  house: House,
  studio: BedSingle,
  apartment: Building,
  land: LandPlot,
  building: Building2,
  shop: Store,
  industrial: Factory,
  garage: CarFront,
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
  <div>
    {title && <Heading className="mb-4 text-card">{title}</Heading>}
    <ul className={`${columnsClass(perRow)} place-list`}>
      {items.map(({ name, zip, country, icon, saleCount, saleHref, rentCount, rentHref }) => (
        <li key={`${name} ${zip ?? ''} ${country ?? ''}`}>
          <b>
            {icon && <Icon node={icons[icon]} className="mt-0.5 mr-2 size-5" />}
            <span>
              {name}
              {zip && <i>{` ${zip}`}</i>}
              {country && <i>{`, ${country}`}</i>}
            </span>
          </b>
          {saleHref && <a href={saleHref}>{t('placeIndex.sale', { number: saleCount })}</a>}
          {rentHref && <a href={rentHref}>{t('placeIndex.rent', { number: rentCount })}</a>}
        </li>
      ))}
    </ul>
    {note && <p className="figures mt-4 text-slate">{note}</p>}
  </div>
)

/** Names of places that lead to their properties, without counts. */
export const PlaceNames = ({ places }: { places: PlaceListItem[] }) => (
  <ul className="place-names mt-6 flex flex-wrap gap-x-6">
    {places.map(({ name, zip, saleHref, rentHref }) => (
      <li key={`${name} ${zip ?? ''}`}>
        <a href={saleHref ?? rentHref ?? undefined}>{name}</a>
      </li>
    ))}
  </ul>
)
