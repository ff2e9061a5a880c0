import { X } from 'lucide'
import { useEffect, useRef } from 'react'

import type { MapProperty } from '@/features/map/model/map-messages'
import type { Locale } from '@/lib/i18n/locales'

import { CompactCard } from './compact-card'
import { MapButton } from './map-button'
import type { MapTexts } from './map-texts'
import { useSeenCard } from './use-card'

interface CardSheetProps {
  properties: readonly MapProperty[]
  chosen: MapProperty
  locale: Locale
  texts: MapTexts
  /** Called with the property whose card was moved into the middle. */
  onShow: (property: MapProperty) => void
  onClose: () => void
}

interface SheetCardProps extends Pick<CardSheetProps, 'locale' | 'texts'> {
  property: MapProperty
}

/** A row rests this long at the end of a movement. */
const restMs = 120

const isAt = (row: HTMLElement): number => {
  const [first, second] = row.children
  const step = second && first ? second.getBoundingClientRect().x - first.getBoundingClientRect().x : 0
  return step > 0 ? Math.round(row.scrollLeft / step) : 0
}

function SheetCard({ property, locale, texts }: SheetCardProps) {
  const { element, card } = useSeenCard<HTMLLIElement>(locale, property.ref)
  const content = <CompactCard property={property} card={card} texts={texts} />
  return (
    <li ref={element}>
      {typeof card === 'object' ? (
        <a href={card.href} target="_top">
          {content}
        </a>
      ) : (
        content
      )}
      {card === 'failed' && <p className="text-small">{texts.cardFailed}</p>}
    </li>
  )
}

/**
 * The cards of a phone: a row at the bottom of the map. It follows the chosen marker, and the marker follows the row
 * when it is swiped. The focus moves into it; Escape and the close button close it.
 */
export function CardSheet({ properties, chosen, locale, texts, onShow, onClose }: CardSheetProps) {
  const panel = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const timer = useRef(0)
  const at = properties.findIndex(({ ref }) => ref === chosen.ref)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const card = row.current?.children[at]
    if (row.current && card && isAt(row.current) !== at)
      card.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [at, properties])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const onScroll = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const shown = row.current && properties[isAt(row.current)]
      if (shown && shown.ref !== chosen.ref) onShow(shown)
    }, restMs)
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={chosen.label}
      className="map-sheet focus:[box-shadow:none] focus:outline-none"
    >
      <div className="map-tools">
        <MapButton icon={X} label={texts.close} onClick={onClose} />
      </div>
      <ul ref={row} onScroll={onScroll}>
        {properties.map((property) => (
          <SheetCard key={property.ref} property={property} locale={locale} texts={texts} />
        ))}
      </ul>
    </section>
  )
}
