import { SavePlace } from '@/features/saved/ui/save-place'

import { EpcBadge } from '@/features/property/ui/epc-badge'
import { FactList } from './fact-list'
import { PriceLine } from './price-line'
import { joinWithDots } from '@/lib/values/text'

import { AgentLine, CardLink, CardOpenHouse, CardPicture, type PropertyCardProps } from './property-card'

/** One property as a line of the list view: compact, for comparing. */
export function PropertyRow(props: PropertyCardProps) {
  const { card, labels, headingLevel: Heading = 'h3' } = props
  return (
    <article id={`p-${card.ref}`} className="card card-row">
      <CardPicture {...props} />
      <div className="min-w-0 lg:pt-1">
        <Heading className="text-card">
          <CardLink card={card} />
        </Heading>
        <p className="card-place">{joinWithDots([card.kind, card.place])}</p>
        <CardOpenHouse card={card} />
        {card.agentLine ? (
          <AgentLine line={card.agentLine} />
        ) : (
          card.intro && <p className="mb-4 line-clamp-2 max-w-prose max-lg:hidden">{card.intro}</p>
        )}
        <FactList facts={card.facts} labels={labels.facts} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:col-start-2 lg:flex-col lg:items-end lg:pt-1">
        <PriceLine price={card.price} className="price" />
        {card.epc && <EpcBadge label={card.epc} name={labels.epc} />}
        <p className="figures text-small text-slate">{`${labels.reference} ${card.ref}`}</p>
        {card.visitHref && (
          <a
            href={card.visitHref}
            rel="nofollow"
            className="row-action button button-quiet"
            aria-label={`${labels.visit}, ${card.title}`}
          >
            {labels.visit}
          </a>
        )}
      </div>
      <SavePlace className="top-35 right-auto -left-3 sm:top-5 sm:left-34 lg:left-68" />
    </article>
  )
}
