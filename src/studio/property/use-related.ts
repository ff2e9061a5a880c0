'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** What rules about a property need of the documents it points at. */
export interface Related {
  id: string
  zip?: string
  countryId?: number | null
  webId?: number
}

const selections = {
  localities: 'select[zip]=true&select[countryId]=true',
  propertyTypes: 'select[webId]=true',
} as const

/** The locality or type chosen in the form; `null` while none is, or it is on its way. */
export function useRelated(collection: keyof typeof selections, id: unknown): Related | null {
  const { config } = useConfig()
  const [related, setRelated] = useState<Related | null>(null)
  const api = config.routes.api
  useEffect(() => {
    if (typeof id !== 'string') return
    let isHere = true
    fetch(`${api}/${collection}/${id}/?depth=0&${selections[collection]}`, { credentials: 'include' })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Related) : null))
      .then(
        (read) => isHere && setRelated(read),
        () => isHere && setRelated(null),
      )
    return () => {
      isHere = false
    }
  }, [api, collection, id])
  return related?.id === id ? related : null
}
