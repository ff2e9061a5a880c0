'use client'

import { useEffect, type ReactNode } from 'react'

import { missingMandatory, type Mention } from '@/features/compliance/model/compliance-checklist'
import { missingFields } from '@/features/compliance/model/missing-fields'
import { useFormValues } from '@/studio/use-form-values'

import { useCompliance, useMentionLabels } from './use-compliance'

/** The parts of a property's form that work with the rules. One file, so that a form loads the rules once. */
export { ComplianceChecklist } from './compliance-checklist'

interface MissingWatchProps {
  /** Gets the result of `missingFields` as JSON, which stays the same while nothing changes. */
  onChange: (missing: string) => void
}

/** Watches the form for missing fields; shows nothing itself. */
export function MissingWatch({ onChange }: MissingWatchProps) {
  const values = useFormValues()
  const checklist = useCompliance()
  const missing = JSON.stringify(missingFields(checklist, values))
  useEffect(() => onChange(missing), [missing, onChange])
  return null
}

interface MissingMentionsProps {
  /** Gets the missing mandatory mentions, and the labels of all by name. */
  show: (missing: readonly Mention[], labels: ReadonlyMap<string, string>) => ReactNode
}

/** For a part beside the form that names missing mentions. */
export function MissingMentions({ show }: MissingMentionsProps) {
  const mentions = useCompliance()
  const labels = useMentionLabels()
  return show(typeof mentions === 'string' ? [] : missingMandatory(mentions), labels)
}
