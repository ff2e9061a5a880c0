import type { Direction } from '@/lib/values/undo-keys'

/** Asks the form around an element for a step. */
const eventName = 'form-history'

export const historyEvent = (detail: Direction): CustomEvent<Direction> =>
  new CustomEvent(eventName, { detail, bubbles: true })

/** Calls back when an element within asks for a step. Returns the function that ends it. */
export function listenForSteps(form: Element, onStep: (direction: Direction) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) onStep(event.detail as Direction)
  }
  form.addEventListener(eventName, listen)
  return () => form.removeEventListener(eventName, listen)
}
