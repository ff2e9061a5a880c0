import { useState } from 'react'

import { storedChoice } from '@/features/consent/ui/stored-choice'
import { readStored, writeStored } from '@/lib/values/browser-storage'

import type { MapTexts } from './map-texts'
import type { TileSettings } from './street-tiles'

/** Storage key of the visitor's choice about street tiles: '1' or '0'. */
const storageKey = 'mapTiles'

/** The visitor's choice on the map counts first; else "agree all", which includes third parties. */
function hasAgreed(): boolean {
  const answer = readStored('localStorage', storageKey)
  if (answer !== null) return answer === '1'
  const choice = storedChoice()
  return choice !== null && Object.values(choice).every(Boolean)
}

/** Whether the visitor agreed to the street map, whose tiles come from a third party, and a setter. */
export function useTileConsent(): [boolean, (wanted: boolean) => void] {
  const [isWanted, setWanted] = useState(hasAgreed)
  const choose = (wanted: boolean) => {
    writeStored('localStorage', storageKey, wanted ? '1' : '0')
    setWanted(wanted)
  }
  return [isWanted, choose]
}

interface TileSwitchProps {
  tiles: TileSettings
  isWanted: boolean
  choose: (wanted: boolean) => void
  texts: MapTexts
}

/**
 * Asks for consent before tiles are requested, and withdraws it; names the supplier while the tiles are shown.
 */
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
