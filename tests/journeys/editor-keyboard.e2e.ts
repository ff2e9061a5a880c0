import { expect } from '@playwright/test'

import { studioText } from '../support/interface-texts'
import { KeyboardHand } from '../support/keyboard-hand'
import {
  examplePhotos,
  signInNewEditor,
  studioLanguages,
  studioNames,
  storedPictures,
  untilSaved,
  type StudioLanguage,
} from '../support/new-editor'
import { open } from '../rig/demo-pages'
import { StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { newMark } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Brussels' })

async function addBlock(hand: KeyboardHand, language: StudioLanguage, index: number, words: string) {
  const { page } = hand
  await hand.use(page.getByRole('button', { name: studioNames[language].addBlock }).last())
  const name = new RegExp(`^${studioNames[language].blocks[index + 1]} `)
  await hand.use(page.getByRole('dialog').getByRole('button', { name }))
  await hand.fill(page.locator(`#field-blocks__${index}__heading`), words)
}

/** By the menu of the row, as no pointer drags it. */
async function moveUp(hand: KeyboardHand, index: number): Promise<void> {
  const { page } = hand
  await hand.use(page.locator(`#blocks-row-${index} .array-actions__button`).first())
  await hand.use(page.locator('.popup__content .array-actions__move-up'), 'ArrowDown')
}

async function openBlock(hand: KeyboardHand, index: number): Promise<void> {
  const heading = hand.page.locator(`#field-blocks__${index}__heading`)
  if (!(await heading.isVisible()))
    await hand.use(hand.page.locator(`#blocks-row-${index} .collapsible__toggle`).first())
}

for (const language of studioLanguages)
  test.describe(`without a mouse, in the studio in ${language}`, { tag: '@full' }, () => {
    test('a page is made of blocks, moved, translated, published, and its address changed', async ({
      page,
    }) => {
      const session = StudioSession.of('administrator')
      const mark = newMark()
      const account = await signInNewEditor(page, language, mark)
      const hand = new KeyboardHand(page)
      let id = ''
      try {
        await hand.use(page.getByRole('link', { name: studioText(language, 'dashboard.create.page') }))
        await hand.fill(page.locator('#field-title'), `Vivre ici ${mark}`)
        await addBlock(hand, language, 0, 'Premier bloc')
        await addBlock(hand, language, 1, 'Second bloc')
        await moveUp(hand, 1)
        await expect(page.locator('#field-blocks__0__heading')).toHaveValue('Second bloc')
        id = await untilSaved(page, /Second bloc.*Premier bloc/)
        await hand.use(page.locator('.localizer button').first(), 'Shift+Tab')
        const dutchEntry = page
          .locator('.popup__content')
          .locator('a, button')
          .filter({ hasText: 'Nederlands' })
        await hand.use(dutchEntry, 'ArrowDown')
        await expect(page).toHaveURL(/locale=nl/)
        await waitForHydration(page)
        await hand.fill(page.locator('#field-title'), `Hier wonen ${mark}`)
        for (const [index, words] of ['Tweede blok', 'Eerste blok'].entries()) {
          await openBlock(hand, index)
          await hand.fill(page.locator(`#field-blocks__${index}__heading`), words)
        }
        await untilSaved(page, /Eerste blok/)
        await hand.use(page.getByRole('button', { name: studioNames[language].publish }), 'Shift+Tab')
        const dutch = `/nl/hier-wonen-${mark}/`
        await expect.poll(async () => (await open(dutch)).status).toBe(200)
        expect((await open(dutch)).html).toMatch(/Tweede blok[^]*Eerste blok/)
        expect((await open(`/fr/vivre-ici-${mark}/`)).html).toMatch(/Second bloc[^]*Premier bloc/)

        await hand.use(page.getByRole('button', { name: studioText(language, 'addresses.public.change') }))
        await hand.fill(page.getByRole('textbox', { name: studioNames[language].address }), `/${mark}-nieuw/`)
        await hand.use(page.getByRole('button', { name: studioText(language, 'addresses.public.save') }))
        await expect.poll(async () => (await open(`/nl/${mark}-nieuw/`)).status).toBe(200)
        console.info(`a page without a mouse, studio in ${language}: ${hand.summary}`)
      } finally {
        if (id) await session.remove(`/pages/${id}/`)
        await session.remove(`/users/${account}/`)
      }
    })

    test('a house with photos is described, its photos put in order, and published', async ({ page }) => {
      const session = StudioSession.of('administrator')
      const mark = newMark()
      const account = await signInNewEditor(page, language, mark)
      const hand = new KeyboardHand(page)
      const field = (name: string) => page.locator(`#field-${name}`)
      let id = ''
      let pictures: string[] = []
      const stored = () => session.read(`/properties/${id}/?depth=0&draft=true`)
      try {
        await hand.use(page.getByRole('link', { name: studioText(language, 'dashboard.create.property') }))
        await hand.choose(field('type'), 'Maison', 'Maison')
        await hand.choose(field('locality'), '4400', 'Flémalle')
        await hand.fill(field('price'), '298000')
        await hand.fill(field('headline'), `Maison ${mark}`)
        await hand.fill(field('bedrooms'), '3')
        await hand.choose(field('epcState'), studioNames[language].known, studioNames[language].known)
        await hand.fill(field('epcLabelText'), 'C')
        await hand.fill(field('energyPerformance'), '220')
        await hand.fill(field('epcTotal'), '30000')
        await hand.fill(field('epcUniqueCode'), '20250101-0000012345-01-2')
        await hand.reach(page.getByRole('tab', { selected: true }), 'Shift+Tab')
        const tab = page.getByRole('tab', { name: studioNames[language].media, exact: true })
        await hand.use(tab, 'ArrowDown')
        const chooser = page.waitForEvent('filechooser')
        await hand.use(field('pictures').locator('.studio-media-drop').getByRole('button').first())
        await (await chooser).setFiles(examplePhotos(mark).slice(0, 2))
        const tiles = field('pictures').locator('.studio-media-tile')
        await expect(tiles).toHaveCount(2)
        id = await untilSaved(page, storedPictures(2))
        pictures = (await stored()).pictures as string[]
        await hand.reach(tiles.nth(1).locator('.studio-media-grip'))
        await hand.press('ArrowLeft')
        await expect.poll(async () => (await stored()).pictures).toEqual(pictures.toReversed())
        await hand.use(page.getByRole('button', { name: studioNames[language].publish }), 'Shift+Tab')
        await expect.poll(async () => (await stored())._status).toBe('published')
        console.info(`a house without a mouse, studio in ${language}: ${hand.summary}`)
      } finally {
        if (id) await session.remove(`/properties/${id}/`)
        for (const picture of pictures) await session.remove(`/media/${picture}/`)
        await session.remove(`/users/${account}/`)
      }
    })
  })
