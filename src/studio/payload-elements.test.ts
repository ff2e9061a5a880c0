import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { selectorsInStyles } from '../../scripts/lib/foreign-selectors'
import { knowsClass, occurs } from './installed-payload.fixture'
import { fieldAnchor, payloadElements, rowAnchor } from './payload-elements'

const styles = ['payload-lists.css', 'payload-parts.css'].flatMap((file) => {
  const css = readFileSync(`src/studio/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return selectorsInStyles(css.replace(/\{[^{}]*\}/g, '{}'))
})
/** Named after a collection of ours or one of its columns. */
const ofOurs = /^\.(?:collection-list--|cell-(?!_))/
const classes = [...new Set([...Object.values(payloadElements), ...styles])].filter(
  (each) => each.startsWith('.') && !ofOurs.test(each),
)

test.each(classes)('the installed studio has elements %s', (selector) => {
  expect(knowsClass(selector.slice(1))).toBe(true)
})

test.each(['tabs-field__tab-knob', 'collapsable__toggle', 'table-row-of-ours'])(
  'it has none of class %s',
  (name) => {
    expect(knowsClass(name)).toBe(false)
  },
)

test('fields, rows and columns have the ids that Payload gives them', () => {
  expect(fieldAnchor('blocks.0.heading')).toBe('field-blocks__0__heading')
  expect(occurs("`field-${path.replace(/\\./g, '__')}")).toBe(true)
  expect(rowAnchor('blocks.2.links', 1)).toBe('blocks-2-links-row-1')
  expect(occurs('`${parentPath?.split(".").join("-")}-row-${rowIndex}`')).toBe(true)
  for (const start of ['id: `heading-${', '`cell-${', '${baseClass}--${collectionSlug}`'])
    expect(occurs(start)).toBe(true)
})
