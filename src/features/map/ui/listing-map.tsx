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
  texts: { title: string; searchHere: string; searchMoves: string; full: string; close: string }
  /** Text about the properties that the map leaves out. */
  note: string | null
}

/** The map of a list: a frame, what leads from the map to a search, and on a phone to the whole window and back. */
export const ListingMap = ({ texts, note, ...data }: ListingMapProps) => (
  <div className="relative flex size-full flex-col" data-listing-map={JSON.stringify(data)}>
    <button
      type="button"
      hidden
      data-map-close
      className="flex min-h-11 items-center gap-2 border-b border-line px-4 font-semibold"
    >
      <span aria-hidden="true" className="icon icon-close" />
      {texts.close}
    </button>
    <div className="relative min-h-0 flex-1">
      <iframe
        hidden
        data-src={`/map-frame/${data.locale}/`}
        title={texts.title}
        className="size-full border-0"
      />
      <div className="pointer-events-none absolute inset-x-0 bottom-14 flex flex-col items-center gap-2">
        <button type="button" hidden data-map-here className="button button-ink pointer-events-auto px-4">
          {texts.searchHere}
        </button>
        <button
          type="button"
          hidden
          data-map-open
          className="button button-quiet pointer-events-auto bg-ground px-4 lg:hidden"
        >
          {texts.full}
        </button>
      </div>
    </div>
    <div className="mt-auto flex flex-wrap items-center gap-x-6 border-t border-line bg-ground px-4 text-small">
      <label className="flex min-h-11 items-center gap-2 font-semibold">
        <input type="checkbox" className="size-5 accent-ink" />
        {texts.searchMoves}
      </label>
      {note && (
        <p data-map-note className="py-2 text-slate">
          {note}
        </p>
      )}
    </div>
  </div>
)
