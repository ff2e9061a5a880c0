import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const norms = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Reading {
  /** Good habits too, which no norm demands. */
  withHabits?: boolean
  /** Only this part, as a selector. */
  within?: string
  /** All but this part. */
  without?: string
}

/**
 * What axe finds on the page as it stands, one line each; hidden elements are not seen by it. "Legacy" means one pass in
 * the page itself with all frames of ours, without a second page that joins the results; together with leaving out
 * what is in order, it is three times as fast and finds the same.
 */
export async function findings(page: Page, { withHabits, within, without }: Reading = {}): Promise<string[]> {
  const reader = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(!withHabits && { runOnly: { type: 'tag', values: norms } }),
  })
  if (within) reader.include(within)
  if (without) reader.exclude(without)
  const { violations } = await reader.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}
