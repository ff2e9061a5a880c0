'use client'

import { useStudioData } from './use-studio-request'

/** Fields of related documents that the rules of a property need. */
export interface Related {
  id: string
  zip?: string
  countryId?: number | null
  webId?: number
}

const selections = {
  localities: { 'select[zip]': 'true', 'select[countryId]': 'true' },
  propertyTypes: { 'select[webId]': 'true' },
} as const

/** The locality or type chosen in the form; null while none is chosen or it is being read. */
export function useRelated(collection: keyof typeof selections, id: unknown): Related | null {
  const path = typeof id === 'string' ? `${collection}/${id}` : null
  return useStudioData<Related>(path, { query: { depth: '0', ...selections[collection] } }).data
}
