import { expect, test, vi } from 'vitest'

import { findTestimonials } from '@/features/content/server/find-testimonials'

import { renderBlock } from '../../../tests/support/render-block'

import { testimonialsSliderFixture } from './testimonials-slider.fixture'

test('as a slider it is focusable and named, with buttons that are hidden without JavaScript', async () => {
  const html = await renderBlock(testimonialsSliderFixture)
  expect(html).toMatch(
    /<div role="group" aria-roledescription="carrousel" aria-label="Témoignages" tabindex="0" class="[^"]*overflow-x-auto[^"]*"><ul/,
  )
  expect(html).toMatch(/<div class="[^"]*noscript:invisible[^"]*"><button/)
})

test('as cards it shows all at once, without buttons', async () => {
  const html = await renderBlock({ ...testimonialsSliderFixture, view: 'card-view' })
  expect(html).not.toContain('<button')
  expect(html).toContain('Anne Lambert')
  expect(html).toContain('Karim Haddad')
})

test('a client with a picture has it beside the name, once and without a text that says the name again', async () => {
  const html = await renderBlock(testimonialsSliderFixture)
  const pictures = html.match(/<img[^>]*>/g) ?? []
  expect(pictures).toHaveLength(1)
  expect(pictures[0]).toMatch(/alt="" loading="lazy"/)
  expect(pictures[0]).not.toContain('srcSet')
  expect(pictures[0]?.length).toBeLessThan(200)
  expect(html).toMatch(/<figcaption><img[^>]*\/><p><b>.*?Anne Lambert/)
})

test('it reads at most the editor’s number, in the language of the page', async () => {
  await renderBlock({ ...testimonialsSliderFixture, maxItems: 3 }, { locale: 'de' })
  expect(findTestimonials).toHaveBeenLastCalledWith('de', 3)
})

test('without testimonials in the language nothing is rendered, not even the title', async () => {
  vi.mocked(findTestimonials).mockResolvedValueOnce([])
  expect(await renderBlock(testimonialsSliderFixture)).toBe('')
})
