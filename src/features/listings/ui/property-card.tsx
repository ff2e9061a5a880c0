import type { ReactNode } from 'react'

import { SavePlace } from '@/features/saved/ui/save-place'
import { Picture } from '@/components/ui/picture'
import { ScriptPlace } from '@/components/ui/script-place'
import { isOverlayMarquee } from '@/features/property/model/marquee'
import { joinWithDots } from '@/lib/values/text'
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
export function CardPicture({
  card,
  labels,
  sizes,
  priority,
  children,
}: PropertyCardProps & { children?: ReactNode }) {
  const { picture, photos, marquee, newUntil } = card
  return (
    <div className="card-picture">
      {picture ? (
        <>
          <Picture source={picture} sizes={sizes} priority={priority} />
          {photos && <ScriptPlace as="div" className="card-photos" data-total={photos} />}
        </>
      ) : (
        <p className="flex size-full items-center justify-center text-small text-slate">{labels.noPhoto}</p>
      )}
      {marquee &&
        (isOverlayMarquee(marquee.meaning) ? (
          <p className="absolute inset-0 flex items-end bg-dark/65 p-4 font-display text-title leading-none font-bold text-on-dark">
            {marquee.name}
          </p>
        ) : (
          <MarqueeBadge marquee={marquee} until={newUntil} />
        ))}
      {children}
    </div>
  )
}

interface CardLinkProps {
  card: CardData
  /** Whether the place is seen in the link, or is in its name alone. */
  showsPlace?: boolean | undefined
  reference?: string
}

/** The link of the title, which covers the whole card; out of its card its name says what it is, where, and the price. */
export function CardLink({ card, showsPlace, reference = '' }: CardLinkProps) {
  const { href, title, place, kind, price } = card
  const priceText = [price.before, price.amount, price.after].filter(Boolean).join(' ')
  const more = [showsPlace ? '' : place, kind, priceText, reference].filter(Boolean)
  return (
    <a href={href} className="card-link">
      {showsPlace && place ? `${title}, ${place}` : title}
      {more.length > 0 && <i>{`, ${more.join(', ')}`}</i>}
    </a>
  )
}

/** The next open house; a script hides it once it is over, because a cached page remains. */
export const CardOpenHouse = ({ card: { openHouse } }: { card: CardData }) =>
  openHouse && (
    <p className="card-open" data-until={openHouse.until}>
      {openHouse.text}
    </p>
  )

/** What the agent says, with portrait and name. */
export const AgentLine = ({
  line: { text, name, portrait },
}: {
  line: NonNullable<CardData['agentLine']>
}) => (
  <p className="card-line">
    {portrait ? (
      // Its style sheet has its size: many on one page are kept short.
      <img src={portrait.src} alt={name} loading="lazy" />
    ) : (
      <span className="sr-only">{name}</span>
    )}
    <span>{text}</span>
  </p>
)

/** One property in a list: the picture above, then price, street, place and facts. */
export function PropertyCard(props: PropertyCardProps) {
  const { card, labels, headingLevel: Heading = 'h3' } = props
  return (
    <article id={`p-${card.ref}`} className="card">
      <CardPicture {...props}>
        <CardOpenHouse card={card} />
      </CardPicture>
      <div className="card-text">
        <p className="card-price">
          <PriceLine price={card.price} className="price" />
          {card.epc && <EpcBadge label={card.epc} name={labels.epc} />}
        </p>
        <Heading className="card-title">
          <CardLink
            card={card}
            showsPlace={card.agentLine !== undefined}
            reference={`${labels.reference} ${card.ref}`}
          />
        </Heading>
        {card.agentLine ? (
          <AgentLine line={card.agentLine} />
        ) : (
          <p className="card-place">{joinWithDots([card.kind, card.place])}</p>
        )}
        <FactList facts={card.facts} labels={labels.facts} kind={card.agentLine ? card.kind : ''} />
      </div>
      <SavePlace />
    </article>
  )
}
