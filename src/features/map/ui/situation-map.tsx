import type { MapRing } from '@/features/map/model/map-messages'
import type { Locale } from '@/lib/i18n/locales'

/** What the map shows, for its script: `start-maps.ts`. */
export interface SituationData {
  locale: Locale
  place: {
    latitude: number
    longitude: number
    /** The postal address is hidden: pass the centre of the locality, and the map marks the locality. */
    isApproximate: boolean
    /** The hidden address is in this circle around the coordinates, which are not those of the locality. */
    areaRadiusInMetres?: number
    /** Text of the position, such as type and city. */
    label: string
  }
  /** Path of a picture on this site, instead of the standard marker. */
  customMarker: string | null
  /** Circles around the place. */
  rings: MapRing[]
}

interface SituationMapProps extends Omit<SituationData, 'customMarker' | 'rings'> {
  /** Title of the frame: the kind of map, and its subject. */
  title: string
  customMarker?: string | null
  rings?: MapRing[]
  className?: string
  /** In a preview; see `fieldMark`. */
  field?: string | undefined
}

/** The position of one place. The map loads when it comes into view; the postal address is beside it as text. */
export function SituationMap(props: SituationMapProps) {
  const { title, className = '', field, locale, place, customMarker = null, rings = [] } = props
  const data: SituationData = { locale, place, customMarker, rings }
  return (
    <div
      className={`bg-mist ${className || 'aspect-4/3 lg:aspect-video'}`}
      data-field={field}
      data-situation={JSON.stringify(data)}
    >
      <iframe hidden data-src={`/map-frame/${locale}/`} title={title} className="size-full border-0" />
    </div>
  )
}
