import { X } from 'lucide'
import { useEffect, useRef } from 'react'

import type { MapProperty } from '@/features/map/model/map-messages'

import { MapButton } from './map-button'
import { withNumber, type MapTexts } from './map-texts'

interface MapListProps {
  title: string
  properties: readonly MapProperty[]
  texts: MapTexts
  onChoose: (property: MapProperty) => void
  onClose: () => void
}

const maxListed = 100

/** The markers as a list of the same properties. */
export function MapList({ title, properties, texts, onChoose, onClose }: MapListProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="map-panel inset-x-3 top-3 flex max-h-[calc(100%-1.5rem)] flex-col focus:shadow-none focus:outline-none sm:right-auto sm:w-88"
    >
      <div className="flex items-center justify-between border-b border-line pl-4">
        <h2 className="text-body font-semibold">{title}</h2>
        <MapButton icon={X} label={texts.close} onClick={onClose} />
      </div>
      {properties.length === 0 && <p className="p-4 text-small text-slate">{texts.empty}</p>}
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        {properties.slice(0, maxListed).map((property) => (
          <li key={property.ref}>
            <button
              type="button"
              onClick={() => onChoose(property)}
              className="w-full px-4 py-3 text-left -outline-offset-2 hover:bg-mist"
            >
              <span className="figures block font-semibold">{property.priceText}</span>
              <span className="block text-small text-slate">
                {[property.label, property.isApproximate && texts.approximate].filter(Boolean).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {properties.length > maxListed && (
        <p className="border-t border-line p-4 text-small text-slate">
          {withNumber(texts.listMore, maxListed, texts)}
        </p>
      )}
    </section>
  )
}
