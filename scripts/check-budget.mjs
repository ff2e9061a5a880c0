// Measures what the main pages load and fails above the budget of the template. Needs PERRON_URL.
import { findTemplates, weighPage } from './lib/page-weight.mjs'

/** `plainHtml` in bytes without compression, which costs the parser; the others in KiB of brotli. */
const sharedBudget = { atOnce: 6, styles: 20 }
const budgets = {
  home: { plainHtml: 60_000, html: 12, firstUse: 80, ...sharedBudget },
  // It loads no script of React.
  listing: { plainHtml: 70_000, html: 12, firstUse: 0, ...sharedBudget },
  property: { plainHtml: 70_000, html: 12, firstUse: 75, ...sharedBudget },
}
const base = process.env.PERRON_URL ?? 'http://localhost:3000'

const format = (value) => (value >= 1000 ? String(value) : value.toFixed(1))

/** The heaviest of some pages in each measure. */
const heaviest = (weights) =>
  Object.fromEntries(
    Object.keys(weights[0]).map((name) => [name, Math.max(...weights.map((each) => each[name]))]),
  )

/** A part of 0 bytes where some are expected was not found. */
const isMissing = (weights, part, limit) => limit > 0 && weights.some((each) => each[part] === 0)

/** What the first use of a part loads, of all pages. */
const used = {}

try {
  const languages = Object.values(await findTemplates(base))
  for (const [name, limits] of Object.entries(budgets)) {
    const weights = []
    for (const paths of languages) weights.push(await weighPage(base, paths[name]))
    const heavy = heaviest(weights.map(({ parts: _, ...measures }) => measures))
    const parts = Object.entries(limits).map(([part, limit]) => {
      const isOver = heavy[part] > limit || isMissing(weights, part, limit)
      if (isOver) process.exitCode = 1
      return `${part} ${format(heavy[part])} of ${limit}${isOver ? ' (!)' : ''}`
    })
    for (const { parts } of weights) for (const part of Object.keys(parts)) used[part] = parts[part]
    console.log(`${name}, heaviest of ${weights.length} languages: ${parts.join(', ')}`)
  }
  console.log(
    Object.entries(used)
      .map(([part, size]) => `${part} ${format(size)}`)
      .join(', '),
  )
} catch (error) {
  console.error(error.message, error.cause ?? '')
  process.exitCode = 1
}
