/** @relies payload-repairs */
import type { BrowserTextKey } from '@/lib/i18n/studio-text'

import { setAttribute, type GetName } from './repair-names'

/** Controls of Payload that are only an icon and have no name. */
const icons: Record<string, BrowserTextKey> = {
  '.clickable-arrow--left': 'payload.names.previousPage',
  '.clickable-arrow--right': 'payload.names.nextPage',
  '.collapsible__drag': 'payload.names.drag',
  '.array-actions__button': 'payload.names.rowActions',
  '.doc-controls__popup .popup-button': 'payload.names.documentActions',
  '.clipboard-action__popup .popup-button': 'payload.names.copyAndPaste',
  '.date-time-picker__clear-button': 'payload.names.clear',
  '.clear-indicator': 'payload.names.clear',
  '.upload-relationship-details__edit': 'payload.names.editFile',
  '.upload-relationship-details__remove': 'payload.names.removeFile',
  '.file-details__remove': 'payload.names.removeFile',
  '.copy-to-clipboard': 'payload.names.copyUrl',
}

/** Inputs whose label Payload does not connect with them. */
const labelled = '.rs__input, .ContentEditable__root, .react-datepicker__input-container input'

const within = (root: Element, selector: string): Element[] => [
  ...(root.matches(selector) ? [root] : []),
  ...root.querySelectorAll(selector),
]

const isNamed = (element: Element): boolean =>
  element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')

/** The label of a field as it is shown, without the mark of a required one. */
export const labelText = (label: string | null | undefined): string =>
  (label ?? '').replace(/\s*\*\s*$/, '').trim()

function nameField(input: Element): void {
  const field = input.closest('.field-type, .payload-settings__language')
  const label = labelText(field?.querySelector('.field-label')?.textContent)
  if (label !== '' && !isNamed(input)) setAttribute(input, 'aria-label', label)
}

/**
 * Gives controls of Payload inside an element what a screen reader needs: names for icons and inputs, roles that fit
 * their content, and no focus on what is hidden from it.
 */
export function nameControls(root: Element, getName: GetName): void {
  for (const [selector, key] of Object.entries(icons))
    for (const icon of within(root, selector))
      if (!isNamed(icon)) setAttribute(icon, 'aria-label', getName(key))
  for (const input of within(root, labelled)) nameField(input)
  for (const text of within(root, '.ContentEditable__root'))
    setAttribute(text, 'aria-description', getName('payload.names.textKeys'))
  // It clears by Enter, so it is a control like others.
  for (const clear of within(root, '.clear-indicator[aria-hidden]')) clear.removeAttribute('aria-hidden')
  // The list opens by the arrow keys of its input.
  for (const arrow of within(root, '.dropdown-indicator[aria-hidden]')) setAttribute(arrow, 'tabindex', '-1')
  // A list whose entries are no list items.
  for (const tabs of within(root, '.doc-tabs__tabs')) setAttribute(tabs, 'role', 'group')
  // A button must not contain another one, which removes the value.
  for (const value of within(root, '.rs__multi-value[role="button"]')) {
    setAttribute(value, 'role', 'group')
    setAttribute(value, 'aria-label', labelText(value.querySelector('.multi-value-label')?.textContent))
  }
}
