import { expect, test } from 'vitest'

import { featureIconPath, featureIcons } from './feature-icons'

test('the icon of a feature is in the file under its name', () => {
  const [, name] = featureIconPath('showerRooms').split('#')
  const [, shapes] =
    new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(.*?)</symbol>`).exec(featureIcons) ?? []
  expect(shapes).toMatch(/^(<(path|circle|rect|line)( [\w-]+="[^"<>]+")+\/>)+$/)
})

test('the version is in the query, so that the part behind it stays the name of the icon', () => {
  expect(featureIconPath('pool')).toMatch(/^\/feature-icons\.svg\?v=[0-9a-f]{8}#pool$/)
})
