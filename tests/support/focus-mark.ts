import type { Page } from '@playwright/test'

/** Whether the focused element shows that it is focused: a ring around it, or a mark on itself. */
export const focusMark = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing focused'
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isOnScreen = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight
    const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    return isMarked && isOnScreen ? 'visible' : `invisible: ${element.outerHTML.slice(0, 160)}`
  })
