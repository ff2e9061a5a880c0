import { ArrowRight, X } from 'lucide'
import { useEffect, useRef } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import { joinWithDots } from '@/lib/values/text'
import type { MapProperty } from '@/features/map/model/map-messages'
import type { MapCard } from '@/features/map/model/map-points'

import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { MapButton } from './map-button'
import type { MapTexts } from './map-texts'
import { useCard } from './use-card'

interface MapCardPanelProps {
  property: MapProperty
  locale: Locale
  texts: MapTexts
  onClose: () => void
}

const CardContent = ({
  card,
  isApproximate,
  texts,
}: {
  card: MapCard
  isApproximate: boolean
  texts: MapTexts
}) => (
  <>
    <div className="min-h-0 flex-1 overflow-y-auto">
      {card.picture && (
        <div className="relative">
          <Picture source={card.picture} sizes="22rem" className="aspect-video w-full" />
          {card.marquee && (
            <span className="absolute bottom-0 left-0 bg-dark px-2 py-1 text-small font-semibold text-on-dark">
              {card.marquee}
            </span>
          )}
        </div>
      )}
      <div className="p-4">
        <p className="figures text-card font-semibold">{card.price}</p>
        <h2 className="mt-1 line-clamp-2 font-text font-semibold tracking-normal">{card.title}</h2>
        <p className="mt-1 text-small text-slate">{card.place}</p>
        {card.facts.length > 0 && (
          <p className="figures mt-1 text-small text-slate">{joinWithDots(card.facts)}</p>
        )}
        {isApproximate && (
          <p className="mt-3 border-t border-line pt-3 text-small text-slate">{texts.approximateNote}</p>
        )}
      </div>
    </div>
    <div className="border-t border-line p-3">
      <a href={card.href} target="_top" className="button button-ink w-full">
        {texts.open}
        <Icon node={ArrowRight} className="size-4" />
      </a>
    </div>
  </>
)

/** The property of the selected marker, on screens wider than those of phones. The focus moves into it; Escape and the close button close it. */
export function MapCardPanel({ property, locale, texts, onClose }: MapCardPanelProps) {
  const card = useCard(locale, property.ref)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={property.label}
      aria-live="polite"
      className="map-panel inset-x-3 bottom-3 flex max-h-[calc(100%-1.5rem)] flex-col focus:[box-shadow:none] focus:outline-none sm:right-auto sm:w-88"
    >
      <div className="absolute top-0 right-0 z-10 bg-ground">
        <MapButton icon={X} label={texts.close} onClick={onClose} />
      </div>
      {typeof card === 'object' ? (
        <CardContent card={card} isApproximate={property.isApproximate} texts={texts} />
      ) : (
        <p className="p-4 pr-14 text-small" role="status">
          {card === 'loading' ? texts.cardLoading : texts.cardFailed}
        </p>
      )}
    </section>
  )
}
