import { Info, Map as MapIcon } from 'lucide'
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react'

import { Icon } from '@/components/ui/icon'
import { storedChoice } from '@/features/consent/ui/stored-choice'
import { isOwnTiles, type TileSettings } from '@/features/map/model/tile-settings'
import { Credit } from '@/features/map/ui/credit'
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

interface SourcesProps {
  /** Null without a street map. */
  streets: Streets | null
  /** Mentions of the drawn map. */
  credit: string | null
  isWanted: boolean
  choose: (wanted: boolean) => void
  texts: MapTexts
}

interface SourcesBar {
  /** Whether the panel is open. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** In pixels: names of places are not written under the bar. */
  width: number
  setWidth: (width: number) => void
}

/** The state of the bar. What covers the panel closes it. */
export function useSourcesBar(isCovered: boolean): SourcesBar {
  const [isOpen, setOpen] = useState(false)
  const [width, setWidth] = useState(0)
  if (isOpen && isCovered) setOpen(false)
  return { isOpen, setOpen, width, setWidth }
}

interface SourcesPanelProps extends SourcesProps {
  id: string
}

/** What the street map loads, before it does; who made what is shown; and the button that shows or hides it. */
function SourcesPanel({ id, streets, credit, isWanted, choose, texts }: SourcesPanelProps) {
  const mentions = [isWanted ? streets?.attribution : null, credit].filter(
    (each) => each !== null && each !== undefined,
  )
  return (
    <div id={id} className="map-panel map-sources-panel">
      {streets && !isWanted && !isOwnTiles(streets) && <p>{texts.tilesFrom}</p>}
      {mentions.map((mention) => (
        <p key={mention}>
          <Credit text={mention} target="_blank" />
        </p>
      ))}
      {streets && (
        <button type="button" className="button button-ink px-4" onClick={() => choose(!isWanted)}>
          {isWanted ? texts.hideTiles : texts.showTiles}
        </button>
      )}
    </div>
  )
}

/**
 * A quiet button in the corner of the map, beside the mentions of what is shown. Pressed, it tells what the street map
 * would load, and shows or hides it: tiles of a third party are not requested before.
 */
export function Sources({ bar, ...props }: SourcesProps & { bar: SourcesBar }) {
  const { isOpen, setOpen, setWidth } = bar
  const { streets, credit, isWanted, choose, texts } = props
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const watchWidth = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const observer = new ResizeObserver(() => setWidth(element.offsetWidth))
      observer.observe(element)
      return () => observer.disconnect()
    },
    [setWidth],
  )
  const shown = streets && isWanted ? streets.attribution : null
  if (!streets && credit === null) return null
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && isOpen && close()
  return (
    <div onKeyDown={onKeyDown}>
      <div ref={watchWidth} className="map-sources">
        {shown && (
          <span>
            <Credit text={shown} target="_blank" />
          </span>
        )}
        {credit !== null && (
          <span className="max-sm:sr-only">
            <Credit text={credit} target="_blank" />
          </span>
        )}
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon node={streets ? MapIcon : Info} className="size-4 max-sm:hidden" />
          {streets ? texts.streetMap : texts.sources}
        </button>
      </div>
      {isOpen && (
        <SourcesPanel
          {...props}
          id={id}
          choose={(wanted) => {
            close()
            choose(wanted)
          }}
        />
      )}
    </div>
  )
}
