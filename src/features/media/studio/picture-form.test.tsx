import type { ReactElement } from 'react'

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { wholePicture } from '@/features/media/model/crop'
import { locales, type Locale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { StudioTexts } from '@/studio/studio-texts'

import { AltInputs } from './alt-inputs'
import { CropBox } from './crop-box'

const render = (locale: Locale, part: ReactElement): string =>
  renderToStaticMarkup(<StudioTexts i18n={{ language: locale }}>{part}</StudioTexts>)

const ignore = () => undefined
const picture = { url: '/api/media/file/house.png?v=1', size: { width: 800, height: 600 } }

test.each(locales)('the crop is chosen by box, ratio and four labelled numbers (%s)', (locale) => {
  const box = <CropBox picture={picture} crop={wholePicture} isReadOnly={false} onChange={ignore} />
  const html = render(locale, box)
  expect(html).toContain(`src="${picture.url}"`)
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(html).toContain(`<label><span>${studioText(locale, `media.crop.sides.${side}`)}</span><input`)
  for (const ratio of ['16:9', '4:3', '1:1']) expect(html).toContain(`aria-pressed="false">${ratio}</button>`)
  expect(html).toContain(studioText(locale, 'media.crop.reset'))
  expect(html).not.toMatch(/media\.crop\./)
})

test('a picture that may not be changed shows its part, with nothing to press', () => {
  const crop = { x: 12.34, y: 0, width: 50, height: 100 }
  const html = render('en', <CropBox picture={picture} crop={crop} isReadOnly onChange={ignore} />)
  expect(html).toContain('value="12.3"')
  expect(html.match(/<(?:button|input)(?![^>]*disabled)/g)).toBeNull()
})

test.each(locales)('each language has a field, and the ones without a text are marked (%s)', (locale) => {
  const html = render(
    locale,
    <AltInputs name="a.jpg" texts={{ fr: 'Une maison' }} languages={locales} onChange={ignore} />,
  )
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3)
  expect(html).toMatch(/lang="fr"[^>]*aria-invalid="false"[^>]*value="Une maison"/)
  expect(html.split(`– ${studioText(locale, 'media.alt.missing')}`)).toHaveLength(4)
})
