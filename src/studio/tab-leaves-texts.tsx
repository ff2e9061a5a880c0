'use client'

import { useEffect, type ReactNode } from 'react'

import { payloadElements } from './payload-elements'

/** What is read of an item of a list; an `Element` is one. */
export interface ListItem {
  /** The item before it in its own list. */
  previousElementSibling: unknown
  parentElement: { closest: (selector: string) => unknown } | null
}

/**
 * Whether the tab key leaves a list instead of setting the level of an item: backwards where the item has no level to
 * give up, forwards where no item comes before it, below which it could go.
 */
export const leavesList = (
  { previousElementSibling, parentElement }: ListItem,
  isBackwards: boolean,
): boolean => (isBackwards ? !parentElement?.closest('li') : previousElementSibling === null)

/** The item of a list in the text with the caret. */
function itemWithCaret(root: Element): Element | null {
  const node = window.getSelection()?.anchorNode
  const item = (node instanceof Element ? node : node?.parentElement)?.closest('li') ?? null
  return root.contains(item) ? item : null
}

/**
 * Lets the tab key leave the editor of texts, which otherwise takes every press for an indent and holds the keyboard
 * (WCAG 2.1.2). In a list the key sets the level as far as there are levels; an open menu of the editor keeps it. Escape
 * takes the focus out too, but closes the drawer around a text.
 */
export function TabLeavesTexts({ children }: { children: ReactNode }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const root = event.target instanceof Element ? event.target.closest(payloadElements.richText) : null
      if (!root || event.key !== 'Tab' || document.querySelector(payloadElements.slashMenu)) return
      const item = itemWithCaret(root)
      // Before the listeners of the editor; the browser then moves the focus.
      if (!item || leavesList(item, event.shiftKey)) event.stopPropagation()
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
  return children
}
