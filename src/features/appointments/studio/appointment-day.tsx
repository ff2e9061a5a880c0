'use client'

import { FieldLabel, useDocumentTitle, useField } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload'
import { useEffect } from 'react'

import { isDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'
import { textOf } from '@/lib/values/read-value'
import { useStudioLanguage } from '@/studio/use-studio-text'
import { fieldAnchor } from '@/studio/payload-elements'

/** The day in the editor's words; a stored text that is no day stays. */
function useDayInWords(value: unknown, format: 'full' | 'long' = 'long'): string {
  const language = useStudioLanguage()
  const text = textOf(value)
  return isDay(text) ? formatDay(text, language, format) : text
}

/** The day of an appointment, which only the actions above change; also the title of the form. */
export function AppointmentDay({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ path })
  const { title, setDocumentTitle } = useDocumentTitle()
  const words = useDayInWords(value)
  const heading = useDayInWords(value, 'full')
  useEffect(() => {
    if (heading === '' || title === heading) return
    // Payload sets the stored day whenever it reads the document, after the effects of its fields.
    const timer = setTimeout(() => setDocumentTitle(heading))
    return () => clearTimeout(timer)
  }, [heading, setDocumentTitle, title])
  return (
    <div className="field-type text read-only">
      <FieldLabel label={field.label} path={path} />
      <input id={fieldAnchor(path)} type="text" value={words} disabled />
    </div>
  )
}

/** The same in a list. */
export function AppointmentDayCell({ cellData }: DefaultCellComponentProps) {
  return useDayInWords(cellData)
}
