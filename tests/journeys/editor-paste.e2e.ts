import { expect, type Locator, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { signIn, StudioSession } from '../rig/studio-session'
import { thinPng } from '../support/thin-png'
import { newMark } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ locale: 'fr-BE' })

const session = StudioSession.of('administrator')

/** As Word puts it into the clipboard. */
const point = (text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><!--[endif]-->${text}<o:p></o:p></p>`

const fromWord = [
  '<p class=MsoNormal>Avant</p>',
  point('Puce un'),
  point('Puce deux'),
  '<p class=MsoNormal><img width=10 src="file:///C:/Users/x/clip_image002.png"></p>',
  '<table><tr><td><p>Salon</p></td><td><p>32 m²</p></td></tr></table>',
].join('')

/** @param file a picture that the clipboard has beside the HTML */
async function paste(editor: Locator, html: string, file?: { name: string; bytes: number[] }): Promise<void> {
  await editor.click()
  const given = { html, file }
  await editor.evaluate((root, { html: text, file: copied }) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    if (copied)
      clipboardData.items.add(new File([new Uint8Array(copied.bytes)], copied.name, { type: 'image/png' }))
    else clipboardData.setData('text/plain', 'x')
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, given)
}

interface Draft {
  mark: string
  /** The text of the draft in the studio. */
  text: Locator
  /** The stored text, as JSON. */
  stored: () => Promise<string>
}

/** Opens a new article of its own, which is deleted afterwards. */
async function withDraft(page: Page, use: (draft: Draft) => Promise<void>): Promise<void> {
  const mark = newMark()
  const { id } = await session.create('/articles/?locale=fr&draft=true&depth=0', {
    title: mark,
    slug: mark,
    _status: 'draft',
  })
  try {
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/articles/${id}/?locale=fr`)
    await waitForHydration(page)
    const text = page.locator('.rich-text-lexical .ContentEditable__root').first()
    const stored = async () =>
      JSON.stringify((await session.read(`/articles/${id}/?locale=fr&draft=true&depth=0`)).body)
    await use({ mark, text, stored })
  } finally {
    await session.remove(`/articles/${id}/`)
  }
}

const refusal = 'Une image n’a pas pu être reprise dans le texte.'

test('what is pasted from Word keeps its lists and rows, and its picture stops no publication', ({ page }) =>
  withDraft(page, async ({ text, stored }) => {
    await paste(text, fromWord)
    await expect(text.locator('ul > li')).toHaveText(['Puce un', 'Puce deux'])
    await expect(text).toContainText('Salon | 32 m²')
    await expect(page.getByText(refusal)).toBeVisible()
    await expect.poll(stored).toContain('Puce deux')
    expect(await stored()).not.toContain('"pending"')
  }))

test('a picture that was copied on a website is uploaded', { tag: '@full' }, ({ page }) =>
  withDraft(page, async ({ mark, text }) => {
    const file = { name: `${mark}.png`, bytes: [...thinPng(32, 24)] }
    await paste(text, '<meta charset="utf-8"><img src="https://example.org/a.jpg">', file)
    await expect(page.locator('.bulk-upload--file-manager')).toContainText(mark)
    await expect(page.getByText(refusal)).toBeHidden()
  }),
)
