import type { MapPoint, NearFilter } from '@/features/listings/model/listing-filters'
import type { Locale } from '@/lib/i18n/locales'

/** What the map shows, for its script: `show-listing-map.ts`. */
export interface ListingMapData {
  locale: Locale
  /** URL of the map points of the whole search, all pages included. */
  pointsHref: string
  area: MapPoint[] | null
  near: NearFilter | null
}

interface ListingMapProps extends ListingMapData {
  texts: { title: string; searchHere: string; searchMoves: string }
  /** Text about the properties that the map leaves out. */
  note: string | null
}

/** The map of a list: a frame, and what leads from the map to a search. */
export const ListingMap = ({ texts, note, ...data }: ListingMapProps) => (
  <div className="relative flex size-full flex-col" data-listing-map={JSON.stringify(data)}>
    <iframe
      hidden
      data-src={`/map-frame/${data.locale}/`}
      title={texts.title}
      className="min-h-0 w-full flex-1 border-0"
    />
    <button
      type="button"
      hidden
      className="button button-ink absolute top-3 left-1/2 max-w-[calc(100%-9rem)] -translate-x-1/2 px-4"
    >
      {texts.searchHere}
    </button>
    <div className="mt-auto flex flex-wrap items-center gap-x-6 border-t border-line bg-ground px-4 text-small">
      <label className="flex min-h-11 items-center gap-2 font-semibold">
        <input type="checkbox" className="size-5 accent-ink" />
        {texts.searchMoves}
      </label>
      {note && <p className="py-2 text-slate">{note}</p>}
    </div>
  </div>
)
