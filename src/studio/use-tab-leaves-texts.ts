'use client'

import { useEffect } from 'react'

const editor = '.ContentEditable__root'

/** Whether the caret is in a list of the text, of which the tab key sets the level. */
function isInList(root: Element): boolean {
  const node = window.getSelection()?.anchorNode
  const item = (node instanceof Element ? node : node?.parentElement)?.closest('li')
  return item !== null && item !== undefined && root.contains(item)
}

/**
 * Lets the tab key leave the editor of texts, which otherwise takes every press for an indent and holds the keyboard
 * (WCAG 2.1.2). In a list the key sets the level, until Escape is pressed; an open menu of the editor keeps it.
 */
export function useTabLeavesTexts(): void {
  useEffect(() => {
    let hasEscaped = false
    const listen = (event: KeyboardEvent) => {
      const root = event.target instanceof Element ? event.target.closest(editor) : null
      if (!root || event.key === 'Shift') return
      const mayLeave = hasEscaped || !isInList(root)
      hasEscaped = event.key === 'Escape'
      if (event.key !== 'Tab' || !mayLeave || document.querySelector('.slash-menu-popup')) return
      // Before the listeners of the editor; the browser then moves the focus.
      event.stopPropagation()
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
