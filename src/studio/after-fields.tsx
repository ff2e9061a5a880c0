'use client'

import { useDocumentInfo, usePreferences } from '@payloadcms/ui'
import { useEffect, useState, type ComponentType } from 'react'

/** Milliseconds in which the first fields are shown, once it is known which sections the editor has folded. */
const fieldsMs = 200
/** Longest wait: without an answer the fields of folding sections do not come either. */
const maxMs = 3000

/** The forms whose fields this tab has shown, by the key of their preferences. */
const shownForms = new Set<string>()

/**
 * Whether the first fields of the form are shown. Payload shows the fields of a section when it has read from the server
 * whether it is folded. Scripts and requests of the parts beside them would delay that.
 */
export function useFieldsShown(): boolean {
  const { getPreference } = usePreferences()
  const { preferencesKey = '' } = useDocumentInfo()
  const [isShown, setShown] = useState(() => shownForms.has(preferencesKey))
  useEffect(() => {
    const show = () => {
      shownForms.add(preferencesKey)
      setShown(true)
    }
    if (shownForms.has(preferencesKey)) return show()
    let isLeft = false
    const timers = [setTimeout(show, maxMs)]
    // A document that is not stored yet has no preferences.
    const preferences = preferencesKey === '' ? Promise.resolve() : getPreference(preferencesKey)
    void preferences.then(() => {
      if (!isLeft) timers.push(setTimeout(show, fieldsMs))
    })
    return () => {
      isLeft = true
      timers.forEach(clearTimeout)
    }
  }, [getPreference, preferencesKey])
  return isShown
}

/** Wraps a part beside the fields of a form, such as its checks or its schedule: it comes after the first fields. */
export function afterFields<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function AfterFields(props: Props) {
    return useFieldsShown() ? <Part {...props} /> : null
  }
}
