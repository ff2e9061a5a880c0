import { expect, test, vi } from 'vitest'

import { localized, sourceLocale } from '@/lib/i18n/locales'

import { projectPaths } from './content-paths'

vi.mock('@/lib/i18n/schema-messages', () => ({ schemaText: () => localized(() => 'Progetto à vista') }))

test('the word of a path is a path, however it is written', () => {
  expect(projectPaths(7, { [sourceLocale]: 'clos' })[sourceLocale]).toBe('/progetto-a-vista/clos/')
})
