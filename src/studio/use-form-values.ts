'use client'

import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'

export type FormValues = Record<string, unknown>

const isPlain = (value: unknown) => value === null || typeof value !== 'object' || Array.isArray(value)

/** The scalar values of the form, serialised so that only a changed value renders again. */
export function useFormValues(): FormValues {
  const text = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(fields ?? {}).flatMap(([path, field]) =>
          !path.includes('.') && isPlain(field?.value) ? [[path, field?.value]] : [],
        ),
      ),
    ),
  )
  return useMemo(() => JSON.parse(text) as FormValues, [text])
}
