'use client'

import { useEffect, type ReactNode } from 'react'

import { nameControls } from './name-controls'
import { repairNames, type GetName } from './repair-names'
import { useStudioText } from './use-studio-text'

/** What was added, got another name, or is a row of a list whose title came later: its tick box is named after it. */
function changedElements(changes: MutationRecord[]): Set<Element> {
  const elements = changes.flatMap(({ type, target, addedNodes }) => {
    if (type === 'characterData') return target.parentElement?.closest('tbody tr')
    const nodes = type === 'attributes' ? [target] : [...addedNodes]
    return nodes.map((node) => (node instanceof Element ? node : node.parentElement))
  })
  return new Set(elements.filter((element) => element instanceof Element))
}

function repair(root: Element, getName: GetName): void {
  repairNames(root, getName)
  nameControls(root, getName)
}

/** Watches the studio for controls whose names Payload leaves out or in English, and names them in the editor's language. */
export function RepairedNames({ children }: { children: ReactNode }) {
  const t = useStudioText()
  useEffect(() => {
    repair(document.body, t)
    const observer = new MutationObserver((changes) => {
      for (const root of changedElements(changes)) if (root.isConnected) repair(root, t)
      // Its own changes need no repair; a name that it sets anew each time would never end.
      observer.takeRecords()
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
      attributeFilter: ['aria-label', 'title', 'placeholder'],
    })
    return () => observer.disconnect()
  }, [t])
  return children
}
