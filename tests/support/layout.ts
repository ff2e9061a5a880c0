import type { Locator, Page } from '@playwright/test'

/** What reaches beyond the right edge of a small screen and cannot be scrolled to on its own. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        isScrolled(element.parentElement))
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > window.innerWidth + 1 && !isScrolled(element.parentElement),
    )
    if (document.documentElement.scrollWidth > window.innerWidth) wide.push(document.documentElement)
    return wide.map((element) => element.outerHTML.slice(0, 160))
  })

/**
 * Texts cut off at an edge of a box that neither scrolls nor ends them with an ellipsis, and texts printed over each
 * other. Boxes fixed to the window lie over the page on purpose.
 */
export const spoiltTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      node: Node
      words: string
      left: number
      right: number
      /** The middle half of a line: the boxes of lines with a small line height overlap. */
      top: number
      bottom: number
    }
    const texts: string[] = []
    const lines: Line[] = []
    const slack = 2
    const isHiddenFromSight = (element: Element) => {
      const { clipPath, position } = getComputedStyle(element)
      return position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1)
    }
    const readLine = (rect: DOMRect, node: Node, words: string) => {
      let { left, right } = rect
      let [top, bottom] = [rect.top + rect.height * 0.3, rect.bottom - rect.height * 0.3]
      let mayBeCut = true
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        // Drawn maps are cropped like pictures.
        if (box.localName === 'svg') return
        if (isHiddenFromSight(box) || ['fixed', 'sticky'].includes(style.position)) return
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const edge = box.getBoundingClientRect()
        if (['auto', 'scroll'].includes(style.overflowX)) mayBeCut = false
        const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        const isCut =
          left < edge.left - slack ||
          right > edge.right + slack ||
          top < edge.top - slack ||
          bottom > edge.bottom + slack
        if (isCut && isShortened) mayBeCut = false
        if (isCut && mayBeCut) texts.push(`cut: ${words} in ${box.outerHTML.slice(0, 160)}`)
        ;[left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        ;[top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      }
      if (right - left > slack && bottom - top > 1) lines.push({ node, words, left, right, top, bottom })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const words = node.textContent?.trim().slice(0, 60)
      if (!words || !node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) readLine(rect, node, words)
    }
    lines.sort((one, other) => one.top - other.top)
    for (const [index, line] of lines.entries())
      for (let next = index + 1; lines[next] && (lines[next]?.top ?? 0) < line.bottom - 1; next += 1) {
        const other = lines[next]
        const overlap = other ? Math.min(line.right, other.right) - Math.max(line.left, other.left) : 0
        // A clamped line is reported twice: with and without its ellipsis.
        if (overlap > slack && other?.node !== line.node)
          texts.push(`one over the other: ${line.words} | ${other?.words}`)
      }
    return [...new Set(texts)]
  })

/** Badges on the pictures of cards that lie under the buttons of their card. */
export const badgesUnderButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card-picture > .ribbon')].flatMap((badge) => {
      const box = badge.getBoundingClientRect()
      const buttons = [...(badge.closest('article')?.querySelectorAll('.card-button') ?? [])]
      const isUnder = buttons
        .map((button) => button.getBoundingClientRect())
        .some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        )
      return isUnder ? [badge.textContent] : []
    }),
  )

/** Words that end on another line than they begin without a hyphen between. */
export const brokenWords = (table: Locator): Promise<string[]> =>
  table.evaluate((element) => {
    const words: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.textContent ?? ''
      for (const { 0: word, index } of text.matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange()
        // Chromium reports the hyphen at the end of a line as part of the next character.
        range.setStart(node, text[index - 1] === '\u00ad' ? index + 1 : index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) words.push(word)
      }
    }
    return words
  })

/** Links, buttons and fields that cannot be pressed once the page is scrolled to them. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary',
    )
    const isUnreachable = (control: HTMLElement): boolean => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      if (control.closest('[aria-hidden=true], [inert]') || control.tabIndex < 0) return false
      const { position, clipPath } = getComputedStyle(control)
      // Fields drawn by their labels.
      if (position === 'absolute' && (clipPath !== 'none' || control.clientWidth <= 1)) return false
      // The link past the menu shows when it is focused.
      if (control.matches('a[href="#content"]')) control.focus()
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const boxes = [...control.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      const isHit = boxes.some((box) => {
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
        return hit !== null && [control, ...labels].some((each) => each.contains(hit))
      })
      control.blur()
      return boxes.length > 0 && !isHit
    }
    const unreachable = [...controls].filter(isUnreachable)
    window.scrollTo({ top: 0, behavior: 'instant' })
    return unreachable.map((control) => control.outerHTML.slice(0, 200))
  })
