import { Picture } from '@/components/ui/picture'
import type { MapProperty } from '@/features/map/model/map-messages'
import type { MapCard } from '@/features/map/model/map-points'
import { joinWithDots } from '@/lib/values/text'

import type { MapTexts } from './map-texts'

interface CompactCardProps {
  property: MapProperty
  /** Not an object until it has loaded, and where it cannot be: what the marker knows is shown. */
  card: MapCard | string
  texts: MapTexts
}

/** A property in two or three lines, with a small picture: in the list of a building, and in the sheet of a phone. */
export function CompactCard({ property, card, texts }: CompactCardProps) {
  const { priceText, label, isApproximate } = property
  const loadedCard = typeof card === 'object' ? card : null
  const facts = [...(loadedCard?.facts ?? []), isApproximate ? texts.approximate : null]
  return (
    <span className="map-compact">
      <span className="map-compact-picture">
        {loadedCard?.picture && <Picture source={loadedCard.picture} sizes="7rem" className="size-full" />}
      </span>
      <span className="min-w-0">
        <span className="figures block font-semibold">{loadedCard?.price ?? priceText}</span>
        <span className="line-clamp-2 text-small">{loadedCard?.title ?? label}</span>
        <span className="figures block truncate text-small text-slate">
          {joinWithDots(facts.filter((fact) => fact !== null))}
        </span>
      </span>
    </span>
  )
}
