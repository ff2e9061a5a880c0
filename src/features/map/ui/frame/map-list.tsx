import { X } from 'lucide'
import { useEffect, useRef } from 'react'

import type { MapProperty } from '@/features/map/model/map-messages'
import type { Locale } from '@/lib/i18n/locales'

import { CompactCard } from './compact-card'
import { MapButton } from './map-button'
import { withNumber, type MapTexts } from './map-texts'
import { useSeenCard } from './use-card'

interface ListedProps {
  locale: Locale
  texts: MapTexts
  onChoose: (property: MapProperty) => void
}

interface MapListProps extends ListedProps {
  title: string
  properties: readonly MapProperty[]
  onClose: () => void
}

const maxListed = 100

function Listed({ property, locale, texts, onChoose }: ListedProps & { property: MapProperty }) {
  const { element, card } = useSeenCard<HTMLLIElement>(locale, property.ref)
  return (
    <li ref={element}>
      <button
        type="button"
        onClick={() => onChoose(property)}
        className="w-full px-4 py-3 text-left -outline-offset-2 hover:bg-mist"
      >
        <CompactCard property={property} card={card} texts={texts} />
      </button>
    </li>
  )
}

/** The markers as a list of the same properties. */
export function MapList({ title, properties, onClose, ...rest }: MapListProps) {
  const { texts } = rest
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="map-panel inset-x-3 top-3 flex max-h-[calc(100%-1.5rem)] flex-col focus:[box-shadow:none] focus:outline-none sm:right-auto sm:w-88"
    >
      <div className="flex items-center justify-between border-b border-line pl-4">
        <h2 className="text-body font-semibold">{title}</h2>
        <MapButton icon={X} label={texts.close} onClick={onClose} />
      </div>
      {properties.length === 0 && <p className="p-4 text-small text-slate">{texts.empty}</p>}
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        {properties.slice(0, maxListed).map((property) => (
          <Listed key={property.ref} property={property} {...rest} />
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
