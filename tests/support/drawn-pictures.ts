import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { contrastRatio, minTextContrast } from '@/lib/values/contrast'

/** Shows every picture of the page, as if a visitor had scrolled to each, and waits for them. */
export const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })

interface DrawnPicture {
  src: string
  sizes: string
  /** Classes of the picture and its parent. */
  place: string
  box: [number, number]
  file: [number, number]
  /** Pixels of the screen for one of the file. */
  scale: number
  /** Strips of its frame beside it, although it is not limited for being small. */
  gap: boolean
}

/** How the photographs of the page are drawn. */
export const drawnPictures = (page: Page): Promise<DrawnPicture[]> =>
  page.evaluate(async () => {
    const shown = [...document.images].filter(
      (image) => image.currentSrc.includes('/images/') && image.checkVisibility() && image.clientWidth > 0,
    )
    return Promise.all(
      shown.map(async (image) => {
        // `naturalWidth` of an image with `srcset` depends on `sizes`.
        const file = new Image()
        file.src = image.currentSrc
        await file.decode()
        const style = getComputedStyle(image)
        const inner = (...sides: string[]) =>
          sides.reduce((sum, side) => sum + Number.parseFloat(style.getPropertyValue(`padding-${side}`)), 0)
        const width = image.clientWidth - inner('left', 'right')
        const height = image.clientHeight - inner('top', 'bottom')
        const ratios = [width / file.naturalWidth, height / file.naturalHeight]
        const scale = style.objectFit === 'contain' ? Math.min(...ratios) : Math.max(...ratios)
        const frame = image.closest('.card-picture, .photo, .hero-stage')?.getBoundingClientRect()
        const box = image.getBoundingClientRect()
        const isLimited = image.style.maxWidth !== '' || image.style.padding !== ''
        const gap =
          frame !== undefined &&
          !isLimited &&
          (box.left > frame.left + 1 ||
            box.right < frame.right - 1 ||
            box.top > frame.top + 1 ||
            box.bottom < frame.bottom - 1)
        return {
          src: image.currentSrc.replace(/.*\/images\//, ''),
          sizes: image.sizes,
          place: `${image.className} < ${image.parentElement?.className}`,
          box: [width, height] as [number, number],
          file: [file.naturalWidth, file.naturalHeight] as [number, number],
          scale: Math.round(scale * 100) / 100,
          gap,
        }
      }),
    )
  })

interface Line {
  words: string
  colour: string
  left: number
  top: number
  width: number
  height: number
}

/** The lines of text that overlap a photograph, at the top of the page, in CSS pixels of the document. */
const linesOverPictures = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const pictures = [...document.images]
      .filter((image) => image.currentSrc.includes('/images/') && image.checkVisibility())
      .map((image) => image.getBoundingClientRect())
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const hex = (colour: string) => {
      if (!canvas) return '#000000'
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    }
    const ancestorsOf = (element: Element): Element[] => [
      element,
      ...(element.parentElement ? ancestorsOf(element.parentElement) : []),
    ]
    /** What lies over the page, such as the header and the bar of a phone. */
    const layerOf = (element: Element): Element | null =>
      ancestorsOf(element).find((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position)) ??
      null
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      const words = node.textContent?.trim().slice(0, 60)
      if (!words || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      // Words for screen readers alone.
      if (parent.closest('.sr-only, .card-link > i')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // What is cut off by the box of a slider is not seen.
      const cutBoxes = ancestorsOf(parent)
        .filter((each) => getComputedStyle(each).overflowX !== 'visible')
        .map((each) => each.getBoundingClientRect())
      for (const rect of range.getClientRects()) {
        const left = Math.max(rect.left, 0)
        const width = Math.min(rect.right, window.innerWidth) - left
        const top = rect.top + rect.height * 0.2
        const height = rect.height * 0.6
        if (width < 4 || height < 4) continue
        const isOver = pictures.some(
          (box) => left < box.right && left + width > box.left && top < box.bottom && top + height > box.top,
        )
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        const isCut = cutBoxes.some((box) => left < box.left - 1 || left + width > box.right + 1)
        const isCovered = hit !== null && layerOf(hit) !== null && layerOf(hit) !== layerOf(parent)
        if (isOver && !isCut && !isCovered)
          lines.push({ words, colour: hex(getComputedStyle(parent).color), left, top, width, height })
      }
    }
    return lines
  })

/** So much of the ground of a line may be too light or too dark: grain, branches, stars. */
const ignoredShare = 0.02

/** The contrast of a colour with the pixels below it, apart from a few. */
async function contrastOf(ground: Buffer, { colour, left, top, width, height }: Line): Promise<number> {
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  const extracted = await sharp(ground)
    .extract({ left: Math.round(left), top: Math.round(top), ...size })
    .removeAlpha()
    .resize(Math.ceil(size.width / 3), Math.ceil(size.height / 3), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  const ratios: number[] = []
  for (let at = 0; at + 2 < extracted.length; at += 3) {
    const pixel = [...extracted.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0'))
    ratios.push(contrastRatio(`#${pixel.join('')}`, colour))
  }
  ratios.sort((one, other) => one - other)
  return ratios[Math.floor(ratios.length * ignoredShare)] ?? 21
}

/** Texts in the window that cannot be read over the photographs below them, measured without the texts. */
async function unreadableNow(page: Page): Promise<string[]> {
  const lines = await linesOverPictures(page)
  if (lines.length === 0) return []
  const style = await page.addStyleTag({
    content:
      '*, ::before, ::after { color: transparent !important; text-shadow: none !important; transition: none !important }',
  })
  const ground = await page.screenshot({ animations: 'disabled' })
  await style.evaluate((element: Element) => element.remove())
  const seen = page.viewportSize()
  const unreadable: string[] = []
  for (const line of lines) {
    const isWhole =
      line.top >= 0 &&
      line.top + line.height < (seen?.height ?? 0) &&
      line.left + line.width <= (seen?.width ?? 0)
    const ratio = isWhole ? await contrastOf(ground, line) : minTextContrast
    if (ratio < minTextContrast) unreadable.push(`${ratio.toFixed(2)}: ${line.words} (${line.colour})`)
  }
  return unreadable
}

/** Header and bars take their places a moment after the page has been scrolled. */
const scrollToRest = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)))
  }, top)

/** Texts of the page that cannot be read over its photographs. */
export async function unreadableTexts(page: Page): Promise<string[]> {
  const unreadable = new Set<string>()
  const windowHeight = page.viewportSize()?.height ?? 0
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < pageHeight; top += windowHeight / 2) {
    await scrollToRest(page, top)
    for (const text of await unreadableNow(page)) unreadable.add(text)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  return [...unreadable]
}
