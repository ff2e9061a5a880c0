import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { findViolations } from '../support/axe'
import { makePropertyDraft } from '../support/property-draft'
import { open } from '../rig/demo-pages'
import { siteUrl } from '../rig/site-url'
import { signIn, StudioSession } from '../rig/studio-session'
import { openBlock } from '../support/studio-editor'
import { newMark } from '../support/test-page'
import { thinPng } from '../support/thin-png'

test.use({ locale: 'fr-BE' })

interface Dropped {
  name: string
  type: string
  content: string
}

const dropped = (name: string, type: string, data: Buffer): Dropped => ({
  name,
  type,
  content: data.toString('base64'),
})

/** Lets files fall onto an element, as from the desktop. */
async function drop(page: Page, selector: string, files: Dropped[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((sent) => {
    const transfer = new DataTransfer()
    for (const { name, type, content } of sent) {
      const bytes = Uint8Array.from(atob(content), (each) => each.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
    }
    return transfer
  }, files)
  await page.locator(selector).dispatchEvent('drop', { dataTransfer })
}

const picturesOf = async (session: StudioSession, id: string): Promise<string[]> =>
  (await session.read(`/properties/${id}/?draft=true&depth=0`)).pictures as string[]

test('pictures are dropped, described, ordered by keys, and not deleted while a property shows them', async ({
  page,
}) => {
  const session = StudioSession.of('administrator')
  const { id } = await makePropertyDraft(session)
  let ids: string[] = []
  try {
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/properties/${id}/?locale=fr`)
    await waitForHydration(page)
    await page.getByRole('tab', { name: 'Médias', exact: true }).click()
    const field = page.locator('#field-pictures')
    await expect(field.getByText('Déposez ici vos photos')).toBeVisible()
    await drop(page, '#field-pictures .studio-media-drop', [
      dropped('a.png', 'image/png', thinPng(64, 40)),
      dropped('page.jpg', 'image/jpeg', Buffer.from('<!doctype html><script>alert(1)</script>')),
      dropped('b.png', 'image/png', thinPng(64, 90)),
      dropped('c.png', 'image/png', thinPng(64, 140)),
    ])
    await expect(field.locator('.studio-media-queue-summary')).toContainText('3 sur 4')
    await expect(field.getByText('« page.jpg » n’est ni une photo')).toBeVisible()
    const tiles = field.locator('.studio-media-tile')
    await expect(tiles).toHaveCount(3)
    await expect(tiles.first()).toContainText('Photo principale')
    await expect(tiles.first()).toContainText(/1\. .+ à Flémalle, photo 1/)

    await tiles.nth(2).locator('.studio-media-grip').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    await expect(tiles.first()).toContainText(/photo 3/)
    await expect(field.getByText('Maintenant en position 1 sur 3')).toBeAttached()
    const altOfFirst = async () => {
      ids = await picturesOf(session, id)
      return ids[0] && (await session.read(`/media/${ids[0]}/?locale=all`)).alt
    }
    // The draft saves itself.
    await expect.poll(altOfFirst).toMatchObject({
      fr: expect.stringMatching(/ à Flémalle, photo 3$/),
      nl: expect.stringMatching(/ in Flémalle, foto 3$/),
      de: expect.stringMatching(/, Foto 3$/),
    })
    expect(ids).toHaveLength(3)
    expect(await findViolations(page, { within: '#field-pictures' })).toEqual([])

    await page.goto(`/admin/collections/media/${ids[0]}/?locale=fr`)
    const usage = page.getByRole('region', { name: 'Où utilisé' })
    await expect(usage.getByRole('link', { name: /^Bien/ })).toHaveAttribute('href', new RegExp(id))
    await expect(session.remove(`/media/${ids[0]}/`)).rejects.toThrow(
      /409.*Ce fichier est utilisé|409.*in use/,
    )
  } finally {
    await session.remove(`/properties/${id}/`)
    for (const each of ids) await session.remove(`/media/${each}/`)
  }
})

test('pictures dropped below a gallery and slides become a row each, as many as there is room for', async ({
  page,
}) => {
  const session = StudioSession.of('administrator')
  const mark = newMark()
  const { id } = await session.create('/pages/?locale=fr&draft=true&depth=0', {
    title: mark,
    slug: mark,
    blocks: [{ blockType: 'gallery' }, { blockType: 'heroBanner', title: mark, bannerType: 'gallery' }],
    _status: 'draft',
  })
  const made: string[] = []
  const picturesIn = async (row: number, list: 'pictures' | 'slides'): Promise<string[]> => {
    const { blocks } = await session.read(`/pages/${id}/?draft=true&depth=0&locale=fr`)
    const rows = (blocks as Record<string, { image: string }[] | undefined>[])[row]?.[list] ?? []
    return rows.map(({ image }) => image)
  }
  try {
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
    await waitForHydration(page)
    for (const [row, list, count, most] of [
      [0, 'pictures', 3, 40],
      [1, 'slides', 9, 8],
    ] as const) {
      const block = page.locator(`#blocks-row-${row}`)
      await openBlock(page, row, block.locator('.array-field__add-row').first())
      await expect(block.locator('.studio-media-drop')).toBeVisible()
      const files = Array.from({ length: count }, (_, index) =>
        dropped(`${index}.png`, 'image/png', thinPng(64, 40 + index)),
      )
      await drop(page, `#blocks-row-${row} .studio-media-drop`, files)
      // The notice goes away by itself.
      if (count > most) await expect(page.locator('.payload-toast-container')).toContainText(`${most}`)
      const expected = Math.min(count, most)
      const rows = block.locator(`[id^="blocks-${row}-${list}-row-"]`)
      // Each picture is prepared in several sizes, and each row waits for a save that is under way.
      await expect(rows).toHaveCount(expected, { timeout: 120_000 })
      // The draft saves itself.
      await expect.poll(() => picturesIn(row, list)).toHaveLength(expected)
      const stored = await picturesIn(row, list)
      made.push(...stored)
      const heights = await Promise.all(
        stored.map(async (each) => (await session.read(`/media/${each}/?depth=0`)).height),
      )
      expect(heights).toEqual(Array.from({ length: expected }, (_, index) => 40 + index))
    }
    expect(await findViolations(page, { within: '#blocks-row-0 .studio-media-drop' })).toEqual([])
  } finally {
    await session.remove(`/pages/${id}/`)
    for (const each of made) await session.remove(`/media/${each}/`)
  }
})

test('a document of a property has no URL for visitors', async ({ page }) => {
  const session = StudioSession.of('administrator')
  const { id } = await makePropertyDraft(session)
  let document: { id: string; filename: string } | undefined
  try {
    await signIn(page, 'editor')
    const answer = await page.request.post('/api/documents/?locale=fr', {
      headers: { origin: siteUrl },
      multipart: {
        file: {
          name: 'plan.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4\nxref\n%%EOF\n'),
        },
        _payload: JSON.stringify({ title: 'Plan', property: id, kind: 'plan', audience: 'staff' }),
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    document = ((await answer.json()) as { doc: { id: string; filename: string } }).doc
    const mine = await page.request.get(`/api/documents/file/${document.filename}`, {
      headers: { origin: siteUrl },
    })
    expect(mine.status()).toBe(200)
    expect(mine.headers()['content-disposition']).toBe('attachment')
    expect(mine.headers()['x-content-type-options']).toBe('nosniff')
    const name = document.filename
    for (const path of [
      `/api/documents/file/${name}`,
      `/api/documents/file/${name}/`,
      `/api/documents/${document.id}/`,
      `/api/media/file/${name}`,
      `/api/media/file/..%2fprivate%2fdocuments%2f${name}`,
      `/api/leadFiles/file/${name}`,
      `/images/${name}?width=400&height=auto&format=webp`,
      `/private/documents/${name}`,
      `/data/private/documents/${name}`,
    ]) {
      const { status, html } = await open(path, { redirect: 'follow' })
      expect([400, 401, 404], path).toContain(status)
      expect(html).not.toContain('%PDF')
    }
  } finally {
    if (document) await session.remove(`/documents/${document.id}/`)
    await session.remove(`/properties/${id}/`)
  }
})
