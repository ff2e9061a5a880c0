'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

interface StoredPicture {
  url?: string | null
  sizes?: Record<string, { url?: string | null; width?: number | null } | undefined>
}

/** The smallest size that fills the card, else the file itself. */
function addressOf({ url, sizes = {} }: StoredPicture): string | null {
  const wide = Object.values(sizes)
    .filter((size) => size?.url && (size.width ?? 0) >= 600)
    .toSorted((one, other) => (one?.width ?? 0) - (other?.width ?? 0))
  return wide[0]?.url ?? url ?? null
}

/** The address of a stored picture; `null` while it is fetched and when there is none. */
export function usePictureAddress(id: string | null): string | null {
  const { config } = useConfig()
  const [found, setFound] = useState<{ id: string; address: string | null } | null>(null)
  const api = config.routes.api
  useEffect(() => {
    if (id === null) return
    let isCurrent = true
    const read = async () => {
      const response = await fetch(`${api}/media/${id}/?depth=0`).catch(() => null)
      const address = response?.ok ? addressOf((await response.json()) as StoredPicture) : null
      if (isCurrent) setFound({ id, address })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [api, id])
  return found?.id === id ? found.address : null
}
