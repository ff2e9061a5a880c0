import { expect, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { demoPaths } from '../rig/demo-site'
import { inTurn } from '../support/full-run'
import { interfaceText } from '../support/interface-texts'
import { rightPart, swipe } from '../support/swipe'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** Its banner shows the projects that are on sale: two. */
const projects = demoPaths['/projects/']
/** Its banner is a film. */
const services = demoPaths['/services/']

const slideMs = 6_000

const pause = (page: Page) => page.getByRole('button', { name: interfaceText('fr', 'hero.pause') })
const play = (page: Page) => page.getByRole('button', { name: interfaceText('fr', 'hero.play') })
const counter = (page: Page) => page.locator('main section p[aria-atomic]')

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('slides that take turns (B1)', () => {
  test('begin by themselves and stop when asked to', async ({ page }) => {
    await page.clock.install()
    await page.goto(`/fr${projects.fr}`)
    await expect(pause(page)).toBeVisible()
    await expect(counter(page)).toHaveAttribute('aria-live', 'off')
    await expect(counter(page)).toContainText('1 / 2')
    await page.clock.runFor(1.3 * slideMs)
    await expect(counter(page)).toContainText('2 / 2')
    await pause(page).click()
    await expect(play(page)).toBeVisible()
    await expect(counter(page)).toHaveAttribute('aria-live', 'polite')
    const shown = await counter(page).textContent()
    await page.clock.runFor(1.3 * slideMs)
    expect(await counter(page).textContent()).toBe(shown)
  })

  test('are gone through with the keyboard, only the shown one being reached', async ({ page }) => {
    await page.goto(`/fr${projects.fr}`)
    await pause(page).focus()
    await page.keyboard.press('Enter')
    await expect(play(page)).toBeFocused()
    const slides = page.locator('main section .hero-slide')
    await expect(slides).toHaveCount(2)
    await expect(page.locator('.hero-slide:not([inert])')).toHaveCount(1)
    const first = await page.locator('.hero-slide:not([inert]) a').getAttribute('href')
    await page.getByRole('button', { name: interfaceText('fr', 'hero.next'), exact: true }).press('Enter')
    await expect(page.locator('.hero-slide:not([inert]) a')).not.toHaveAttribute('href', first ?? '')
  })

  test('the first picture is there at once and nothing moves when the others come', async ({ page }) => {
    await page.goto(`/fr${projects.fr}`)
    await expect(page.locator('main section img').first()).toHaveAttribute('loading', 'eager')
    await expect(pause(page)).toBeVisible()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            // The type of layout shifts is not among those of TypeScript.
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              sum += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 500)
        }),
    )
    expect(shift).toBeLessThan(0.02)
  })

  test('a link that has the focus does not leave', { tag: '@full' }, async ({ page }) => {
    await page.clock.install()
    await page.goto(`/fr${projects.fr}`)
    await expect(pause(page)).toBeVisible()
    const link = page.locator('.hero-slide:not([inert]) a')
    await link.focus()
    await page.clock.runFor(1.3 * slideMs)
    await expect(link).toBeFocused()
  })
})

test.describe('by finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the first swipe counts; then Swiper has the slides, with time, pause and buttons as they were', async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`/fr${projects.fr}`)
    const isSwiper = (path: string) => path.includes('/scripts/swipe-slides-')
    await pause(page).tap()
    await expect(counter(page)).toContainText('1 / 2')
    expect(requests.some(isSwiper)).toBe(false)
    const client = await page.context().newCDPSession(page)
    const from = await rightPart(page.locator('main section [data-stage]'))
    await swipe(client, from, -200)
    await expect(counter(page)).toContainText('2 / 2')
    await expect(page.locator('.hero-slide').nth(1)).toHaveClass(/swiper-slide-active/)
    await expect(play(page)).toBeVisible()
    await expect(counter(page)).toContainText('2 / 2')
    // The first one follows the last.
    await swipe(client, from, -200)
    await expect(counter(page)).toContainText('1 / 2')
    await expect(page.locator('.hero-slide:not([inert])')).toHaveCount(1)
    await page.getByRole('button', { name: interfaceText('fr', 'hero.next'), exact: true }).tap()
    await expect(counter(page)).toContainText('2 / 2')
    await expect(page.locator('.hero-slide').nth(1)).toHaveCSS('opacity', '1')
    await play(page).tap()
    await expect(counter(page)).toContainText('1 / 2', { timeout: 1.5 * slideMs })
    await swipe(client, from, 0, { down: -200 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
  })
})

test.describe('for visitors who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('slides wait until they are asked', async ({ page }) => {
    await page.clock.install()
    await page.goto(`/fr${projects.fr}`)
    await expect(play(page)).toBeVisible()
    await page.clock.runFor(1.3 * slideMs)
    await expect(counter(page)).toContainText('1 / 2')
  })

  test('the film is not even asked for, until they want it', { tag: '@full' }, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`/fr${services.fr}`)
    await expect(play(page)).toBeVisible()
    expect(requests.filter((path) => path.endsWith('.mp4'))).toEqual([])
    await play(page).click()
    await expect(page.locator('video')).toHaveJSProperty('paused', false)
  })
})

test('a film plays without sound and over and over, after its picture, until it is paused', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`/fr${services.fr}`)
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  await expect(video).toHaveJSProperty('muted', true)
  await expect(video).toHaveJSProperty('loop', true)
  const source = new URL((await video.evaluate((element: HTMLVideoElement) => element.currentSrc)) || '')
    .pathname
  const poster = await page
    .locator('main section img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(requests.indexOf(source)).toBeGreaterThan(requests.indexOf(new URL(poster).pathname))
  await pause(page).click()
  await expect(video).toHaveJSProperty('paused', true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first slide shows, the others are links, and no button pretends to do something', async ({
    page,
  }) => {
    await page.goto(`/fr${projects.fr}`)
    const stage = page.locator('main section').first()
    await expect(stage.locator('.hero-slide:visible')).toHaveCount(1)
    await expect(stage.locator('img').first()).toBeVisible()
    await expect(stage.getByRole('navigation').getByRole('link')).toHaveCount(1)
    await expect(stage.locator('button[type=button]:visible')).toHaveCount(0)
  })
})

// French on a large screen, German with its long words on a phone: the parts are the same in every language.
const readings = [
  { locale: 'fr', size: desktop },
  { locale: 'de', size: phone },
] as const
const banners = [
  ['slides', projects],
  ['a film', services],
] as const
for (const [index, [name, path]] of banners.entries())
  for (const { locale, size } of inTurn(readings, index))
    test(`a banner with ${name} in ${locale} at ${size.width} px has nothing that axe finds`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto(`/${locale}${path[locale]}`)
      const label = interfaceText(locale, 'hero.pause')
      await expect(page.getByRole('button', { name: label })).toBeVisible()
      expect(await findViolations(page, { within: 'main section:first-of-type' })).toEqual([])
    })
