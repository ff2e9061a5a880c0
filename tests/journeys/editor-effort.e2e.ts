import { expect } from '@playwright/test'

import { studioText } from '../support/interface-texts'
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
import { SlowHand } from '../support/slow-hand'
import { StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { pageTexts } from './editor-effort-texts'
import { newMark } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Brussels' })

/** The field of each block that holds its heading. */
const headings = ['title', 'heading', 'heading', 'heading', 'heading', 'heading']

async function addBlock(
  hand: SlowHand,
  language: StudioLanguage,
  index: number,
  words: string,
): Promise<void> {
  const { page } = hand
  await hand.click(page.getByRole('button', { name: studioNames[language].addBlock }).last())
  const name = new RegExp(`^${studioNames[language].blocks[index]} `)
  await hand.click(page.getByRole('dialog').getByRole('button', { name }))
  await hand.type(page.locator(`#field-blocks__${index}__${headings[index]}`), words)
}

for (const language of studioLanguages)
  test.describe(`in the studio in ${language}`, { tag: '@full' }, () => {
    test('a page of six blocks in two languages takes 45 clicks and five minutes at most', async ({
      page,
    }) => {
      test.setTimeout(300_000)
      const session = StudioSession.of('administrator')
      const mark = newMark()
      const account = await signInNewEditor(page, language, mark)
      const hand = new SlowHand(page)
      let id = ''
      try {
        await hand.click(page.getByRole('link', { name: studioText(language, 'dashboard.create.page') }))
        await hand.type(page.locator('#field-title'), `Vivre à Seraing ${mark}`)
        for (const index of headings.keys())
          await addBlock(hand, language, index, `Titre ${index + 1} de la page`)
        id = await untilSaved(page, /Titre 6 de la page/)
        await hand.click(page.locator('.localizer button').first())
        await hand.click(page.locator('.popup__content').getByText('Nederlands'))
        await expect(page).toHaveURL(/locale=nl/)
        await waitForHydration(page)
        await hand.type(page.locator('#field-title'), `Wonen in Seraing ${mark}`)
        for (const [index, heading] of headings.entries()) {
          const field = page.locator(`#field-blocks__${index}__${heading}`)
          if (!(await field.isVisible()))
            await hand.click(page.locator(`#blocks-row-${index} .collapsible__toggle`).first())
          await hand.type(field, `Titel ${index + 1} van de pagina`)
        }
        await untilSaved(page, /Titel 6 van de pagina/)
        await hand.click(page.getByRole('button', { name: studioNames[language].publish }))
        for (const [path, words] of [
          [`/fr/vivre-a-seraing-${mark}/`, 'Titre 6 de la page'],
          [`/nl/wonen-in-seraing-${mark}/`, 'Titel 6 van de pagina'],
        ] as const) {
          await expect.poll(async () => (await open(path)).status).toBe(200)
          expect((await open(path)).html).toContain(words)
        }
        console.info(`six blocks in two languages, studio in ${language}: ${hand.summary}`)
        expect(hand.clicks).toBeLessThanOrEqual(45)
        expect(hand.seconds).toBeLessThanOrEqual(300)

        const before = hand.clicks
        await hand.click(page.getByRole('button', { name: studioText(language, 'addresses.public.change') }))
        await page.getByRole('textbox', { name: studioNames[language].address }).fill(`/${mark}-nieuw/`)
        await hand.click(page.getByRole('button', { name: studioText(language, 'addresses.public.save') }))
        await expect.poll(async () => (await open(`/nl/${mark}-nieuw/`)).status).toBe(200)
        expect(hand.clicks - before).toBe(2)
      } finally {
        if (id) await session.remove(`/pages/${id}/`)
        await session.remove(`/users/${account}/`)
      }
    })

    test('a page of six blocks in two languages, written in the page alone: 25 clicks and 150 s at most', async ({
      page,
    }) => {
      test.setTimeout(300_000)
      const session = StudioSession.of('administrator')
      const mark = newMark()
      const account = await signInNewEditor(page, language, mark)
      const hand = new SlowHand(page)
      page.setDefaultTimeout(20_000)
      const preview = page.locator('#live-preview-iframe').contentFrame()
      let id = ''
      const writeTexts = async ({ title, headings, paragraph }: (typeof pageTexts)['fr' | 'nl']) => {
        const [first = '', second = '', ...others] = headings
        await hand.doubleClick(preview.locator('h1[data-field="title"]').filter({ visible: true }).last())
        await hand.write(first)
        await hand.next(second)
        await hand.next(paragraph)
        for (const words of others) await hand.next(words)
        await hand.press('Tab')
        await untilSaved(page, new RegExp(others.at(-1) ?? title))
      }
      try {
        await hand.click(page.getByRole('link', { name: studioText(language, 'dashboard.create.page') }))
        await hand.type(page.locator('#field-title'), `${pageTexts.fr.title} ${mark}`)
        id = await untilSaved(page, new RegExp(mark))
        await hand.click(page.locator('#live-preview-toggler'))
        await hand.click(preview.getByRole('button', { name: studioText(language, 'blockBar.insertFirst') }))
        for (const block of studioNames[language].blocks)
          await hand.click(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${block} `) }))
        await hand.click(page.getByRole('button', { name: studioText(language, 'blockBar.done') }))
        await writeTexts(pageTexts.fr)
        await hand.click(page.locator('.localizer button').first())
        await hand.click(page.locator('.popup__content').getByText('Nederlands'))
        await expect(page).toHaveURL(/locale=nl/)
        await waitForHydration(page)
        await hand.type(page.locator('#field-title'), `${pageTexts.nl.title} ${mark}`)
        await writeTexts(pageTexts.nl)
        await hand.click(page.getByRole('button', { name: studioNames[language].publish }))
        for (const [locale, path] of [
          ['fr', `/fr/vivre-a-seraing-${mark}/`],
          ['nl', `/nl/wonen-in-seraing-${mark}/`],
        ] as const) {
          await expect.poll(async () => (await open(path)).status).toBe(200)
          const { html } = await open(path)
          for (const words of [...pageTexts[locale].headings, pageTexts[locale].paragraph])
            expect(html).toContain(words)
        }
        console.info(`six blocks written in the page, studio in ${language}: ${hand.summary}`)
        expect(hand.clicks).toBeLessThanOrEqual(25)
        expect(hand.seconds).toBeLessThanOrEqual(150)
      } finally {
        if (id) await session.remove(`/pages/${id}/`)
        await session.remove(`/users/${account}/`)
      }
    })

    test('a house with six photos is online after 16 clicks and 120 seconds at most', async ({ page }) => {
      const session = StudioSession.of('administrator')
      const mark = newMark()
      const account = await signInNewEditor(page, language, mark)
      const hand = new SlowHand(page)
      const field = (name: string) => page.locator(`#field-${name}`)
      let id = ''
      try {
        await hand.click(page.getByRole('link', { name: studioText(language, 'dashboard.create.property') }))
        await hand.choose(field('type'), studioNames[language].house)
        await hand.click(field('locality').locator('.rs__control'))
        await hand.write('4400')
        await hand.click(page.locator('.rs__option').filter({ hasText: 'Flémalle' }).first())
        await hand.type(field('price'), '298000')
        await hand.type(field('headline'), `Maison ${mark}`)
        await hand.type(field('bedrooms'), '3')
        await hand.tabTo(field('bathrooms'), '1')
        await hand.tabTo(field('surfaceLiving'), '140')
        await hand.tabTo(field('surfaceGround'), '420')
        await hand.choose(field('epcState'), studioNames[language].known)
        await hand.type(field('epcLabelText'), 'C')
        await hand.tabTo(field('energyPerformance'), '220')
        await hand.tabTo(field('epcTotal'), '30000')
        await hand.tabTo(field('epcUniqueCode'), '20250101-0000012345-01-2')
        await hand.click(page.getByRole('tab', { name: studioNames[language].media, exact: true }))
        const chooser = page.waitForEvent('filechooser')
        await hand.click(field('pictures').locator('.studio-media-drop').getByRole('button').first())
        await (await chooser).setFiles(examplePhotos(mark))
        await expect(field('pictures').locator('.studio-media-tile')).toHaveCount(6)
        id = await untilSaved(page, storedPictures(6))
        await hand.click(page.getByRole('button', { name: studioNames[language].publish }))
        const stored = () => session.read(`/properties/${id}/?depth=0`)
        await expect.poll(async () => (await stored())._status).toBe('published')
        expect((await stored()).pictures).toHaveLength(6)
        console.info(`a house with six photos, studio in ${language}: ${hand.summary}`)
        expect(hand.clicks).toBeLessThanOrEqual(16)
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

    test('the telephone of the agency is changed once for the whole site, in 4 clicks at most', async ({
      page,
    }) => {
      const session = StudioSession.of('administrator')
      const mark = newMark()
      const account = await signInNewEditor(page, language, mark)
      const hand = new SlowHand(page)
      const before = await session.read('/globals/siteConfig/?depth=0')
      try {
        await hand.press('Control+k')
        await hand.write(studioNames[language].telephone)
        await hand.click(page.getByRole('dialog').getByRole('option').first())
        await hand.click(page.locator('#field-agency__phone'))
        await hand.press('Control+a')
        await hand.write('04 222 99 99')
        await hand.click(page.locator('#action-save'))
        await expect.poll(async () => (await open('/fr/')).html).toContain('04 222 99 99')
        expect((await open('/fr/')).html).not.toContain('04 222 00 00')
        console.info(`the telephone of the agency, studio in ${language}: ${hand.summary}`)
        expect(hand.clicks).toBeLessThanOrEqual(4)
      } finally {
        await session.create('/globals/siteConfig/', { agency: before.agency })
        await session.remove(`/users/${account}/`)
      }
    })
  })
