import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { epcClass } from './epc-badge'
import { epcColours } from './epc-scale'

const css = readFileSync('src/features/property/ui/property.css', 'utf8')

test.each(['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'C-'])(
  'the colours of %s in the style sheet are those of the scale',
  (label) => {
    const { background, text } = epcColours(label)
    const [, rule] = new RegExp(`\\.${epcClass(label)} {([^}]*)}`).exec(css) ?? []
    expect(rule).toContain(`background: ${background};`)
    expect(rule).toContain(`color: ${text};`)
  },
)
