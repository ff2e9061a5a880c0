import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { PropertyIcon, propertyIcons } from './property-icon'

test('an icon is in the file under the name by which it is asked for', () => {
  const html = renderToStaticMarkup(<PropertyIcon name="showerRooms" />)
  const [, name] = /<use href="\/property-icons\.svg\?v=[0-9a-f]{8}#(\w+)"/.exec(html) ?? []
  const [, shapes] =
    new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(.*?)</symbol>`).exec(propertyIcons) ?? []
  expect(shapes).toMatch(/^(<(path|circle|rect|line)( [\w-]+="[^"<>]+")+\/>)+$/)
})
