'use client'

import { ChecksPanel } from '@/features/checks/studio/checks-panel'
import type { Finding } from '@/features/checks/model/finding'
import { missingMandatory } from '@/features/compliance/model/compliance-checklist'
import { useCompliance, useMentionLabels } from '@/features/compliance/studio/use-compliance'

/** More are counted, not named; the list of mentions names all. */
const maxNamed = 3

/** The checks of a property: those of every form, and the mentions without which it cannot be published. */
export function PropertyChecks() {
  const mentions = useCompliance()
  const labelsByName = useMentionLabels()
  const missing = typeof mentions === 'string' ? [] : missingMandatory(mentions)
  const labels = missing.slice(0, maxNamed).map(({ name }) => labelsByName.get(name) ?? name)
  const values = {
    count: missing.length,
    labels: [...labels, ...(missing.length > maxNamed ? ['…'] : [])].join(', '),
  }
  const further = missing
    .slice(0, 1)
    .map(({ field }): Finding => ({ kind: 'missingMention', at: field, values }))
  return <ChecksPanel further={further} />
}
