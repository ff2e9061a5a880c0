import { SavePlace } from '@/features/saved/ui/save-place'
import { Picture } from '@/components/ui/picture'
import { isOverlayMarquee } from '@/features/property/model/marquee'

import type { CardData, CardLabels } from './card-data'
import { EpcBadge } from '@/features/property/ui/epc-badge'
import { FactList } from './fact-list'
import { MarqueeBadge } from '@/features/property/ui/marquee-badge'
import { PriceLine } from './price-line'

export interface PropertyCardProps {
  card: CardData
  labels: CardLabels
  /** Width of the picture on screen, for the `sizes` attribute. */
  sizes: string
  /** For the largest picture in the first view. */
  priority?: boolean | undefined
  headingLevel?: 'h2' | 'h3'
}

/** The picture with its ribbon; that of sold and rented covers it (acceptance D5). */
export function CardPicture({ card, labels, sizes, priority }: PropertyCardProps) {
  const { picture, marquee } = card
  return (
    <div className="relative aspect-[4/3] overflow-hidden bg-mist">
      {picture ? (
        <Picture
          source={picture}
          sizes={sizes}
          priority={priority}
          className="size-full transition-transform duration-250 group-hover:scale-[1.02]"
        />
      ) : (
        <p className="flex size-full items-center justify-center text-small text-slate">{labels.noPhoto}</p>
      )}
      {marquee &&
        (isOverlayMarquee(marquee.meaning) ? (
          <p className="absolute inset-0 flex items-end bg-ink/65 p-4 font-display text-title leading-none font-bold text-white">
            {marquee.name}
          </p>
        ) : (
          <MarqueeBadge marquee={marquee} className="absolute top-0 left-0" />
        ))}
    </div>
  )
}

/**
 * Common to all forms of a card: its id on the page, and its colours while its marker is selected on the map.
 */
export const cardClass =
  'group relative scroll-mt-4 outline-offset-8 data-[chosen]:outline-2 data-[chosen]:outline-ink'

/** The link of the title, which covers the whole card. */
export const CardLink = ({ card }: { card: CardData }) => (
  <a href={card.href} className="group-hover:underline after:absolute after:inset-0">
    {card.title}
  </a>
)

/** One property in a list: the picture above, then price, title, place and facts. */
export function PropertyCard(props: PropertyCardProps) {
  const { card, labels, headingLevel: Heading = 'h3' } = props
  return (
    <article id={`p-${card.ref}`} className={`${cardClass} flex w-full flex-col`}>
      <CardPicture {...props} />
      <div className="flex flex-1 flex-col pt-4">
        <p className="flex items-center justify-between gap-3">
          <PriceLine price={card.price} className="font-display text-card font-bold" />
          {card.epc && <EpcBadge label={card.epc} name={labels.epc} className="shrink-0" />}
        </p>
        <Heading className="mt-1 line-clamp-2 font-text text-body font-semibold tracking-normal">
          <CardLink card={card} />
        </Heading>
        <p className="mt-1 mb-3 text-small text-slate">{card.place}</p>
        <div className="mt-auto border-t border-line pt-3">
          <FactList facts={card.facts} labels={labels.facts} />
          <p className="sr-only">{`${labels.reference} ${card.ref}`}</p>
        </div>
      </div>
      <SavePlace />
    </article>
  )
}
