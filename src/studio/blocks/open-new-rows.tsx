'use client'

import { useEffect, useRef } from 'react'

import { useForm, useFormFields } from '@payloadcms/ui'

/** So long an answer that was asked for before the row was opened may still shut it. */
const settlingMs = 15_000

/**
 * A block that was just added shows its fields: rows begin shut, so that a long page opens quickly, and Payload would
 * shut the new one too. Rows that come with the document stay as they are.
 */
export function OpenNewRows({ path = 'blocks' }: { path?: string }) {
  const { dispatchFields, getFields } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  const known = useRef<Set<string> | null>(null)
  const addedAt = useRef(new Map<string, number>())

  useEffect(() => {
    const before = known.current
    known.current = new Set(rows?.map(({ id }) => id))
    const [added, ...others] = (rows ?? []).filter(({ id }) => before && !before.has(id))
    if (added && others.length === 0) addedAt.current.set(added.id, Date.now())
    // Whoever shuts it again means it.
    if (document.activeElement?.closest('.collapsible__toggle')) addedAt.current.clear()
    const isShut = ({ id, collapsed }: { id: string; collapsed?: boolean }) =>
      collapsed !== false && Date.now() - (addedAt.current.get(id) ?? 0) < settlingMs
    // Asked anew: what the hook gave may lag behind, and a row added since would be lost.
    const now = getFields()[path]?.rows ?? []
    if (!now.some(isShut)) return
    const updatedRows = now.map((row) => (isShut(row) ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [rows, path, dispatchFields, getFields])

  return null
}
