'use client'

import { useEffect, type ReactNode } from 'react'

import { nameControls } from './name-controls'
import { repairNames, type GetName } from './repair-names'
import { useStudioText } from './use-studio-text'

/** What was added or got another name. */
function changedElements(changes: MutationRecord[]): Set<Element> {
  const nodes = changes.flatMap(({ type, target, addedNodes }) =>
    type === 'attributes' ? [target] : [...addedNodes],
  )
  const elements = nodes.map((node) => (node instanceof Element ? node : node.parentElement))
  return new Set(elements.filter((element) => element !== null))
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
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-label', 'title', 'placeholder'],
    })
    return () => observer.disconnect()
  }, [t])
  return children
}
