'use client'

import { useDocumentInfo, usePreferences } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

interface FormPreferences {
  fields?: Record<string, { tabIndex?: unknown } | undefined>
}

/**
 * The open tab of the form, kept among the editor's preferences where Payload's own tabs keep theirs.
 *
 * @param key of the field of tabs, such as `tabs-0`
 * @returns index of the open tab, and the function that opens one
 */
export function useOpenSection(key: string, count: number): [number, (index: number) => void] {
  const { getPreference, setPreference } = usePreferences()
  const { preferencesKey } = useDocumentInfo()
  const [open, setOpen] = useState(0)
  const hasChosen = useRef(false)

  useEffect(() => {
    if (!preferencesKey) return
    void getPreference<FormPreferences>(preferencesKey).then((stored) => {
      const index = Number(stored?.fields?.[key]?.tabIndex ?? 0)
      if (!hasChosen.current && Number.isInteger(index) && index > 0 && index < count) setOpen(index)
    })
  }, [count, getPreference, key, preferencesKey])

  const choose = useCallback(
    (index: number) => {
      hasChosen.current = true
      setOpen(index)
      // Merged with what is stored: the same preference keeps which rows are folded.
      if (preferencesKey) void setPreference(preferencesKey, { fields: { [key]: { tabIndex: index } } }, true)
    },
    [key, preferencesKey, setPreference],
  )
  return [open, choose]
}
