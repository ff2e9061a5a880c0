import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { productFormKinds } from '@/features/submissions/model/form-kinds'
import { formKinds as siteFormKinds } from '@site/form-kinds'

import { parsePartName } from '../lib/part-name'
import { filesOfForm, registerForm, registerKind } from './form-files'

const name = parsePartName('key-holder')
const read = (file: string) => readFileSync(file, 'utf8')

test('an agency’s own form is listed in its folder', () => {
  const kinds = registerKind(read('demo/site/form-kinds.ts'), name)
  expect(kinds).toContain("export const formKinds = [\n  'keyHolder',\n] as const")
  expect(registerKind(kinds, parsePartName('house-swap'))).toContain(
    "'keyHolder',\n  'houseSwap',\n] as const",
  )
  const forms = registerForm(read('demo/site/forms.ts'), name, true)
  expect(forms).toMatch(/^import \{ keyHolder \} from '\.\/forms\/key-holder\/key-holder'\n/)
  expect(forms).toMatch(/export const forms = \{\n {2}keyHolder,\n\} as const/)
  // As the formatter writes it.
  const formatted = forms.replace(/\{\s+keyHolder,\s+\}/, '{ keyHolder }')
  expect(registerForm(formatted, parsePartName('house-swap'), true)).toMatch(/keyHolder,\n {2}houseSwap,\n\}/)
})

test('a form of the product is listed before those of an agency', () => {
  expect(registerKind(read('src/features/submissions/model/form-kinds.ts'), name)).toMatch(
    /'contactConstruction',\n {2}'keyHolder',\n\] as const/,
  )
  const forms = registerForm(read('src/forms.ts'), name, false)
  expect(forms).toContain("import { keyHolder } from '@/features/leads/form/key-holder'\n")
  expect(forms).toContain('\n  keyHolder,\n  ...siteForms,\n')
})

test('a form that is there, or a list that is not, is refused', () => {
  expect(() =>
    registerKind(read('src/features/submissions/model/form-kinds.ts'), parsePartName('testimonial')),
  ).toThrow('already')
  expect(() => registerForm('', name, true)).toThrow('was it renamed?')
})

test('no form of the agency takes the place of one of the product', () => {
  const siteKinds: readonly string[] = siteFormKinds
  expect(productFormKinds.filter((kind) => siteKinds.includes(kind))).toEqual([])
})

test('an agency’s own form uses the public API alone', () => {
  const [form = ''] = Object.values(filesOfForm(name, true))
  expect([...form.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['@/site-api'])
})
