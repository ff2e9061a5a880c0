'use client'

import { useEffect, useRef } from 'react'

import { useForm, useFormFields } from '@payloadcms/ui'

/**
 * A block that was just added shows its fields: rows begin shut, so that a long page opens quickly, and Payload would
 * shut the new one too unless it is told at once that this one is open. Rows that come with the document stay as they are.
 */
export function OpenNewRows({ path = 'blocks' }: { path?: string }) {
  const { dispatchFields, getFields } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  const known = useRef<Set<string> | null>(null)

  useEffect(() => {
    const before = known.current
    known.current = new Set(rows?.map(({ id }) => id))
    const [added, ...others] = (rows ?? []).filter(({ id }) => before && !before.has(id))
    if (!added || others.length > 0) return
    // Asked anew: what the hook gave may lag behind, and a row added since would be lost.
    const now = getFields()[path]?.rows ?? []
    const updatedRows = now.map((row) => (row.id === added.id ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [rows, path, dispatchFields, getFields])

  return null
}
