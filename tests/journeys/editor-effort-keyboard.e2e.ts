import { expect } from '@playwright/test'

import { open } from '../rig/demo-pages'
import { StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { studioText } from '../support/interface-texts'
import { KeyboardHand } from '../support/keyboard-hand'
import {
  examplePhotos,
  signInNewEditor,
  storedPictures,
  studioLanguages,
  studioNames,
  untilSaved,
} from '../support/new-editor'
import { newMark } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'
import { pageTexts } from './editor-effort-texts'

/**
 * The first hour by keyboard alone. A character takes 0.2 s, any other key 0.3 s; no control is further away than a
 * hundred steps.
 */

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Brussels' })

const maxWay = 100

for (const language of studioLanguages)
  test.describe(`by keyboard alone, in the studio in ${language}`, { tag: '@full' }, () => {
    test('a page of six blocks in two languages is written in the page, in 180 s at most', async ({
      page,
    }) => {
      test.setTimeout(400_000)
      const session = StudioSession.of('administrator')
      const mark = newMark()
      const account = await signInNewEditor(page, language, mark)
      const hand = new KeyboardHand(page, 'slow')
      page.setDefaultTimeout(20_000)
      const preview = page.locator('#live-preview-iframe').contentFrame()
      const pen = preview.getByRole('button', { name: studioText(language, 'blockBar.type') })
      const typed = preview.locator('[contenteditable]:focus')
      const writeTexts = async ({ headings, paragraph }: (typeof pageTexts)['fr' | 'nl']) => {
        const [first = '', second = '', ...others] = headings
        await expect(pen).toBeFocused()
        // Nothing is typed before the form has sent its values to the preview.
        await expect(async () => {
          if ((await typed.count()) === 0) await hand.press('Enter')
          await expect(typed).toBeVisible({ timeout: 2000 })
        }).toPass()
        await hand.write(first)
        for (const words of [second, paragraph, ...others]) {
          await hand.press('Tab')
          // The next text takes the focus once the form has answered.
          await page.waitForTimeout(200)
          await hand.write(words)
        }
        await hand.press('F6')
        await untilSaved(page, new RegExp(others.at(-1) ?? paragraph))
      }
      let id = ''
      try {
        await hand.use(page.getByRole('link', { name: studioText(language, 'dashboard.create.page') }))
        await hand.fill(page.locator('#field-title'), `${pageTexts.fr.title} ${mark}`)
        id = await untilSaved(page, new RegExp(mark))
        await hand.use(page.locator('#live-preview-toggler'))
        await expect(
          preview.getByRole('button', { name: studioText(language, 'blockBar.insertFirst') }),
        ).toBeVisible()
        await hand.press('F6')
        await hand.use(preview.getByRole('button', { name: studioText(language, 'blockBar.insertFirst') }))
        for (const block of studioNames[language].blocks)
          await hand.use(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${block} `) }))
        await hand.press('Escape')

        await writeTexts(pageTexts.fr)

        await hand.use(page.locator('.localizer button').first())
        await hand.use(
          page.locator('.popup__content').locator('a, button').filter({ hasText: 'Nederlands' }),
          'ArrowDown',
        )
        await expect(page).toHaveURL(/locale=nl/)
        await waitForHydration(page)
        await hand.fill(page.locator('#field-title'), `${pageTexts.nl.title} ${mark}`)
        await hand.press('F6')
        await writeTexts(pageTexts.nl)
        await hand.use(page.getByRole('button', { name: studioNames[language].publish }))
        for (const [locale, path] of [
          ['fr', `/fr/vivre-a-seraing-${mark}/`],
          ['nl', `/nl/wonen-in-seraing-${mark}/`],
        ] as const) {
          await expect.poll(async () => (await open(path)).status).toBe(200)
          const { html } = await open(path)
          for (const words of [...pageTexts[locale].headings, pageTexts[locale].paragraph])
            expect(html).toContain(words)
        }
        console.info(`six blocks written in the page by keyboard, studio in ${language}: ${hand.summary}`)
        expect(hand.longestWay).toBeLessThanOrEqual(maxWay)
        expect(hand.seconds).toBeLessThanOrEqual(180)
      } finally {
        if (id) await session.remove(`/pages/${id}/`)
        await session.remove(`/users/${account}/`)
      }
    })

    test('a house with six photos is online', async ({ page }) => {
      test.setTimeout(400_000)
      const session = StudioSession.of('administrator')
      const mark = newMark()
      const account = await signInNewEditor(page, language, mark)
      const hand = new KeyboardHand(page, 'slow')
      const field = (name: string) => page.locator(`#field-${name}`)
      let id = ''
      try {
        await hand.use(page.getByRole('link', { name: studioText(language, 'dashboard.create.property') }))
        await hand.choose(field('type'), 'Maison', 'Maison')
        await hand.choose(field('locality'), '4400', 'Flémalle')
        await hand.fill(field('price'), '298000')
        await hand.fill(field('headline'), `Maison ${mark}`)
        await hand.fill(field('bedrooms'), '3')
        await hand.fill(field('bathrooms'), '1')
        await hand.fill(field('surfaceLiving'), '140')
        await hand.fill(field('surfaceGround'), '420')
        await hand.choose(field('epcState'), studioNames[language].known, studioNames[language].known)
        await hand.fill(field('epcLabelText'), 'C')
        await hand.fill(field('energyPerformance'), '220')
        await hand.fill(field('epcTotal'), '30000')
        await hand.fill(field('epcUniqueCode'), '20250101-0000012345-01-2')
        await hand.reach(page.getByRole('tab', { selected: true }), 'Shift+Tab')
        await hand.use(page.getByRole('tab', { name: studioNames[language].media, exact: true }), 'ArrowDown')
        const chooser = page.waitForEvent('filechooser')
        await hand.use(field('pictures').locator('.studio-media-drop').getByRole('button').first())
        await (await chooser).setFiles(examplePhotos(mark))
        await expect(field('pictures').locator('.studio-media-tile')).toHaveCount(6, { timeout: 60_000 })
        id = await untilSaved(page, storedPictures(6))
        await hand.use(page.getByRole('button', { name: studioNames[language].publish }))
        const stored = () => session.read(`/properties/${id}/?depth=0`)
        await expect.poll(async () => (await stored())._status).toBe('published')
        expect((await stored()).pictures).toHaveLength(6)
        console.info(`a house with six photos by keyboard, studio in ${language}: ${hand.summary}`)
        expect(hand.longestWay).toBeLessThanOrEqual(maxWay)
        expect(hand.seconds).toBeLessThanOrEqual(120)
      } finally {
        const pictures = id
          ? ((await session.read(`/properties/${id}/?depth=0&draft=true`)).pictures as string[])
          : []
        if (id) await session.remove(`/properties/${id}/`)
        for (const picture of pictures ?? []) await session.remove(`/media/${picture}/`)
        await session.remove(`/users/${account}/`)
      }
    })

    test('the telephone of the agency is changed once for the whole site', async ({ page }) => {
      const session = StudioSession.of('administrator')
      const mark = newMark()
      const account = await signInNewEditor(page, language, mark)
      const hand = new KeyboardHand(page, 'slow')
      const before = await session.read('/globals/siteConfig/?depth=0')
      try {
        await hand.press('Control+k')
        await hand.write(studioNames[language].telephone)
        await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(
          new RegExp(studioNames[language].telephone, 'i'),
        )
        await hand.press('Enter')
        await expect(page.locator('#field-agency__phone')).toBeVisible()
        await hand.fill(page.locator('#field-agency__phone'), '04 222 99 99')
        await hand.use(page.locator('#action-save'))
        await expect.poll(async () => (await open('/fr/')).html).toContain('04 222 99 99')
        expect((await open('/fr/')).html).not.toContain('04 222 00 00')
        console.info(`the telephone of the agency by keyboard, studio in ${language}: ${hand.summary}`)
        expect(hand.longestWay).toBeLessThanOrEqual(maxWay)
        expect(hand.seconds).toBeLessThanOrEqual(60)
      } finally {
        await session.create('/globals/siteConfig/', { agency: before.agency })
        await session.remove(`/users/${account}/`)
      }
    })
  })
