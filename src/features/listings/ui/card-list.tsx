import { SaveModel } from '@/features/saved/ui/save-place'

import type { CardData, CardLabels } from './card-data'
import { CardPhotosModel } from './card-photos/card-photos-model'
import { PropertyCard } from './property-card'
import { PropertyRow } from './property-row'

interface CardListProps {
  cards: CardData[]
  /** Sold or let ones after the others, below a heading of their own. */
  gone?: { title: string; cards: CardData[] } | undefined
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
  gone,
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
  const list = (shown: CardData[], level: 'h2' | 'h3') => (
    <ul
      className={`cards ${className ?? ''}`.trim()}
      data-photos={hasPhotos ? '' : undefined}
      data-listing={isListing ? '' : undefined}
    >
      {shown.map((card) => (
        <li key={card.ref} data-document={card.document}>
          <Item
            card={card}
            labels={labels}
            sizes={sizes}
            priority={startsPage && card === cards[0]}
            headingLevel={level}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {cards.length > 0 && list(cards, headingLevel)}
      {gone && gone.cards.length > 0 && (
        <>
          <h2 className={`figures mb-6 text-card ${cards.length > 0 ? 'mt-14' : ''}`.trim()}>{gone.title}</h2>
          {list(gone.cards, 'h3')}
        </>
      )}
      {hasPhotos && <CardPhotosModel texts={labels.photos} />}
      <SaveModel texts={labels.save} />
    </>
  )
}
