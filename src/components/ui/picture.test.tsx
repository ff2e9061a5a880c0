import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Picture } from './picture'

const source = { src: '/images/a.jpg', srcSet: '', width: 600, height: 400, alt: 'A house' }

test('a focal point becomes the object position; the centre adds no style', () => {
  const html = (position?: string) =>
    renderToStaticMarkup(<Picture source={{ ...source, ...(position && { position }) }} sizes="100vw" />)
  expect(html('20% 75%')).toContain('style="object-position:20% 75%"')
  expect(html()).not.toContain('style')
})
