'use client'

import { useEffect } from 'react'

import { missingFields } from '@/features/compliance/model/missing-fields'
import { useFormValues } from '@/studio/use-form-values'

import { useCompliance } from './use-compliance'

interface MissingWatchProps {
  /** Gets the result of `missingFields` as JSON, which stays the same while nothing changes. */
  onChange: (missing: string) => void
}

/** Watches the form for missing fields; shows nothing itself. Its rules are too large for every page of the studio. */
export function MissingWatch({ onChange }: MissingWatchProps) {
  const values = useFormValues()
  const checklist = useCompliance()
  const missing = JSON.stringify(missingFields(checklist, values))
  useEffect(() => onChange(missing), [missing, onChange])
  return null
}
