import { useEffect, useState } from 'react'

import type { StreetFile } from '@/features/map/model/street-file'
import type { FileTiles, ImageTiles, TileSettings } from '@/features/map/model/tile-settings'

/** The street map with all that is needed to show it. */
export type Streets = ImageTiles | (FileTiles & StreetFile)

async function readStreetFile(signal: AbortSignal): Promise<StreetFile | null> {
  const answer = await fetch('/map-data/streets/', { signal })
  // The response of this site's own route has this shape.
  return answer.ok ? ((await answer.json()) as StreetFile) : null
}

/** The street map of the settings; null while its file is requested, and if the file cannot be used. */
export function useStreets(tiles: TileSettings | null): Streets | null {
  const [file, setFile] = useState<StreetFile | null>(null)
  const isFile = tiles?.kind === 'file'
  useEffect(() => {
    if (!isFile) return
    const leaving = new AbortController()
    readStreetFile(leaving.signal)
      .then(setFile)
      .catch(() => {
        // The drawn map stays.
      })
    return () => leaving.abort()
  }, [isFile])
  if (tiles?.kind !== 'file') return tiles
  return file && { ...tiles, ...file }
}
