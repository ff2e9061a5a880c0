import type { FormState } from 'payload'
import { expect, test } from 'vitest'

import { fieldReducer } from '../../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js'

import { findErrors, findStrayErrors, openErrors, refusedFields } from './form-error'

const valid = { valid: true, passesCondition: true }

const form: FormState = {
  title: { ...valid, value: 'Rue Haute 9', initialValue: null },
  blocks: { ...valid, value: 1, initialValue: 1, rows: [{ id: 'a', blockType: 'hero' }] },
  'blocks.0.heading': { ...valid, value: null, initialValue: null },
  rent: { value: null, valid: false, passesCondition: false, errorMessage: 'Hidden' },
}

const refuse = (paths: string[]): FormState =>
  fieldReducer(form, {
    type: 'ADD_SERVER_ERRORS',
    errors: paths.map((path) => ({ path, message: `${path} is wrong` })),
  })

const pathsOf = (errors: readonly { path: string }[]) => errors.map(({ path }) => path)

test('errors are found in the order of the form, without fields that it does not show', () => {
  expect(findErrors(refuse(['blocks.0.heading', 'title']))).toEqual([
    { path: 'title', message: 'title is wrong' },
    { path: 'blocks.0.heading', message: 'blocks.0.heading is wrong' },
  ])
})

test('an error without a field is found, and the form is free of it once it is removed', () => {
  const refused = refuse(['blocks.0.heading', 'blocks.4.links.0.url'])
  expect(findStrayErrors(refused)).toEqual(['blocks.4.links.0.url'])
  const server: FormState = { 'blocks.0.heading': { value: null } }
  const merge = { type: 'MERGE_SERVER_STATE' as const, serverState: server, prevStateRef: { current: {} } }
  expect(pathsOf(findErrors(fieldReducer(refused, merge)))).toEqual(['blocks.4.links.0.url'])
  const freed = fieldReducer(refused, { type: 'REMOVE', path: 'blocks.4.links.0.url' })
  expect(findErrors(fieldReducer(freed, merge))).toEqual([])
  // The list of what was refused still names it.
  expect(pathsOf(openErrors(freed, refusedFields(refused)))).toEqual([
    'blocks.0.heading',
    'blocks.4.links.0.url',
  ])
})

test('a refused field leaves the list once its value has changed, not when another one changes', () => {
  const state = refuse(['title', 'blocks.0.heading'])
  const refused = refusedFields(state)
  const calm: FormState = { ...form, other: { ...valid, value: 'x' } }
  expect(pathsOf(openErrors(calm, refused))).toEqual(['title', 'blocks.0.heading'])
  const corrected: FormState = { ...form, 'blocks.0.heading': { ...valid, value: 'Bienvenue' } }
  expect(pathsOf(openErrors(corrected, refused))).toEqual(['title'])
})

test('what has become wrong since is listed after what was refused', () => {
  const refused = refusedFields(refuse(['blocks.0.heading']))
  const wrong: FormState = { ...form, title: { ...valid, value: '', valid: false, errorMessage: 'Empty' } }
  expect(openErrors(wrong, refused)).toEqual([
    { path: 'blocks.0.heading', message: 'blocks.0.heading is wrong' },
    { path: 'title', message: 'Empty' },
  ])
})
