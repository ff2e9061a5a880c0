import { createElement, useEffect, type ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

interface Hydrated {
  /** Called once React has taken over. */
  onReady: () => void
  View: ComponentType<object>
  props: object
}

function Ready({ onReady, View, props }: Hydrated) {
  useEffect(onReady, [onReady])
  return createElement(View, props)
}

/** Lets React take over the HTML that the server rendered with the same view, properties and prefix. */
export const hydrateIsland = (element: Element, identifierPrefix: string, hydrated: Hydrated): Root =>
  hydrateRoot(element, createElement(Ready, hydrated), { identifierPrefix })
