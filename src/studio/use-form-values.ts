'use client'

import { useFormFields } from '@payloadcms/ui'
import { useDeferredValue, useMemo } from 'react'

export type FormValues = Record<string, unknown>

const isPlain = (value: unknown) => value === null || typeof value !== 'object' || Array.isArray(value)

/**
 * The scalar values of the form, serialised so that only a changed value renders again. What is typed is shown before
 * they follow it.
 */
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
  const settled = useDeferredValue(text)
  return useMemo(() => JSON.parse(settled) as FormValues, [settled])
}
