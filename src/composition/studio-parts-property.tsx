'use client'

import { lazyPart } from '@/studio/lazy-part'
import { ChecksPanel } from '@/features/checks/studio/checks-panel'
import type { ContentIssue } from '@/features/checks/model/content-issue'
import type { Mention } from '@/features/compliance/model/compliance-checklist'

/** The parts that only the form of a property shows. One file, so that the form loads what they share once. */
export { Contradictions } from '@/features/property/studio/contradictions'
export { EpcComparison } from '@/features/property/studio/epc-comparison'

const MissingMentions = lazyPart(
  async () => (await import('@/features/compliance/studio/form-parts')).MissingMentions,
)

/** More are counted, not named; the list of mentions names all. */
const maxNamed = 3

function showChecks(missing: readonly Mention[], labelsByName: ReadonlyMap<string, string>) {
  const labels = missing.slice(0, maxNamed).map(({ name }) => labelsByName.get(name) ?? name)
  const values = {
    count: missing.length,
    labels: [...labels, ...(missing.length > maxNamed ? ['…'] : [])].join(', '),
  }
  const further = missing
    .slice(0, 1)
    .map(({ field }): ContentIssue => ({ kind: 'missingMention', at: field, values }))
  return <ChecksPanel further={further} />
}

/** The checks of a property: those of every form, and the mentions without which it cannot be published. */
export const PropertyChecks = () => <MissingMentions show={showChecks} />
