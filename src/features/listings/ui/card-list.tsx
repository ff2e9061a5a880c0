import { SaveModel } from '@/features/saved/ui/save-place'

import type { CardData, CardLabels } from './card-data'
import { CardPhotosModel } from './card-photos/card-photos-model'
import { PropertyCard } from './property-card'
import { PropertyRow } from './property-row'

interface CardListProps {
  cards: CardData[]
  labels: CardLabels
  as: 'cards' | 'rows'
  className?: string
  sizes: string
  headingLevel?: 'h2' | 'h3' | undefined
  /** The first picture is loaded with priority. */
  startsPage?: boolean | undefined
  /** The list of a page with filters: the back link of a property page returns to its card. */
  isListing?: boolean | undefined
}

/** Properties as cards or rows, rendered from compact data. */
export function CardList({
  cards,
  labels,
  as,
  className,
  sizes,
  headingLevel = 'h3',
  ...page
}: CardListProps) {
  const { startsPage, isListing = false } = page
  const Item = as === 'rows' ? PropertyRow : PropertyCard
  const hasPhotos = cards.some(({ photos }) => photos)
  return (
    <>
      <ul
        className={`cards ${className ?? ''}`.trim()}
        data-photos={hasPhotos ? '' : undefined}
        data-listing={isListing ? '' : undefined}
      >
        {cards.map((card, index) => (
          <li key={card.ref}>
            <Item
              card={card}
              labels={labels}
              sizes={sizes}
              priority={startsPage && index === 0}
              headingLevel={headingLevel}
            />
          </li>
        ))}
      </ul>
      {hasPhotos && <CardPhotosModel texts={labels.photos} />}
      <SaveModel texts={labels.save} />
    </>
  )
}
