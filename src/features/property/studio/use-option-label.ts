'use client'

import { useOptionLabels } from '@/studio/use-option-labels'

const properties = { collectionSlug: 'properties' } as const

/** Gives the label of a value of a property's select in the editor's language; the value itself when it has none. */
export function useOptionLabel(name: 'goal' | 'status'): (value: string) => string {
  const labels = useOptionLabels(properties, name)
  return (value) => labels.get(value) ?? value
}
