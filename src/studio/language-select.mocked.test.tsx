import type { SelectFieldClientProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { locales, sourceLocale, type Locale } from '@/lib/i18n/locales'
import { languageOptions } from '@/lib/payload/fields/common-fields'

import { LanguageSelect, WrittenLanguageSelect } from './language-select'
import { EnabledLanguagesProvider } from './use-enabled-languages'

const stored = vi.hoisted(() => ({ value: undefined as unknown }))
const studio = vi.hoisted(() => ({ localeCodes: [] as string[] }))

vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { localization: studio } }),
  useField: () => ({ initialValue: stored.value }),
  SelectField: ({ field }: SelectFieldClientProps) =>
    field.options.map((option) => (typeof option === 'string' ? option : option.value)).join(' '),
}))

const others = locales.filter((locale) => locale !== sourceLocale)
const [off, ...on] = others

const offeredBy = (Select: typeof LanguageSelect): string[] => {
  const props = { path: 'language', field: { options: languageOptions } } as unknown as SelectFieldClientProps
  return renderToStaticMarkup(
    <EnabledLanguagesProvider enabled={on}>
      <Select {...props} />
    </EnabledLanguagesProvider>,
  ).split(' ')
}

const inOrder = (languages: (Locale | undefined)[]) => locales.filter((locale) => languages.includes(locale))

afterEach(() => {
  stored.value = undefined
})

test('a language that is off is not offered', () => {
  expect(offeredBy(LanguageSelect)).toEqual(inOrder(on))
})

test('for texts the source language is offered, also when it is off', () => {
  studio.localeCodes = [sourceLocale, ...on]
  expect(offeredBy(WrittenLanguageSelect)).toEqual(inOrder([sourceLocale, ...on]))
})

test.each([
  ['alone', off],
  ['in a list', [off, on[0]]],
])('what a document says is shown and can be changed, %s', (_, value) => {
  stored.value = value
  expect(offeredBy(LanguageSelect)).toEqual(inOrder(others))
})
