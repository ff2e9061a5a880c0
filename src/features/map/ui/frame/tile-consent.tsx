import { Fragment, useState } from 'react'

import { storedChoice } from '@/features/consent/ui/stored-choice'
import { isOwnTiles, type TileSettings } from '@/features/map/model/tile-settings'
import { readStored, writeStored } from '@/lib/values/browser-storage'

import type { MapTexts } from './map-texts'
import type { Streets } from './use-streets'

/** Storage key of the visitor's choice about street tiles: '1' or '0'. */
const storageKey = 'mapTiles'

/** The visitor's choice on the map counts first; else "agree all", which includes third parties. */
function isWantedAtFirst(isOwn: boolean): boolean {
  const answer = readStored('localStorage', storageKey)
  if (answer === '0' || isOwn) return answer !== '0'
  const choice = storedChoice()
  return answer === '1' || (choice !== null && Object.values(choice).every(Boolean))
}

/**
 * Whether the visitor wants the street map, and a setter: that of a third party after consent, that of this site unless
 * it was hidden.
 */
export function useTileConsent(tiles: TileSettings | null): [boolean, (wanted: boolean) => void] {
  const isOwn = tiles !== null && isOwnTiles(tiles)
  const [isWanted, setWanted] = useState(() => isWantedAtFirst(isOwn))
  const choose = (wanted: boolean) => {
    writeStored('localStorage', storageKey, wanted ? '1' : '0')
    setWanted(wanted)
  }
  return [isWanted, choose]
}

/** The licence page, where a mention of OpenStreetMap has to lead. */
const licenceHref = 'https://www.openstreetmap.org/copyright'

const Credit = ({ text }: { text: string }) =>
  /openstreetmap/i.test(text) ? (
    <a href={licenceHref} target="_blank" rel="noopener" className="underline">
      {text}
    </a>
  ) : (
    text
  )

interface TileSwitchProps {
  /** Null without a street map. */
  streets: Streets | null
  /** Mentions of the drawn map. */
  credit: string | null
  isWanted: boolean
  choose: (wanted: boolean) => void
  texts: MapTexts
}

/**
 * Asks for consent before tiles of a third party are requested, and withdraws it; names the suppliers of what is shown.
 */
export function TileSwitch({ streets, credit, isWanted, choose, texts }: TileSwitchProps) {
  const mentions = [streets && isWanted ? streets.attribution : null, credit].filter((each) => each !== null)
  const warning = streets && !isWanted && !isOwnTiles(streets) ? texts.tilesFrom : null
  if (!streets && mentions.length === 0) return null
  return (
    <div className="absolute right-0 bottom-0 z-10 flex max-w-[calc(100%-8rem)] flex-col items-end bg-ground/95 px-3 text-small sm:flex-row sm:items-center sm:gap-x-4">
      {(warning !== null || mentions.length > 0) && (
        <span className="py-1 text-right text-slate sm:py-2">
          {warning}
          {mentions.map((mention, index) => (
            <Fragment key={mention}>
              {(warning !== null || index > 0) && '\u00a0· '}
              <Credit text={mention} />
            </Fragment>
          ))}
        </span>
      )}
      {streets && (
        <button
          type="button"
          onClick={() => choose(!isWanted)}
          className="min-h-11 font-semibold underline decoration-line underline-offset-4 -outline-offset-2 hover:decoration-current"
        >
          {isWanted ? texts.hideTiles : texts.showTiles}
        </button>
      )}
    </div>
  )
}
