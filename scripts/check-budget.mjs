// Measures what the main pages load and fails above the budget of the template. Needs PERRON_URL.
import { findTemplates, weighPage } from './lib/page-weight.mjs'

/** `plainHtml` in bytes without compression, which costs the parser; the others in KiB of brotli. */
const shared = { atOnce: 8, woken: 145, styles: 20 }
const budgets = {
  home: { plainHtml: 60_000, html: 12, ...shared },
  // It loads no script of React.
  listing: { plainHtml: 70_000, html: 12, ...shared, woken: 0 },
  property: { plainHtml: 70_000, html: 12, ...shared },
}
const base = process.env.PERRON_URL ?? 'http://localhost:3000'

const format = (value) => (value >= 1000 ? String(value) : value.toFixed(1))

try {
  for (const [name, path] of Object.entries(await findTemplates(base))) {
    const weight = await weighPage(base, path)
    const parts = Object.entries(budgets[name]).map(([part, limit]) => {
      const isOver = weight[part] > limit || (weight[part] === 0 && limit > 0)
      if (isOver) process.exitCode = 1
      return `${part} ${format(weight[part])} of ${limit}${isOver ? ' (!)' : ''}`
    })
    console.log(`${name}: ${parts.join(', ')}`)
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
