import { changedTexts, textsByPath, valueAt } from '@/features/preview/model/typed-texts'

import { formPath } from './block-marks'

/** The text node of an element that contains nothing else; null for other elements. */
export function onlyText({ childNodes }: Element): Text | null {
  const [first] = childNodes
  return childNodes.length === 1 && first instanceof Text ? first : null
}

/**
 * Shows plain texts at once, while the server still renders the page with them. A text that the page shows otherwise than
 * it was typed, such as one with placeholders, waits for the server.
 *
 * @param previewed the document, such as `pages/ID`
 */
export function showTypedTexts(previewed: string) {
  let texts: ReadonlyMap<string, string> = new Map()
  let latest: unknown

  function show(before: ReadonlyMap<string, string>): void {
    const changes = changedTexts(before, texts)
    if (changes.size === 0) return
    // What is typed in the page is there already; a new text would move the caret.
    for (const element of document.querySelectorAll('[data-field]:not([contenteditable])')) {
      const text = onlyText(element)
      const change = text && changes.get(formPath(element, previewed) ?? '')
      // React keeps this node, and writes into it what the server answers.
      if (text && change && text.data.trim() === change.from.trim()) text.data = change.to
    }
  }

  return {
    /** Whether the form has sent its values in the language of the page. */
    hasValues: (): boolean => latest !== undefined,
    valueAt: (path: string): unknown => valueAt(latest, path),
    /** Called with the values of the form after each change. */
    typed(values: unknown): void {
      const before = texts
      latest = values
      texts = textsByPath(values)
      show(before)
    },
    /** Called before the page is requested. The result shows again, on the new page, what was typed meanwhile. */
    requested(): () => void {
      const before = texts
      return () => show(before)
    },
  }
}
