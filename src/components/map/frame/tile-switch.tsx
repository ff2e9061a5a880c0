import type { TileSettings } from './street-tiles'
import type { MapTexts } from './map-texts'

interface TileSwitchProps {
  tiles: TileSettings
  isWanted: boolean
  choose: (wanted: boolean) => void
  texts: MapTexts
}

/** Asks before a third party is asked for its tiles, and takes it back; names the supplier while they show. */
export const TileSwitch = ({ tiles, isWanted, choose, texts }: TileSwitchProps) => (
  <div className="absolute right-0 bottom-0 z-10 flex max-w-[calc(100%-8rem)] flex-col items-end bg-white/95 px-3 text-small sm:flex-row sm:items-center sm:gap-x-4">
    <span className="pt-2 text-right text-slate sm:py-2">
      {isWanted ? tiles.attribution : texts.tilesFrom}
    </span>
    <button
      type="button"
      onClick={() => choose(!isWanted)}
      className="min-h-11 font-semibold underline decoration-line underline-offset-4 -outline-offset-2 hover:decoration-current"
    >
      {isWanted ? texts.hideTiles : texts.showTiles}
    </button>
  </div>
)
