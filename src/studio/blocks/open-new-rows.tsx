'use client'

import { useEffect, useRef } from 'react'

import { useForm, useFormFields } from '@payloadcms/ui'

import { payloadElements } from '../payload-elements'

/** A response to a request sent before the row was opened may close it within this time. */
const settlingMs = 15_000

/**
 * Opens a block that was just added. Rows are closed by default so that long pages open quickly, and Payload would
 * close the new one too. Rows of the stored document stay as they are.
 */
export function OpenNewRows({ path = 'blocks' }: { path?: string }) {
  const { dispatchFields, getFields } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  const knownIds = useRef<Set<string> | null>(null)
  const addedAt = useRef(new Map<string, number>())

  useEffect(() => {
    const before = knownIds.current
    knownIds.current = new Set(rows?.map(({ id }) => id))
    const [added, ...others] = (rows ?? []).filter(({ id }) => before && !before.has(id))
    if (added && others.length === 0) addedAt.current.set(added.id, Date.now())
    // A row the editor closes again stays closed.
    if (document.activeElement?.closest(payloadElements.sectionToggle)) addedAt.current.clear()
    const isShut = ({ id, collapsed }: { id: string; collapsed?: boolean }) =>
      collapsed !== false && Date.now() - (addedAt.current.get(id) ?? 0) < settlingMs
    // Read again: the hook's value may be older and would drop a row added since.
    const now = getFields()[path]?.rows ?? []
    if (!now.some(isShut)) return
    const updatedRows = now.map((row) => (isShut(row) ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [rows, path, dispatchFields, getFields])

  return null
}
